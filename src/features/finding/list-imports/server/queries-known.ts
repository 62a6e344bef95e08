import { atLeast, type Role } from '#core/access/roles.ts';
import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import { listLinks } from '#features/suppliers/suppliers/server/queries-links.ts';
import { findNamed } from '#features/suppliers/suppliers/server/queries-named.ts';
import { changeable, seatsOf } from '#features/suppliers/suppliers/server/queries.ts';
import { type OutletField, outletFields } from '#features/company/outlets/rules-outlet.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { KnownArticle } from '../rules-articles.ts';
import type { KnownOutlet } from '../rules-outlets.ts';
import type { WrittenRow } from '../rules-read.ts';
import type { KnownSupplier, LinkedOutlet } from '../rules-suppliers.ts';

/** Articles of the unit that its plan lists, as they are called now. */
export const knownArticles = async (reader: Reader, scope: UnitScope): Promise<KnownArticle[]> => {
  const { organizationId, unitId } = scope;
  return reader.query<KnownArticle>(
    `select a.id, s.display_name as "supplierName", a.article_number as "articleNumber",
       coalesce(a.invoiced_name, a.name) as "invoicedName", a.unit, a.name, a.category
     from unit_article a join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
     where a.organization_id = $1 and a.unit_id = $2 and a.stitched_into is null and coalesce(a.id = any($3::uuid[]), true)
     order by a.id`,
    [organizationId, unitId, await listedArticles(reader, scope)],
  );
};

/** Outlets whose suppliers the person may change, the suppliers that they have, and those that rows name beside them. */
export const knownSuppliers = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  userId: string,
  rows: readonly WrittenRow[],
): Promise<{ readonly suppliers: readonly KnownSupplier[]; readonly outlets: readonly LinkedOutlet[] }> => {
  const seats = [...changeable(await seatsOf(reader, organizationId, userId)).values()];
  const linked = await listLinks(reader, organizationId, seats);
  const numbers = rows.flatMap(
    ({ organizationNumber }) => organizationNumberDigits(organizationNumber ?? '') ?? [],
  );
  const names = rows.flatMap(({ supplier, legalName }) => supplier ?? legalName ?? []);
  const named = await findNamed(reader, organizationId, { numbers, names });
  const known = new Set(linked.map(({ id }) => id));
  const others = named.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, outlets: [] }));
  const outlets = seats.map(({ outletId, displayName, ...seat }) => ({
    outletId,
    displayName,
    isHere: seat.unitId === unitId,
  }));
  return { suppliers: [...linked, ...others], outlets };
};

type OutletRecord = Record<OutletField, string | null> & {
  readonly outletId: string;
  readonly unitId: string;
  readonly role: Role | null;
};

const outletsSql = `
  select o.id as "outletId", o.main_unit_id as "unitId", m.role, o.display_name, o.website, c.name as legal_name,
    c.organization_number, o.forward_email, o.contact_email, o.contact_tel, o.street, o.city, o.zip_code, o.country,
    o.bankgiro_number, o.category
  from outlet o join organization c on c.organization_id = $1
  left join membership m on m.organization_id = $1 and m.outlet_id = o.id and m.user_id = $2
  where o.organization_id = $1 order by o.id`;

/** The organization's outlets that the person belongs to, and the names of the rest. */
export const knownOutlets = async (
  reader: Reader,
  { organizationId }: UnitScope,
  userId: string,
): Promise<{ readonly outlets: readonly KnownOutlet[]; readonly taken: readonly string[] }> => {
  const records = await reader.query<OutletRecord>(outletsSql, [organizationId, userId]);
  const outlets = records.flatMap(({ outletId, unitId, role, ...record }): KnownOutlet[] => {
    if (role === null) return [];
    const values = Object.fromEntries(outletFields.map((field) => [field, record[field]]));
    return [{ outletId, unitId, mayEdit: atLeast(role, 'editor'), values: values as KnownOutlet['values'] }];
  });
  const taken = records.flatMap(({ role, display_name }) => (role === null ? (display_name ?? []) : []));
  return { outlets, taken };
};
