import { statusOf } from '#platform/wire/error-codes.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import type { IdempotencyKey } from './idempotency.ts';
import { claimKey, keepReply, releaseKey, renewLease, renewLeaseEvery } from './idempotency.ts';
import { refusalBody } from './refusal.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const asAnswer = (result: Refused<ErrorCode> | Answer): Answer =>
  result instanceof Refused
    ? { status: statusOf(result.code), body: JSON.stringify(refusalBody(result.code, result.errors)) }
    : result;

/**
 * Runs the work at most once for a key (R46): the same send again gets the stored answer, another body under the
 * same key is refused, and a failure on our side leaves the key free for a retry. Without a key it simply runs.
 */
export const answerOnce = async (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: IdempotencyKey | null,
  run: () => Promise<Refused<ErrorCode> | Answer>,
  fingerprint: Fingerprint,
): Promise<Refused<ErrorCode> | Answer> => {
  if (key === null) return run();
  const claim = await claimKey(db, key, clock.now());
  if (claim instanceof Refused) return claim;
  if (claim !== null) {
    await fingerprint.drain();
    return claim.fingerprint === fingerprintOf(fingerprint) ? claim : refused('idempotency.mismatch');
  }
  // A renewal that fails leaves the lease as it is; the next one may come through before it ends.
  const renew = (): void => void renewLease(db, key, clock.now()).catch(() => undefined);
  const renewing = setInterval(renew, renewLeaseEvery);
  const result = await run()
    .finally(() => clearInterval(renewing))
    .catch(async (error: unknown) => {
      await releaseKey(db, key);
      throw error;
    });
  const answer = asAnswer(result);
  if (answer.status >= 500) {
    await releaseKey(db, key);
    return result;
  }
  const keep = (): Promise<void> =>
    keepReply(db, key, { ...answer, fingerprint: fingerprintOf(fingerprint) });
  // The work is done and stays so: whoever asked is told, and the key stays taken though its answer was not kept.
  await keep()
    .catch(keep)
    .catch(() => undefined);
  return result;
};
