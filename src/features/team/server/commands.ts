import type { Role } from '#core/access/roles.ts';
import type { Tx } from '#platform/server/db/port.ts';

export interface NewMember {
  readonly organizationId: string;
  readonly outletId: string;
  readonly userId: string;
  readonly role: Role;
}

/** Gives a user a role in an outlet; who is already a member there gets the new role. */
export const addMember = async (tx: Tx, member: NewMember, now: Date): Promise<void> => {
  await tx.kysely
    .insertInto('membership')
    .values({
      organization_id: member.organizationId,
      outlet_id: member.outletId,
      user_id: member.userId,
      role: member.role,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'outlet_id', 'user_id']).doUpdateSet({ role: member.role }),
    )
    .execute();
};
