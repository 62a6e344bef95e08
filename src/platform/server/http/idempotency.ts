import type { Refused } from '#platform/wire/refused.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Db, Tx } from '../db/port.ts';

/** A key belongs to one user in one unit (R46); of all sends under it one at a time has it. */
export interface IdempotencyKey {
  readonly userId: string;
  readonly unitId: string | null;
  readonly key: string;
  /** This send. */
  readonly holder: string;
}

/** The send was taken for dead and another one has its key: its work must not be kept. */
export class KeyTakenOver extends Error {}

export interface StoredReply {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
}

/** A first send that has died without an answer may be taken over after this long. */
const leaseSeconds = 60;

const parameters = ({ userId, unitId, key, holder }: IdempotencyKey): readonly string[] => [
  userId,
  unitId ?? '',
  key,
  holder,
];

/**
 * Claims the key. `null`: this send runs. A stored reply: it ran before. A refusal: it is running elsewhere.
 */
export const claimKey = async (
  db: Db,
  key: IdempotencyKey,
  now: Date,
): Promise<StoredReply | Refused<'idempotency.in_progress'> | null> =>
  db.platformTransaction(async (tx) => {
    const claimed = await tx.query(
      `insert into idempotency_key as k (user_id, scope, key, holder, created_at, leased_until)
       values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(secs => ${leaseSeconds}))
       on conflict (user_id, scope, key) do update set leased_until = excluded.leased_until, holder = excluded.holder
         where k.status is null and k.leased_until < $5
       returning 1`,
      [...parameters(key), now],
    );
    if (claimed.length > 0) return null;
    const [row] = await tx.query<{ fingerprint: string | null; status: number | null; body: string | null }>(
      'select fingerprint, status, body from idempotency_key where user_id = $1 and scope = $2 and key = $3',
      parameters(key).slice(0, 3),
    );
    if (row?.status == null) return refused('idempotency.in_progress');
    return { fingerprint: row.fingerprint ?? '', status: row.status, body: row.body ?? '' };
  });

/** Milliseconds between renewals of the lease while the work goes on. */
export const renewLeaseEvery = 20_000;

/** Says that the send still runs, so that a long one is not taken for dead and run twice. */
export const renewLease = async (db: Db, key: IdempotencyKey, now: Date): Promise<void> => {
  await db.platformTransaction((tx) =>
    tx.query(
      `update idempotency_key set leased_until = $5::timestamptz + make_interval(secs => ${leaseSeconds})
       where user_id = $1 and scope = $2 and key = $3 and holder = $4 and status is null`,
      [...parameters(key), now],
    ),
  );
};

/**
 * Keeps the answer until `forgetOldKeys`, in the transaction of the work that it answers for: both are there after a crash,
 * or neither. Throws `KeyTakenOver`.
 */
export const keepReply = async (tx: Tx, key: IdempotencyKey, stored: StoredReply): Promise<void> => {
  const [row] = await tx.query<{ kept: boolean | null }>(
    'select krogkoll_keep_reply($1, $2, $3, $4, $5, $6, $7) as kept',
    [...parameters(key), stored.fingerprint, stored.status, stored.body],
  );
  if (row?.kept !== true) throw new KeyTakenOver();
};

/** A send that failed on our side is not frozen: the same key may run again. */
export const releaseKey = async (db: Db, key: IdempotencyKey): Promise<void> => {
  await db.platformTransaction((tx) =>
    tx.query(
      'delete from idempotency_key where user_id = $1 and scope = $2 and key = $3 and holder = $4 and status is null',
      parameters(key),
    ),
  );
};

/** Takes an address out of the answers that others were given, when its owner's account is deleted (R62). */
export const forgetInReplies = async (tx: Tx, address: string): Promise<void> => {
  const literal = address.replace(/[^\w@]/g, '\\$&');
  await tx.query(
    `update idempotency_key set body = regexp_replace(body, $1, 'deleted-account', 'gi') where body ~* $1`,
    [literal],
  );
};

/**
 * For the start of the server: sends that an earlier process left without an answer have done nothing, and may come again at
 * once. Only one process has the embedded engine; on a server others may be at work, and their keys end by themselves.
 */
export const freeDeadSends = async (db: Db): Promise<void> => {
  if (db.engine === 'pglite')
    await db.platformTransaction((tx) => tx.query('delete from idempotency_key where status is null'));
};

const keptDays = 60;

/** Forgets keys of sixty days ago, whatever became of them. */
export const forgetOldKeys = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `delete from idempotency_key where created_at < $1::timestamptz - interval '${keptDays} days'`,
    [now],
  );
};
