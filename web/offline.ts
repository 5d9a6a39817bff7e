// Builds check.html: the check of a match as one file, which works without the house. It cannot reach any network.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { build, type Plugin } from 'vite';

const HERE = new URL('.', import.meta.url);
const CATALOGUES = new URL('../src/rathaus/', HERE);
const STYLES = ['look/tokens.css', 'check/check.css', 'check/offline.css'];

const source = (path: string): string => readFileSync(new URL(`src/${path}`, HERE), 'utf-8');

/** The sentences of the check, by language. */
export function texts(): Record<string, string> {
  const languages = readdirSync(CATALOGUES).flatMap((name) => /^text\.(\w+)\.ftl$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    languages.sort().map((language) => {
      const messages = readFileSync(new URL(`text.${language}.ftl`, CATALOGUES), 'utf-8').split(/\n(?=\S)/);
      return [language, messages.filter((message) => message.startsWith('page-check-')).join('\n')];
    }),
  );
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    root: HERE.pathname,
    logLevel: 'warn',
    define: { CHECK_TEXTS: JSON.stringify(texts()) },
    build: {
      write: false,
      minify: false, // it is there to be read
      target: 'es2022',
      lib: { entry: 'src/check/offline.ts', formats: ['iife'], name: 'rathaus' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : null;
  if (!chunk) throw new Error('the check was not built');
  return chunk.code;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Puts the file beside the page. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async generateBundle() {
      const [code, style] = [await script(), STYLES.map(source).join('')];
      const policy = `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(style)}`;
      const html = source('check/offline.html')
        .replace('POLICY', () => policy)
        .replace('<!-- STYLE -->', () => `<style>${style}</style>`)
        .replace('<!-- SCRIPT -->', () => `<script>${code}</script>`);
      this.emitFile({ type: 'asset', fileName: 'check.html', source: html });
    },
  };
}
