/** Folders whose tests are judged: each mutant in one must be killed by a test that lies in the same folder. */
export const areas: readonly string[] = [
  'src/core/access',
  'src/core/entitlements',
  'src/core/invoices',
  'src/core/price-watch',
  'src/platform/server/http',
];

/** Parts of them whose tests take a moment and load little: what a quick run draws from. */
export const quickAreas: readonly string[] = ['src/core/access', 'src/core/invoices/checks'];

/** What in them only tests run: a mutant of it says nothing about the product. */
export const testOnly: readonly string[] = [
  'src/testing/invoices/example-draft.ts',
  'src/testing/price-watch/',
];
