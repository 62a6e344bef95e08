import type { SupplierCategory, SupplierRow } from '../contract.ts';

/** Columns of a `SupplierRow` of `organization_supplier o` under `shownJoins`: as the directory has it, where it does. */
export const shownColumns = `
  coalesce(r.id, o.id) as id, coalesce(r.display_name, o.display_name) as "displayName",
  coalesce(r.legal_name, o.display_name) as name, coalesce(o.own_category, r.category, o.category) as category,
  coalesce(r.organization_number, o.organization_number) as "legalEntityNumber",
  coalesce(r.verified, false) as verified, r.id is null as private`;

/**
 * A lateral query for the entry of the directory with an id, or none. "offset 0" keeps it one search by key: a join would
 * be planned by hash, and reads the whole directory.
 */
export const directoryEntry = (id: string): string =>
  `lateral (select * from supplier where supplier.id = ${id} offset 0)`;

/** The directory's entry of `organization_supplier o`, or the one that it was merged into. */
export const shownJoins = `
  left join ${directoryEntry('o.directory_id')} d on true
  left join ${directoryEntry('coalesce(d.merged_into, d.id)')} r on true`;

/** A row of `shownColumns`. */
export interface ShownRecord {
  readonly id: string;
  readonly displayName: string;
  readonly name: string;
  readonly category: SupplierCategory;
  readonly legalEntityNumber: string | null;
  readonly verified: boolean;
  readonly private: boolean;
}

/** A supplier as the wire has it. */
export const shownRow = ({
  id,
  displayName,
  name,
  category,
  legalEntityNumber,
  verified,
  ...row
}: ShownRecord): SupplierRow => ({
  id,
  displayName,
  name,
  category,
  legalEntityNumber,
  verified,
  ...(row.private ? { isPrivate: true } : {}),
});
