import { defineConfig } from 'vitest/config';

// Two cores serve everything, so a file of the server suite (its own embedded database) is never one of many.
const workers = 2;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default', './scripts/ci-reporter.ts'],
    setupFiles: ['./scripts/test-setup.ts'],
    maxWorkers: workers,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/support/forget-sample.ts',
          environment: 'node',
          pool: 'forks',
          testTimeout: 180_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
