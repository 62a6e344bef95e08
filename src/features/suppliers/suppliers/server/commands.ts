import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { listedSuppliers } from '../rules-directory.ts';

/** Any fixed id will do; the ids of the directory's entries are derived from it and their names. */
const directory = '0f2c1d1e-6f43-4c55-9a44-6c1f0e9b2a10';

/**
 * Writes the directory of suppliers at start. The same entry keeps its id, so running it again changes only what the
 * list changed, and nothing that staff have revised. An entry that bears a number is verified; a number that staff have
 * given to another entry stays there.
 */
export const writeSupplierDirectory = (db: Db): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const rows = listedSuppliers.map(({ name, legalName, category, organizationNumber }) => ({
      id: derivedId(directory, name),
      display_name: name,
      legal_name: legalName,
      category,
      organization_number: organizationNumber ?? null,
      vat_number: null,
      verified: organizationNumber !== undefined,
      search_name: supplierSearchName(name),
    }));
    await tx.query(
      `insert into supplier as s
         (id, display_name, legal_name, organization_number, vat_number, category, verified, search_name)
       select w.id, w.display_name, w.legal_name, w.organization_number, w.vat_number, w.category, w.verified, w.search_name
       from jsonb_populate_recordset(null::supplier, $1) w
       where not exists (
         select from supplier t where t.organization_number = w.organization_number and t.id <> w.id)
       order by w.id
       on conflict (id) do update set display_name = excluded.display_name, legal_name = excluded.legal_name,
         organization_number = excluded.organization_number, category = excluded.category,
         verified = excluded.verified, search_name = excluded.search_name
       where s.revised_at is null
         and (s.display_name, s.legal_name, s.organization_number, s.category, s.verified, s.search_name)
         is distinct from (excluded.display_name, excluded.legal_name, excluded.organization_number,
           excluded.category, excluded.verified, excluded.search_name)`,
      [JSON.stringify(rows)],
    );
  });

/**
 * Makes the suppliers active at the unit's outlets, whose invoices are being booked in this transaction: links that
 * waited for them and outlets without one; where a person has set it inactive it stays so.
 */
export const activateLinks = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  supplierIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (supplierIds.length === 0) return;
  await tx.query(
    `insert into outlet_supplier as l (organization_id, outlet_id, supplier_id, status, since)
     select $1, t.id, w.id, 'active', $4 from unnest($3::uuid[]) w(id)
     join outlet t on t.organization_id = $1 and t.main_unit_id = $2 order by t.id, w.id
     on conflict (organization_id, outlet_id, supplier_id)
     do update set status = 'active', since = excluded.since where l.status = 'requested'`,
    [organizationId, unitId, supplierIds, now],
  );
};
