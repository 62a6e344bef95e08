import type { Reader } from '#platform/server/db/port.ts';
import { telephoneText } from '#platform/wire/phone.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ClaimSender } from '../rules-letter.ts';

interface SenderRecord extends ClaimSender {
  readonly inboundAddress: string;
}

const senderSql = `
  select o.name as "organizationName", o.organization_number as "organizationNumber", u.name as "restaurantName",
    u.inbound_address as "inboundAddress"
  from unit u join organization o on o.organization_id = u.organization_id
  where u.organization_id = $1 and u.id = $2`;

/** Who claims for a unit, and where its mail arrives. */
export const findClaimSender = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<{ readonly sender: ClaimSender; readonly inboundAddress: string }> => {
  const [row] = await reader.query<SenderRecord>(senderSql, [organizationId, unitId]);
  if (row === undefined) throw new Error('a unit that a member was let into is missing');
  const { inboundAddress, ...sender } = row;
  return { sender, inboundAddress };
};

const contactSql = `
  select street, contact_tel as telephone,
    nullif(trim(concat_ws(' ', regexp_replace(zip_code, '^([0-9]{3}) *([0-9]{2})$', '\\1 \\2'), city)), '') as place
  from outlet where organization_id = $1 and main_unit_id = $2`;

/** Where the restaurant of a unit is and answers the telephone, as letters print it: a line each. */
export const findContact = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<string[]> => {
  const [row] = await reader.query<Record<'street' | 'place' | 'telephone', string | null>>(contactSql, [
    organizationId,
    unitId,
  ]);
  const telephone = row?.telephone ? telephoneText(row.telephone) : null;
  return [row?.street, row?.place, telephone].flatMap((each) => each || []);
};

/** What a member of the organization is called; null where nobody is meant. */
export const findPersonName = async (
  reader: Reader,
  { organizationId }: UnitScope,
  userId: string | null,
): Promise<string | null> => {
  if (userId === null) return null;
  const [row] = await reader.query<{ name: string }>(
    'select full_name as name from member_name where organization_id = $1 and user_id = $2',
    [organizationId, userId],
  );
  return row?.name ?? null;
};

/** A claim's own address of its unit: `bryggan-…+k-2026-014@in.example`. */
export const claimAddressOf = (inboundAddress: string, number: string): string => {
  const at = inboundAddress.lastIndexOf('@');
  return `${inboundAddress.slice(0, at)}+${number.toLowerCase()}${inboundAddress.slice(at)}`;
};
