import { z } from 'zod';
import { listUnitSuppliers } from '#features/suppliers/suppliers/server/queries.ts';
import { readLoyalty } from '#features/purchases/radar/server/queries-loyalty.ts';
import { readRadar } from '#features/purchases/radar/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { id } from '#platform/wire/fields.ts';
import { findingColumns, type FindingRow } from '../rules-columns-findings.ts';
import { type Asked, byPages, type ListSource, readOnce } from './queries-source.ts';

/** Filters of the lists that it stands beside are no filters of it, but for the supplier. */
const filter = z.object({ supplierId: id.optional() });

const ofSupplier = async (
  reader: Reader,
  { scope, today }: Asked<unknown>,
  { id: supplierId, displayName: supplierName }: { readonly id: string; readonly displayName: string },
  currency: string,
): Promise<FindingRow[]> => {
  const beside = await readRadar(reader, scope, supplierId, new Date(`${today}T12:00:00Z`));
  // The plan does not show every supplier.
  if (beside instanceof Refused) return [];
  const of = { supplierName, currency };
  return [
    ...beside.missing.map((found) => ({ ...of, kind: 'missing' as const, found })),
    ...beside.renumbered.map((found) => ({
      ...of,
      currency: found.currency,
      kind: 'renumbered' as const,
      found,
    })),
    ...beside.fees.map((found) => ({ ...of, currency: found.currency, kind: 'fee' as const, found })),
  ];
};

const read = async (reader: Reader, asked: Asked<z.output<typeof filter>>): Promise<FindingRow[]> => {
  const { scope, filter: own, today } = asked;
  const loyalty = await readLoyalty(reader, scope, today);
  const { currency, besides } = loyalty;
  const rows: FindingRow[] = [];
  const suppliers = await listUnitSuppliers(reader, scope);
  for (const supplier of suppliers)
    if (own.supplierId === undefined || own.supplierId === supplier.id)
      rows.push(...(await ofSupplier(reader, asked, supplier, currency)));
  const bought = own.supplierId === undefined ? besides : [];
  return [
    ...rows,
    ...bought.map((found) => ({
      supplierName: found.supplierName,
      currency,
      kind: 'loyalty' as const,
      found,
    })),
  ];
};

/** What stands beside the prices of each of the unit's suppliers, by their names, then what was bought beside deals. */
export const findingSource: ListSource<typeof filter, FindingRow> = {
  filter,
  columns: findingColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, asked) => (await read(reader, asked)).length,
  open: (asked) => {
    const all = readOnce((reader) => read(reader, asked));
    return byPages(async (reader, { page, limit }) =>
      (await all(reader)).slice((page - 1) * limit, page * limit),
    );
  },
};
