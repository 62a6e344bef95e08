import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import type { Db } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import { listedSuppliers } from '../rules-directory.ts';

/** Any fixed id will do; the ids of the directory's entries are derived from it and their names. */
const directory = '0f2c1d1e-6f43-4c55-9a44-6c1f0e9b2a10';

/**
 * Writes the directory of suppliers at start. The same entry keeps its id, so running it again changes only what the
 * list changed. An entry that bears a number is verified.
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
      `insert into supplier (id, display_name, legal_name, organization_number, vat_number, category, verified, search_name)
       select id, display_name, legal_name, organization_number, vat_number, category, verified, search_name
       from jsonb_populate_recordset(null::supplier, $1) order by id
       on conflict (id) do update set display_name = excluded.display_name, legal_name = excluded.legal_name,
         organization_number = excluded.organization_number, category = excluded.category,
         verified = excluded.verified, search_name = excluded.search_name`,
      [JSON.stringify(rows)],
    );
  });
