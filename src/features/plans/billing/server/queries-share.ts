import type { Reader } from '#platform/server/db/port.ts';
import type { PaidPlan } from '#core/billing/standing.ts';

/** The link for whoever pays, where one is out. A platform read. */
export const findShare = async (
  reader: Reader,
  organizationId: string,
  now: Date,
): Promise<{ readonly plan: PaidPlan; readonly expiresAt: Date } | null> => {
  const [row] = await reader.query<{ plan: PaidPlan; expiresAt: Date }>(
    `select plan, expires_at as "expiresAt" from billing_share where organization_id = $1 and expires_at > $2`,
    [organizationId, now],
  );
  return row ?? null;
};
