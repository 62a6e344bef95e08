import type { Addressee } from '#features/company/team/server/queries-owners.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor } from '#platform/server/scope.ts';
import { postAccessRequest } from './emails.ts';

/** More owners than this are not written to. */
const askedOwners = 5;

/**
 * Asks the owners of a registered company to invite somebody, who is not told whether there are any. In a platform
 * transaction.
 */
export const requestInvitation = async (
  tx: Tx,
  { organizationNumber, message }: { readonly organizationNumber: string; readonly message: string },
  { userId, actor, post }: { readonly userId: string; readonly actor: Actor; readonly post: PostDeps },
): Promise<void> => {
  const [asker] = await tx.query<{ who: string; email: string }>(
    'select full_name as who, email from user_account where id = $1',
    [userId],
  );
  const [found] = await tx.query<{ id: string; name: string }>(
    'select organization_id as id, name from organization where organization_number = $1',
    [organizationNumber],
  );
  if (asker === undefined || found === undefined) return;
  const owners = await tx.query<Addressee>(
    `select u.id as "userId", u.full_name as "fullName", u.email, u.language from user_account u
     where u.disabled_at is null and exists (
       select from membership m where m.organization_id = $1 and m.user_id = u.id and m.role = 'owner')
     order by u.id limit $2`,
    [found.id, askedOwners],
  );
  await recordAudit(tx, actor, {
    organizationId: found.id,
    unitId: null,
    action: 'invitation.ask',
    subjectId: userId,
  });
  for (const owner of owners)
    await postAccessRequest(tx, post, owner, { ...asker, organization: found.name, message });
};
