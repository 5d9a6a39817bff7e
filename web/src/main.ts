import { mount } from 'svelte';

import App from './App.svelte';
import { app } from './lib/app.svelte';
import { keepFocus } from './lib/focus';
import { followSettings } from './lib/settings.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/house.css';

followSettings();
keepFocus();
void app.start();
mount(App, { target: document.getElementById('app')! });
