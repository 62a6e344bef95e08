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

/**
 * Takes a deleted account out of invitations (R62): its address out of those to it, and open ones to or from it are
 * withdrawn. In a platform transaction.
 */
export const forgetInvitations = async (
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: Date,
): Promise<void> => {
  await tx.query(
    `update invitation set state = 'withdrawn', settled_at = $2 where invited_by = $1 and state = 'pending'`,
    [userId, now],
  );
  await tx.query(
    `update invitation set email = 'deleted-account',
       settled_at = coalesce(settled_at, $2), state = case when state = 'pending' then 'withdrawn' else state end
     where lower(email) = lower($1)`,
    [email, now],
  );
};
