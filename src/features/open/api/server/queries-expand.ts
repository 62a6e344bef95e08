import { listClaimLines } from '#features/prices/claims/server/queries-figures.ts';
import { invoiceRow } from '#features/purchases/invoices/contract.ts';
import { listInvoiceLines } from '#features/purchases/invoices/server/queries-lines.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Entries } from '#platform/server/features/entries.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { Expands } from '../contract-expand.ts';
import type { Row } from './queries-pages.ts';

export interface ReadServices {
  readonly db: Db;
  readonly entries: Entries;
}

/** What lines are found by. */
const lined = invoiceRow.pick({ id: true, issueDate: true, locked: true }).array();

/** In which unit rows are expanded, and what the list's own entry was asked with. */
export interface Expanding {
  readonly scope: SeenScope;
  readonly input: object;
}

/** Reads what all rows of a page are expanded with at once; answers what is each row's. */
type Find = (
  services: ReadServices,
  expanding: Expanding,
  rows: readonly Row[],
) => Promise<((row: Row) => unknown) | Refused>;

/** Lists name the supplier's id themselves, or within the supplier. */
const supplierIdOf = ({ supplierId, supplier }: Row): unknown =>
  supplierId ?? (supplier as { readonly id: string } | undefined)?.id;

const finders: Readonly<Record<Expands[string], Find>> = {
  supplier: async ({ entries }, { input }) => {
    const found = await entries.of(suppliersContract.listUnitSuppliers)(input);
    if (found instanceof Refused) return found as Refused;
    const byId = new Map((found as Row[]).map((supplier) => [supplier['id'], supplier]));
    return (row) => byId.get(supplierIdOf(row)) ?? null;
  },
  invoiceLines: async ({ db }, { scope }, rows) => {
    const invoices = lined.parse(rows);
    const lines = await db.tenantRead(scope.organizationId, (reader) =>
      listInvoiceLines(reader, scope, invoices),
    );
    return ({ id }) => lines.get(String(id)) ?? [];
  },
  claimLines: async ({ db }, { scope }) => {
    const lines = await db.tenantRead(scope.organizationId, (reader) => listClaimLines(reader, scope));
    return ({ id }) => lines.get(String(id)) ?? [];
  },
};

/** The rows of a page, each with what was asked for in `expanded`: a read for each name, however many rows there are. */
export const expandRows = async (
  services: ReadServices,
  expanding: Expanding,
  rows: readonly Row[],
  asked: Expands,
): Promise<readonly Row[] | Refused> => {
  if (rows.length === 0) return rows;
  const found: (readonly [name: string, of: (row: Row) => unknown])[] = [];
  for (const [name, what] of Object.entries(asked)) {
    const of = await finders[what](services, expanding, rows);
    if (of instanceof Refused) return of;
    found.push([name, of]);
  }
  return rows.map((row) => ({
    ...row,
    expanded: Object.fromEntries(found.map(([name, of]) => [name, of(row)])),
  }));
};
