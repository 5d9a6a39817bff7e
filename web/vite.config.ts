import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { offline } from './offline.ts';

// The service serves files under assets/ for ever, and allows nothing inline (docs/protocol.md, "For the page").
export default defineConfig({
  plugins: [svelte(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 400 },
});
