import type { Reader } from '#platform/server/db/port.ts';
import type { OnboardingDraft } from '../contract.ts';

/** The answers that a user has not registered yet, or null. A platform read. */
export const draftOf = async (reader: Reader, userId: string): Promise<OnboardingDraft | null> => {
  const [row] = await reader.query<{ draft: OnboardingDraft }>(
    'select draft from onboarding_draft where user_id = $1',
    [userId],
  );
  return row?.draft ?? null;
};

/** The organizations that a user owns an outlet of, by name. A platform read. */
export const ownOrganizations = (reader: Reader, userId: string) =>
  reader.query<{ organizationId: string; name: string }>(
    `select o.organization_id as "organizationId", o.name from organization o
     where exists (
       select from membership m where m.organization_id = o.organization_id and m.user_id = $1 and m.role = 'owner')
     order by o.name, o.organization_id`,
    [userId],
  );

/** What a person would not take for an invoice of theirs, or what holds others. */
const noInvoices = ['duplicate', 'expanded', 'rejected', 'deleted'];

/** The first document that arrived in a unit of the user's own outlets, or null. A platform read. */
export const firstDocument = async (reader: Reader, userId: string) => {
  // Across tenants: an account may be a member of several organizations.
  const [row] = await reader.query<{ id: string; state: string; arrivedAt: Date }>(
    `select d.id, d.state, d.received_at as "arrivedAt"
     from (
       select distinct o.organization_id, o.main_unit_id from membership m
       join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
       where m.user_id = $1) u
     cross join lateral (
       select x.id, x.state, x.received_at from document x
       where x.organization_id = u.organization_id and x.unit_id = u.main_unit_id and x.state <> all($2::text[])
       order by x.received_at, x.id limit 1) d
     order by d.received_at, d.id limit 1`,
    [userId, noInvoices],
  );
  return row ?? null;
};
