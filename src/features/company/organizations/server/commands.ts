import { trialFrom } from '#core/entitlements/entitlements.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { setSubscription } from './commands-plan.ts';

export interface NewOrganization {
  readonly organizationId: string;
  readonly name: string;
  /** Ten digits without a hyphen. */
  readonly organizationNumber: string;
  /** Of a parent. */
  readonly forwardEmail?: string;
  /** Ten digits. */
  readonly corporateIdentityNumber?: string;
  /** Made up to be looked at: nobody's figures contain what it buys. */
  readonly isSample?: true;
}

/**
 * Makes an organization, in a transaction of its own tenant or the platform's. Refuses a number that is taken, also by a
 * registration at the same time, for which it waits.
 */
export const createOrganization = async (
  tx: Tx,
  organization: NewOrganization,
  now: Date,
): Promise<{ readonly organizationId: string } | Refused<'organization.exist'>> => {
  const { organizationId } = organization;
  const made = await tx.kysely
    .insertInto('organization')
    .values({
      organization_id: organizationId,
      name: organization.name,
      organization_number: organization.organizationNumber,
      created_at: now,
      forward_email: organization.forwardEmail ?? null,
      corporate_identity_number: organization.corporateIdentityNumber ?? null,
      is_sample: organization.isSample ?? false,
    })
    .onConflict((conflict) => conflict.column('organization_number').doNothing())
    .returning('organization_id')
    .execute();
  if (made.length === 0) return refused('organization.exist');
  await setSubscription(tx, organizationId, trialFrom(now), now);
  return { organizationId };
};
