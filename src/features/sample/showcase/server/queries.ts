import type { Reader } from '#platform/server/db/port.ts';

/** What decides whether a person is shown the demo. */
export interface DemoStanding {
  /** Whether the organization has an invoice, in any of its restaurants. */
  readonly hasInvoice: boolean;
  /** Whether the person has hidden the demo. */
  readonly isHidden: boolean;
}

/** How an organization and a person stand to the demo. A platform read. */
export const findDemoStanding = async (
  reader: Reader,
  organizationId: string,
  userId: string | null,
): Promise<DemoStanding> => {
  const [found] = await reader.query<DemoStanding>(
    `select exists (select from invoice where organization_id = $1) as "hasInvoice",
       exists (select from demo_hidden where user_id = $2) as "isHidden"`,
    [organizationId, userId],
  );
  return found ?? { hasInvoice: false, isHidden: false };
};

/** Whether there is an organization that would be shown the demo. A platform read. */
export const isDemoWanted = async (reader: Reader): Promise<boolean> => {
  // Across tenants: whether anybody has a sample to look at.
  const found = await reader.query(
    `select from organization o
     where not exists (select from invoice i where i.organization_id = o.organization_id) limit 1`,
  );
  return found.length > 0;
};
