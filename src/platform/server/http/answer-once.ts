import { statusOf } from '#platform/wire/error-codes.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/port.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { claimKey, keepReply, KeyTakenOver, releaseKey, renewLease, renewLeaseEvery } from './idempotency.ts';
import { refusalBody } from './refusal.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Work that keeps its answer in its own transaction, by the function that it is given. */
export type KeptWork = (
  keep: (tx: Tx, answer: Answer) => Promise<void>,
) => Promise<Refused<ErrorCode> | Answer>;

/** As the product's own screens are told. */
const plainly = ({ code, errors, detail }: Refused<ErrorCode>): string =>
  JSON.stringify(refusalBody(code, errors, detail));

/**
 * Runs the work at most once for a key (R46): the same send again gets the stored answer, another body under the
 * same key is refused, and a failure on our side leaves the key free for a retry. Without a key it simply runs. The key is
 * claimed before the work, for bytes may have to stream in, and its answer is kept with what the work writes.
 */
export const answerOnce = async (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: IdempotencyKey | null,
  run: KeptWork,
  fingerprint: Fingerprint,
  tell: (refusal: Refused<ErrorCode>) => string = plainly,
): Promise<Refused<ErrorCode> | Answer> => {
  if (key === null) return run(async () => undefined);
  const claim = await claimKey(db, key, clock.now());
  if (claim instanceof Refused) return claim;
  if (claim !== null) {
    await fingerprint.drain();
    return claim.fingerprint === fingerprintOf(fingerprint) ? claim : refused('idempotency.mismatch');
  }
  // A renewal that fails leaves the lease as it is; the next one may come through before it ends.
  const renew = (): void => void renewLease(db, key, clock.now()).catch(() => undefined);
  const renewing = setInterval(renew, renewLeaseEvery);
  const keep = (tx: Tx, answer: Answer): Promise<void> =>
    keepReply(tx, key, { ...answer, fingerprint: fingerprintOf(fingerprint) });
  try {
    const result = await run(keep);
    if (result instanceof Refused)
      await keepRefusal(db, key, { status: statusOf(result.code), body: tell(result) }, keep);
    else if (result.status >= 500) await releaseKey(db, key);
    return result;
  } catch (error) {
    if (error instanceof KeyTakenOver) return refused('idempotency.in_progress');
    await releaseKey(db, key);
    throw error;
  } finally {
    clearInterval(renewing);
  }
};

/** A refusal has rolled its work back: that it is lost in a crash costs a second look, so nobody waits for its keeping. */
const keepRefusal = async (
  db: Db,
  key: IdempotencyKey,
  answer: Answer,
  keep: (tx: Tx, answer: Answer) => Promise<void>,
): Promise<void> => {
  // Who was too fast, or came when there was no room, is meant to come again.
  if (answer.status >= 500 || answer.status === 429) return releaseKey(db, key);
  const keepIt = (): Promise<void> => db.platformTransaction((tx) => keep(tx, answer));
  await keepIt()
    .catch(keepIt)
    .catch(() => undefined);
};
