import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** Letters to suppliers that a unit may send in 24 hours (SECURITY R42). */
const limits = { letters: 50, newAddresses: 10, toOneAddress: 3 } as const;

const powerSql = `select from power_of_attorney where organization_id = $1 and state = 'signed' limit 1`;

/** Whether the organization's letters may leave: its power of attorney is signed. */
export const mayWriteSuppliers = async (reader: Reader, { organizationId }: UnitScope): Promise<boolean> =>
  (await reader.query(powerSql, [organizationId])).length > 0;

const usedSql = `
  select count(*)::int as letters, count(*) filter (where address_key = $4)::int as "toOneAddress",
    count(distinct address_key) filter (where not exists (
      select from supplier_letter b where b.organization_id = $1 and b.unit_id = $2 and b.address_key = l.address_key
        and b.at <= $3))::int as "newAddresses",
    (select count(*)::int from supplier_letter k where k.organization_id = $1 and k.unit_id = $2
      and k.address_key = $4) as known
  from supplier_letter l where l.organization_id = $1 and l.unit_id = $2 and l.at > $3`;

/** Whether the unit has had its share of letters of the last 24 hours, with one more to this address. */
export const hasHadItsShare = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  addressKey: string,
  now: Date,
): Promise<boolean> => {
  const [used] = await reader.query<Record<keyof typeof limits | 'known', number>>(usedSql, [
    organizationId,
    unitId,
    new Date(now.getTime() - 86_400_000),
    addressKey,
  ]);
  if (used === undefined) return false;
  return (
    used.letters >= limits.letters ||
    used.toOneAddress >= limits.toOneAddress ||
    (used.known === 0 && used.newAddresses >= limits.newAddresses)
  );
};

const acceptedSql = `
  select from mail m
  join document d on d.organization_id = $1 and d.unit_id = $2 and (d.id = m.document_id or d.parent_id = m.document_id)
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = d.invoice_id
  where m.organization_id = $1 and m.unit_id = $2 and i.supplier_id = $3 and not i.held and m.verdict = 'pass' and lower(m.sender_address) = lower($4)
  limit 1`;

/** Whether the unit has received an accepted invoice of the supplier from the address. */
export const hasWrittenToUs = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  supplierId: string,
  address: string,
): Promise<boolean> =>
  (await reader.query(acceptedSql, [organizationId, unitId, supplierId, address])).length > 0;
