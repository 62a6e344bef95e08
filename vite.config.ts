import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAsCalls } from './scripts/structure/calls-only.ts';
import { firstLoadBudget } from './scripts/structure/first-load.ts';
import { scopedName } from './scripts/structure/stylesheets.ts';

// React Aria carries strings for some thirty languages; the product speaks two.
const twoLanguages = optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] });

// What is needed together is one file, with all that it imports and no file before it has: dozens of small ones are asked for one by
// one, and each is compressed alone. In the order of a visit: every page, the way in, what all screens are, what stands around
// them, and the first screen; then the words of either, by language.
const around =
  'frame/frame calls/query outlet-choice next-step plan-notice showcase/web/notice bell/web/bell bell-button load-suppliers help-later pointer tour/web/tour ' +
  'lazy-palette every-place queue-count unread-news arrival-sends undecided-count';
const home =
  'overview/web/overview-page arrival-task draft-task ending-task held-task overdue-task price-task suggestion-task radar-tasks ' +
  'films-later first-ways-part';
const spoken =
  'overview products invoices price-monitoring billing guides bell outlets assistants claims deals documents inbox power-of-attorney';
const anyOf = (names: string): string => names.replaceAll(' ', '|');
const homeWords = `/(${anyOf(spoken)})/texts|/texts-(tasks|told|nav)`;
const together: Readonly<Record<string, RegExp>> = {
  first: /src\/platform\/web\/frame\/(router|settings)\.ts$/,
  door: /\/(login-page|door-frame)\.tsx$/,
  whole: /src\/app\/whole\.tsx$/,
  shell: new RegExp(`/(${anyOf(around)})\\.tsx?$`),
  home: new RegExp(`/(${anyOf(home)})\\.tsx$`),
  'door-sv': /\/(platform\/web|platform\/web\/ui|sessions)\/texts\.sv\.ts$/,
  'door-en': /\/(platform\/web|platform\/web\/ui|sessions)\/texts\.en\.ts$/,
  'home-sv': new RegExp(`(${homeWords})\\.sv\\.ts$`),
  'home-en': new RegExp(`(${homeWords})\\.en\\.ts$`),
};
const groups = Object.entries(together).map(([name, test], at) => ({ name, test, priority: 20 - at }));

export default defineConfig({
  plugins: [react(), contractAsCalls, { ...twoLanguages, enforce: 'pre' }, firstLoadBudget],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
