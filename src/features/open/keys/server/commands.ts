import { randomBytes } from 'node:crypto';
import { keyBytes, keyTokenOf, shownKey } from '#core/access/key-token.ts';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import { ownersOf } from '#features/account/plan/server/queries.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { Actor, SeenScope } from '#platform/server/scope.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { ApiKey, KeyForm } from '../contract.ts';
import { mostKeys } from '../rules.ts';
import { type KeyNotice, postKeyNotice } from './emails.ts';
import { hashOfToken, listKeys } from './queries.ts';

export interface KeyAct {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly post: PostDeps;
}

const nameOf = async (tx: Tx, userId: string): Promise<string> => {
  const [person] = await tx.query<{ name: string }>(
    'select full_name as name from user_account where id = $1',
    [userId],
  );
  return person?.name ?? '';
};

/** Tells every owner of a key that was made or revoked, whoever did it. */
const tellOwners = async (
  tx: Tx,
  organizationId: string,
  { post }: KeyAct,
  notice: KeyNotice,
): Promise<void> => {
  for (const owner of await ownersOf(tx, organizationId)) await postKeyNotice(tx, post, owner, notice);
};

/** Makes a key; its text is only in the answer. In a platform transaction, which reaches the owners' addresses. */
export const createKey = async (
  tx: Tx,
  { organizationId, view }: Pick<SeenScope, 'organizationId' | 'view'>,
  act: KeyAct,
  form: KeyForm,
): Promise<
  | { readonly key: ApiKey; readonly token: string }
  | Refused<'plan.required' | 'key.too_many' | 'unit.not_found'>
> => {
  if (view.apiAccess === 'none') return refused('plan.required');
  // One after the other, so that no two make the last one.
  await tx.query('select 1 from organization where organization_id = $1 for update', [organizationId]);
  const owned = (await ownedUnits(tx, organizationId, act.userId)).map(({ id }) => id);
  if (form.unitIds?.every((unitId) => owned.includes(unitId)) === false)
    return refused('unit.not_found', { unitIds: 'unknown' });
  const [held] = await tx.query<{ count: number }>(
    'select count(*)::int as count from api_key where organization_id = $1 and revoked_at is null',
    [organizationId],
  );
  if ((held?.count ?? 0) >= mostKeys) return refused('key.too_many');
  const id = act.post.newId();
  const token = keyTokenOf(form.mode, randomBytes(keyBytes));
  const shown = shownKey(token);
  await tx.query(
    `insert into api_key (organization_id, id, name, mode, shown, token_hash, scopes, unit_ids, addresses, made_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      organizationId,
      id,
      form.name,
      form.mode,
      shown,
      hashOfToken(token),
      form.scopes,
      form.unitIds,
      form.addresses,
      act.userId,
      act.now,
      form.expiresAt,
    ],
  );
  const { mode, scopes, unitIds } = form;
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId: null,
    action: 'api-key.create',
    subjectId: id,
    detail: { mode, scopes, unitIds },
  });
  const who = await nameOf(tx, act.userId);
  await tellOwners(tx, organizationId, act, { name: form.name, shown, who, what: 'made' });
  const [key] = await listKeys(tx, organizationId, act.now, id);
  if (key === undefined) throw new Error('a key that was just made is not there');
  // A platform transaction does not see the names of an organization's members.
  return { key: { ...key, madeBy: who }, token };
};

/** Revokes a key: the very next request with it is refused. In a platform transaction. */
export const revokeKey = async (
  tx: Tx,
  organizationId: string,
  act: KeyAct,
  keyId: string,
): Promise<{ readonly id: string } | Refused<'key.not_exist'>> => {
  const [gone] = await tx.query<{ name: string; shown: string }>(
    `update api_key set revoked_at = $3, revoked_by = $4
     where organization_id = $1 and id = $2 and revoked_at is null returning name, shown`,
    [organizationId, keyId, act.now, act.userId],
  );
  if (gone === undefined) return refused('key.not_exist');
  await recordAudit(tx, act.actor, {
    organizationId,
    unitId: null,
    action: 'api-key.revoke',
    subjectId: keyId,
  });
  await tellOwners(tx, organizationId, act, { ...gone, who: await nameOf(tx, act.userId), what: 'revoked' });
  return { id: keyId };
};
