import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedName } from './scripts/structure/stylesheets.ts';

// React Aria carries strings for some thirty languages; the product speaks two.
const twoLanguages = optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] });

export default defineConfig({
  plugins: [react(), { ...twoLanguages, enforce: 'pre' }],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // What the entry needs is one file: dozens of small ones are asked for one by one, and each is compressed alone.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: /src\/app\/features-web\.tsx$/ }] } },
    },
  },
});
