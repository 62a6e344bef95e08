import { participantText } from '#core/invoices/participant.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { maskedNumber } from '#core/values/personal-number.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Receiver, Receivers } from '#platform/server/ports/e-invoices/receiver-port.ts';
import type { ReceiverStatus, Registration } from '../contract-receiver.ts';
import { receiverOf } from '../rules.ts';

/** Whether the company `o` lets us register it, as the power of attorney says or an owner has in `r`. */
export const grantSql = `not o.is_sample
  and exists (select from membership m where m.organization_id = o.organization_id and m.role = 'owner')
  and exists (select from power_of_attorney p where p.organization_id = o.organization_id and p.state = 'signed'
    and (p.covers_receiving or r.choice = 'on'))`;

type Address = Pick<Receiver, 'street' | 'zipCode' | 'city' | 'country'>;

/** The address of a company: of the first of its restaurants that has one whole; null where none has. */
export const addressOf = async (reader: Reader, organizationId: string): Promise<Address | null> => {
  const [row] = await reader.query<Address>(
    `select street, zip_code as "zipCode", city, country from outlet
     where organization_id = $1 and street <> '' and zip_code <> '' and city <> '' order by created_at, id limit 1`,
    [organizationId],
  );
  return row ?? null;
};

/** What decides over a registration, and how far it is. */
export interface ReceiverFacts extends Pick<ReceiverStatus, 'isSigned' | 'state' | 'reason'> {
  readonly organizationNumber: string;
  readonly isSample: boolean;
  readonly stateAt: Date | null;
}

/** Of the unit's own organization. */
export const findReceiver = async (reader: Reader, organizationId: string): Promise<ReceiverFacts> => {
  const [row] = await reader.query<ReceiverFacts>(
    `select o.organization_number as "organizationNumber", o.is_sample as "isSample", r.state, r.reason,
       r.state_at as "stateAt",
       exists (select from power_of_attorney p where p.organization_id = o.organization_id and p.state = 'signed') as "isSigned"
     from organization o left join receiver_registration r on r.organization_id = o.organization_id
     where o.organization_id = $1`,
    [organizationId],
  );
  if (row === undefined) throw new Error('a scope is of an organization that is there');
  return row;
};

/** As the wire tells it. */
export const receiverStatusOf = (
  { organizationNumber, isSample, isSigned, state, reason, stateAt }: ReceiverFacts,
  receivers: Receivers | null,
): ReceiverStatus => {
  const participant = state === 'registered' ? receiverOf(organizationNumber) : null;
  return {
    isOffered: receivers !== null && !isSample,
    isSigned,
    state,
    reason,
    address: participant === null ? null : participantText(participant),
    since: stateAt?.toISOString() ?? null,
  };
};

type RegistrationRow = Omit<Registration, 'since'> & { readonly since: Date };

const registrationSql = `
  select r.organization_id as "organizationId", o.name as "organizationName", o.organization_number as "organizationNumber",
    r.state, r.reason, r.detail, r.tries, r.state_at as since,
    (select p.signatory_name from power_of_attorney p where p.organization_id = r.organization_id and p.state = 'signed'
     order by p.created_at desc, p.id desc limit 1) as "signatoryName"
  from receiver_registration r join organization o on o.organization_id = r.organization_id`;

const registrationOf = ({ organizationNumber, since, ...rest }: RegistrationRow): Registration => ({
  ...rest,
  organizationNumber: formatOrganizationNumber(maskedNumber(organizationNumber)),
  since: since.toISOString(),
});

/** One registration, or null. A platform read. */
export const findRegistration = async (
  reader: Reader,
  organizationId: string,
): Promise<Registration | null> => {
  const [row] = await reader.query<RegistrationRow>(`${registrationSql} where r.organization_id = $1`, [
    organizationId,
  ]);
  return row === undefined ? null : registrationOf(row);
};

/** How many are registered, and those that go no further by themselves, the longest first. A platform read. */
export const listRegistrations = async (
  reader: Reader,
): Promise<{ readonly registered: number; readonly content: Registration[] }> => {
  // Across tenants: staff and the doctor look at the whole place.
  const [count] = await reader.query<{ registered: number }>(
    `select count(*)::int as registered from receiver_registration where state = 'registered'`,
  );
  const rows = await reader.query<RegistrationRow>(
    `${registrationSql}
     where r.state in ('elsewhere', 'refused') or (r.state in ('waiting', 'leaving') and r.reason is not null)
     order by r.state_at, r.organization_id limit 100`,
  );
  return { registered: count?.registered ?? 0, content: rows.map(registrationOf) };
};
