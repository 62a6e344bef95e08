import { linkAdded } from '#features/suppliers/suppliers/server/commands-links.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DirectoryAct } from './commands.ts';
import { postAnswer } from './emails.ts';

/** What staff answer to a request. */
export interface Answer {
  readonly state: 'contacted' | 'added' | 'declined';
  readonly note?: string | undefined;
  readonly supplierId?: string | undefined;
}

interface Waiting {
  readonly organization_id: string;
  readonly name: string;
  readonly state: string;
  readonly outlet_ids: string[];
  readonly email: string | null;
  readonly full_name: string | null;
  readonly language: 'sv' | 'en' | null;
}

const waitingSql = `
  select q.organization_id, q.name, q.state, u.email, u.full_name, u.language, array(
    select x.outlet_id from supplier_request_outlet x
    where x.organization_id = q.organization_id and x.request_id = q.id order by 1) as outlet_ids
  from supplier_request q
  left join user_account u on u.id = q.requested_by and u.disabled_at is null
  where q.id = $1 for update of q`;

/**
 * Moves a request on: contacted, added with an entry of the directory, which its outlets then wait for, or declined.
 * Whoever asked gets a letter.
 */
export const answerRequest = async (
  tx: Tx,
  { act, actor, post }: { act: DirectoryAct; actor: Actor; post: PostDeps },
  requestId: string,
  { state, note = '', supplierId }: Answer,
): Promise<Refused<
  'supplier_request.not_exist' | 'supplier_request.already_settled' | 'supplier.not_exist' | 'bad.request'
> | null> => {
  const [request] = await tx.query<Waiting>(waitingSql, [requestId]);
  if (request === undefined) return refused('supplier_request.not_exist');
  if (!['received', 'contacted'].includes(request.state)) return refused('supplier_request.already_settled');
  const { organization_id: organizationId, outlet_ids: outletIds } = request;
  let entryId: string | null = null;
  if (state === 'added') {
    if (supplierId === undefined) return refused('bad.request', { supplierId: 'required' });
    entryId = await linkAdded(tx, organizationId, act, supplierId, outletIds);
    if (entryId === null) return refused('supplier.not_exist');
  }
  await tx.query(
    `update supplier_request set state = $2, answer = nullif($3, ''), answered_at = $4, answered_by = $5, directory_id = $6
     where id = $1`,
    [requestId, state, note, act.now, act.userId, entryId],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId: null,
    action: 'supplier-request.answer',
    subjectId: requestId,
    detail: { state },
  });
  const { email, full_name: fullName, language, name } = request;
  if (email !== null && fullName !== null && language !== null && state !== request.state)
    await postAnswer(tx, post, { email, fullName, language }, { name, state, note });
  return null;
};
