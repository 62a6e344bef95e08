/** Folders whose tests are judged: each mutant in one must be killed by a test that lies in the same folder. */
export const areas: readonly string[] = [
  'src/core/access',
  'src/core/invoices',
  'src/core/price-watch',
  'src/platform/server/http',
];

/** Those whose tests take seconds: what a quick run draws from. */
export const quickAreas: readonly string[] = ['src/core/access', 'src/platform/server/http'];

/** What in them only tests run: a mutant of it says nothing about the product. */
export const testOnly: readonly string[] = [
  'src/testing/invoices/example-draft.ts',
  'src/testing/price-watch/',
];
