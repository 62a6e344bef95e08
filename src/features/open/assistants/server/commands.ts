import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Entries } from '#platform/server/features/entries.ts';
import type { Kept } from '#platform/server/http/kept.ts';
import type { Input } from '#platform/server/http/handler.ts';
import type { HeldKey } from '#platform/server/http/keys/held-key.ts';
import { validate } from '#platform/server/http/validate.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { assistantsContract, Suggestion, SuggestionShown } from '../contract.ts';
import { daysKept, expiryOf, mostWaiting, type SuggestionKind } from '../rules.ts';
import { findSuggestion, shownOf, type SuggestionRecord } from './queries.ts';
import { entryOf, namedIn, resultOf, shownBy } from './queries-rehearsed.ts';

/** What an assistant suggests. */
export interface Suggested {
  readonly kind: SuggestionKind;
  /** The request of the product's own entry. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly shown: SuggestionShown;
  readonly why: string | null;
}

interface Act {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Keeps a suggestion for a person to decide on; the same thing again is the one that waits already. */
export const keepSuggestion = async (
  tx: Tx,
  scope: UnitScope,
  key: HeldKey,
  { actor, now, newId }: Act,
  { kind, body, shown, why }: Suggested,
): Promise<SuggestionRecord | Refused<'suggestion.too_many'>> => {
  const { organizationId, unitId } = scope;
  // One after the other, so that no two make the last one.
  await tx.query('select 1 from unit where organization_id = $1 and id = $2 for update', [
    organizationId,
    unitId,
  ]);
  await expireSuggestions(tx, now, scope);
  const place = [organizationId, unitId, kind, hashOf(body)];
  const [same] = await tx.query<{ id: string }>(
    `select id from suggestion
     where organization_id = $1 and unit_id = $2 and kind = $3 and body_hash = $4 and state = 'waiting'`,
    place,
  );
  const id = same?.id ?? newId();
  if (same === undefined) {
    const [held] = await tx.query<{ count: number }>(
      `select count(*)::int as count from suggestion where organization_id = $1 and unit_id = $2 and state = 'waiting'`,
      [organizationId, unitId],
    );
    if ((held?.count ?? 0) >= mostWaiting) return refused('suggestion.too_many');
    await tx.query(
      `insert into suggestion (organization_id, unit_id, kind, body_hash, id, body, shown, why, key_id, made_by, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...place,
        id,
        JSON.stringify(body),
        JSON.stringify(shown),
        why,
        key.id,
        key.name ?? '',
        now,
        expiryOf(now),
      ],
    );
    const detail = { kind, keyId: key.id };
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'suggestion.make',
      subjectId: id,
      detail,
    });
  }
  const kept = await findSuggestion(tx, scope, id, now);
  if (kept === null) throw new Error('a suggestion that was kept is gone');
  return kept;
};

/** Ends what nobody has decided on in time, of a unit or of all. */
export const expireSuggestions = async (tx: Tx, now: Date, scope: UnitScope | null = null): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(
    `update suggestion set state = 'expired' where state = 'waiting' and expires_at <= $1
       and ($2::uuid is null or (organization_id = $2 and unit_id = $3))`,
    [now, scope?.organizationId ?? null, scope?.unitId ?? null],
  );
};

/** Forgets suggestions half a year after they were made; what was done on them stays where it is, and in the log. */
export const forgetSuggestions = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(`delete from suggestion where made_at < $1::timestamptz - $2 * interval '1 day'`, [
    now,
    daysKept,
  ]);
};

type Verdict = 'approved' | 'declined';

/** Writes a person's word down, in the transaction of what follows from it. Refuses what somebody has decided on already. */
const decide = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Omit<Act, 'newId'>,
  record: SuggestionRecord,
  verdict: Verdict,
  result: Suggestion['result'],
): Promise<Suggestion | Refused<'suggestion.not_open'>> => {
  const { organizationId, unitId } = scope;
  const taken = await tx.query(
    `update suggestion set state = $4, decided_at = $5, decided_by = $6, result = $7
     where organization_id = $1 and unit_id = $2 and id = $3 and state = 'waiting' and expires_at > $5 and version = $8
     returning id`,
    [
      organizationId,
      unitId,
      record.id,
      verdict,
      now,
      actor.userId,
      result === null ? null : JSON.stringify(result),
      record.version,
    ],
  );
  if (taken.length === 0) return refused('suggestion.not_open');
  const action = verdict === 'approved' ? 'suggestion.approve' : 'suggestion.decline';
  const detail = { kind: record.kind, keyId: record.keyId, ...result };
  await recordAudit(tx, actor, { organizationId, unitId, action, subjectId: record.id, detail });
  const decided = await findSuggestion(tx, scope, record.id, now);
  if (decided === null) throw new Error('a suggestion that was decided on is gone');
  return shownOf(decided);
};

/** Says no to a suggestion. */
export const declineSuggestion = async (
  tx: Tx,
  scope: UnitScope,
  act: Omit<Act, 'newId'>,
  id: string,
): Promise<Suggestion | Refused<'suggestion.not_exist' | 'suggestion.not_open'>> => {
  const record = await findSuggestion(tx, scope, id, act.now);
  if (record === null) return refused('suggestion.not_exist');
  return decide(tx, scope, act, record, 'declined', null);
};

type ApproveInput = Input<(typeof assistantsContract)['approveSuggestion']>;

/** Ends the work of an approval, which rolls it back: it would have done something else than was shown, or somebody was quicker. */
class NotAsShown extends Error {
  readonly instead: SuggestionShown | null;
  constructor(instead: SuggestionShown | null) {
    super('a suggestion is not done as it was shown');
    this.instead = instead;
  }
}

/** Shows what the suggestion would do now, as another version that a person has to look at. */
const showAnew = (db: Db, { organizationId, unitId }: UnitScope, id: string, shown: SuggestionShown) =>
  db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `update suggestion set shown = $4, version = version + 1
       where organization_id = $1 and unit_id = $2 and id = $3 and state = 'waiting'`,
      [organizationId, unitId, id, JSON.stringify(shown)],
    ),
  );

/**
 * Does what is suggested by the product's own entry, as the person who approves and with all of its checks, and writes it down in the
 * same transaction: it is done exactly when the suggestion is approved. What it does is held against what was shown; where that is
 * something else by now, nothing is done and the person is shown the new.
 */
export const approveSuggestion = async (
  { db, entries }: { readonly db: Db; readonly entries: Entries },
  given: ApproveInput,
): Promise<unknown> => {
  const { scope, actor, now, params, body } = given;
  const record = await db.tenantRead(scope.organizationId, (reader) =>
    findSuggestion(reader, scope, params.suggestionId, now),
  );
  if (record === null) return refused('suggestion.not_exist');
  if (record.state !== 'waiting') return refused('suggestion.not_open');
  if (record.version !== body.version) return refused('suggestion.changed');
  const { kind, shown } = record;
  // What was kept before an update may be no request any more.
  const valid = validate(entryOf[kind].body, record.body);
  if (valid instanceof Refused) return refused('suggestion.not_open');
  const keep = async (tx: Tx, reply: unknown): Promise<Kept<unknown>> => {
    const done = shownBy(kind, reply, namedIn(shown));
    if (!isDeepStrictEqual(done, shown)) throw new NotAsShown(done);
    const decided = await decide(tx, scope, { actor, now }, record, 'approved', resultOf(kind, reply));
    if (decided instanceof Refused) throw new NotAsShown(null);
    return given.keep(tx, decided);
  };
  try {
    return await entries.of(entryOf[kind])({ ...given, params: {}, body: valid.value, keep });
  } catch (error) {
    if (!(error instanceof NotAsShown)) throw error;
    if (error.instead === null) return refused('suggestion.not_open');
    await showAnew(db, scope, record.id, error.instead);
    return refused('suggestion.changed');
  }
};
