import type { Refused } from '#platform/wire/refused.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Db, Tx } from '../db/port.ts';

/** A key belongs to one user in one unit (R46). */
export interface IdempotencyKey {
  readonly userId: string;
  readonly unitId: string | null;
  readonly key: string;
}

export interface StoredReply {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
}

/** A first send that has died without an answer may be taken over after this long. */
const leaseSeconds = 60;

const parameters = ({ userId, unitId, key }: IdempotencyKey): readonly string[] => [
  userId,
  unitId ?? '',
  key,
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
      `insert into idempotency_key as k (user_id, scope, key, created_at, leased_until)
       values ($1, $2, $3, $4, $4::timestamptz + make_interval(secs => ${leaseSeconds}))
       on conflict (user_id, scope, key) do update set leased_until = excluded.leased_until
         where k.status is null and k.leased_until < $4
       returning 1`,
      [...parameters(key), now],
    );
    if (claimed.length > 0) return null;
    const [row] = await tx.query<{ fingerprint: string | null; status: number | null; body: string | null }>(
      'select fingerprint, status, body from idempotency_key where user_id = $1 and scope = $2 and key = $3',
      parameters(key),
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
      `update idempotency_key set leased_until = $4::timestamptz + make_interval(secs => ${leaseSeconds})
       where user_id = $1 and scope = $2 and key = $3 and status is null`,
      [...parameters(key), now],
    ),
  );
};

/** Keeps the answer, until `forgetOldKeys`. */
export const keepReply = async (db: Db, key: IdempotencyKey, stored: StoredReply): Promise<void> => {
  await db.platformTransaction((tx) =>
    tx.query(
      'update idempotency_key set fingerprint = $4, status = $5, body = $6 where user_id = $1 and scope = $2 and key = $3',
      [...parameters(key), stored.fingerprint, stored.status, stored.body],
    ),
  );
};

/** A send that failed on our side is not frozen: the same key may run again. */
export const releaseKey = async (db: Db, key: IdempotencyKey): Promise<void> => {
  await db.platformTransaction((tx) =>
    tx.query(
      'delete from idempotency_key where user_id = $1 and scope = $2 and key = $3 and status is null',
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

const keptDays = 60;

/** Forgets keys of sixty days ago, whatever became of them. */
export const forgetOldKeys = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `delete from idempotency_key where created_at < $1::timestamptz - interval '${keptDays} days'`,
    [now],
  );
};
