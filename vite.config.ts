import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadBudget } from './scripts/structure/first-load.ts';
import { scopedName } from './scripts/structure/stylesheets.ts';

// React Aria carries strings for some thirty languages; the product speaks two.
const twoLanguages = optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] });

// What is needed together is one file, with all that it imports and no file before it has: dozens of small ones are asked for one by
// one, and each is compressed alone. In the order of a visit: every page, the way in, what
// all screens are, the shell, and the first screen.
const together = {
  first: /src\/platform\/web\/frame\/(router|settings)\.ts$/,
  door: /\/login-page\.tsx$/,
  whole: /src\/app\/whole\.tsx$/,
  shell: /\/frame\/frame\.tsx$/,
  home: /\/(overview\/web\/overview-page\.tsx|outlet-choice\.ts|undecided-count\.ts)$/,
};
const groups = Object.entries(together).map(([name, test], at) => ({ name, test, priority: 9 - at }));

export default defineConfig({
  plugins: [react(), { ...twoLanguages, enforce: 'pre' }, firstLoadBudget],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
