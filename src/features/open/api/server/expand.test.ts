import { expect, test } from 'vitest';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import type { Db } from '#platform/server/db/port.ts';
import { Entries } from '#platform/server/features/entries.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import { expandRows } from './queries-expand.ts';

/** Expands rows with what the entry of the unit's suppliers answers; says how often that was asked. */
const expandedBy = async (answer: unknown, rows: readonly Readonly<Record<string, unknown>>[]) => {
  let asked = 0;
  const entries = new Entries({ suppliers: { listUnitSuppliers: suppliersContract.listUnitSuppliers } });
  const listUnitSuppliers = async () => {
    asked += 1;
    return answer as never;
  };
  const answers = { suppliers: { listUnitSuppliers } };
  entries.fill(answers, answers);
  const expanding = { scope: {} as SeenScope, input: {} };
  const found = await expandRows({ db: {} as Db, entries }, expanding, rows, { supplier: 'supplier' });
  return { found, asked };
};

const fish = { id: 'fish', displayName: 'Fiskaren' };

test('suppliers come in one read, and one that has not invoiced the unit is null', async () => {
  const rows = [{ supplierId: 'fish' }, { supplier: { id: 'fish' } }, { supplierId: 'new' }, {}];
  expect(await expandedBy([fish], rows)).toEqual({
    asked: 1,
    found: [
      { supplierId: 'fish', expanded: { supplier: fish } },
      { supplier: { id: 'fish' }, expanded: { supplier: fish } },
      { supplierId: 'new', expanded: { supplier: null } },
      { expanded: { supplier: null } },
    ],
  });
});

test('what its own entry refuses is refused here', async () => {
  const { found } = await expandedBy(refused('plan.required'), [{ supplierId: 'fish' }]);
  expect(found).toMatchObject({ code: 'plan.required' });
});

test('where there are no rows nothing is read', async () => {
  expect(await expandedBy([fish], [])).toEqual({ asked: 0, found: [] });
});
