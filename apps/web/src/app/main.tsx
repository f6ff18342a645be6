import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './tokens.css';
import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speak } from '../words/language.ts';
import { App } from './App.tsx';
import { keepOffline } from './offline.ts';
import { applySettings } from './settings.ts';

speak(navigator.languages);
applySettings();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
