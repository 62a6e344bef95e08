import type { Tx } from '#platform/server/db/port.ts';

export interface NewOrganization {
  /** Given by the caller, whose transaction already runs inside it. */
  readonly organizationId: string;
  readonly name: string;
  /** Ten digits without a hyphen. */
  readonly organizationNumber: string;
}

/** Makes an organization, in a transaction of its own tenant. A number that is taken throws the unique violation. */
export const createOrganization = async (tx: Tx, organization: NewOrganization, now: Date): Promise<void> => {
  await tx.kysely
    .insertInto('organization')
    .values({
      organization_id: organization.organizationId,
      name: organization.name,
      organization_number: organization.organizationNumber,
      created_at: now,
    })
    .execute();
};
