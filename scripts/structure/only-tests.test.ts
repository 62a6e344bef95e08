import { expect, it } from 'vitest';
import { checkOnlyTests } from './only-tests.ts';

const rule = { path: 'src/core/values/tax.ts', text: 'export const tax = 1;\n' };
const test = { path: 'src/core/values/tax.test.ts', text: "import { tax } from './tax.ts';\n" };
const imports = "import { tax } from '#core/values/tax.ts';\n";
const found = (...files: { path: string; text: string }[]): string[] =>
  checkOnlyTests([rule, test, ...files]).map(({ path }) => path);

it('finds what only tests, builders and their world import', () => {
  expect(found()).toEqual([rule.path]);
  expect(found({ path: 'src/testing/world.ts', text: imports })).toEqual([rule.path]);
  expect(found({ path: 'src/features/prices/deals/server/builders.ts', text: imports })).toEqual([rule.path]);
});

it('follows imports from the roots of the product', () => {
  const used = { path: 'src/features/prices/deals/server/queries.ts', text: imports };
  const root = { path: 'src/app/server.ts', text: "import '#features/prices/deals/server/queries.ts';\n" };
  expect(found(used, root)).toEqual([]);
  expect(found(used)).toEqual([rule.path, used.path]);
});

it('lets a rule stay that a copy in SQL names', () => {
  const copy = { path: 'database/functions/tax.sql', text: '-- the same rule as `core/values/tax`\n' };
  expect(found(copy)).toEqual([]);
});
