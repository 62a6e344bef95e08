import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

// Two cores serve everything, so a file of the server suite (its own embedded database) is never one of many. A third worker
// makes a run no shorter: what waits in one file has engines and readers at work.
const workers = 2;

// On another engine than the embedded one, what no engine can change is left out: pure folders and rules, screens, tools,
// hostile files in their sandbox, walks over every route, and what always opens the embedded engine.
const engineless =
  process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [
        'scripts/**',
        'src/core/**',
        'src/platform/w*/**',
        'src/features/*/*/*.test.ts',
        '{src,tests}/**/hostile*.test.ts',
        'src/platform/server/{archive,cli,http,imap,mail,metrics,ports,sandbox,smtp}/**',
        'src/platform/server/db/{durable-files,vacuum}.test.ts',
        'tests/security/{authorisation,headers,naughty}.test.ts',
        'tests/ingest/{corpus,readings}.test.ts',
        // It starts servers of its own.
        'tests/product/replicas.test.ts',
      ];

// What a whole run leaves to other turns (scripts/test.ts).
const leftOut = (process.env['LEFT_OUT'] ?? '').split(' ').filter(Boolean);

// The server runs as Node loads it, as in production: neither is a file made into another by the bundler, nor does each name
// that it imports go through one. No file mocks a module.
const asNodeLoads = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default', './scripts/ci-reporter.ts'],
    setupFiles: ['./scripts/test-setup.ts'],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{app,core,platform}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/**/web/**/*.test.{ts,tsx}', '**/node_modules/**', ...engineless, ...leftOut],
          environment: 'node',
          pool: 'threads',
          // As in the server's suite: no file mocks a module or leaves a global changed.
          isolate: false,
          experimental: asNodeLoads,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/features/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['src/**/web/**/*.test.ts', '**/node_modules/**', ...engineless, ...leftOut],
          environment: 'node',
          pool: 'threads',
          // A worker loads the server once and keeps an embedded database; no file mocks a module or replaces a global.
          isolate: false,
          experimental: asNodeLoads,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // Screens' code stands on globals of the browser, which its tests replace: each file has a worker to itself.
          name: 'web',
          include: ['src/**/web/**/*.test.ts', 'src/app/*.test.tsx'],
          environment: 'node',
          pool: 'threads',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // Screens as a person meets them: a file has a window of its own, and shares the modules of its worker.
          name: 'dom',
          include: ['src/**/web/**/*.test.tsx'],
          setupFiles: ['./src/testing/web/setup.ts'],
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
          // Half of its time a screen waits for what it debounces or announces: four of them fill two cores.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...leftOut],
          globalSetup: './e2e/support/around-all.ts',
          environment: 'node',
          pool: 'forks',
          // As in the servers that it starts: a worker ends before an optimised database has paid (e2e/support/product.ts).
          execArgv: ['--liftoff-only'],
          // A worker loads the product once, and keeps an embedded database, for all of its journeys.
          isolate: false,
          // A journey waits for its server and for pages in turn: three of them fill two cores.
          maxWorkers: 3,
          experimental: asNodeLoads,
          // What is waited for may take as long as a loaded machine makes it; a person's patience is measured elsewhere.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
