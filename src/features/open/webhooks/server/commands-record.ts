import type { Tx } from '#platform/server/db/port.ts';
import { hasArrived, retryAfterOf, waitAfter } from '../rules.ts';
import type { Attempted } from './commands-send.ts';

/** A message that somebody has taken to send. */
export interface TakenMessage {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly happenedAt: Date;
  readonly tries: number;
}

const takeSql = `
  update webhook_message set leased_until = $4
  where organization_id = $1 and endpoint_id = $2 and id in (
    select m.id from webhook_message m
    where m.organization_id = $1 and m.endpoint_id = $2 and m.state = 'waiting' and coalesce(m.next_at <= $3, true)
      and coalesce(m.leased_until <= $3, true)
    order by m.happened_at, m.id limit $5 for update skip locked)
  returning id, type, data, happened_at as "happenedAt", tries`;

/** Seconds after which a message may be sent by another, for who had taken it is gone: longer than an answer may take. */
const leaseLength = 30_000;

/** Takes messages that are due, oldest first; nobody else sends them while the lease lasts. */
export const takeMessages = (
  tx: Tx,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  now: Date,
  most: number,
): Promise<TakenMessage[]> =>
  tx.query<TakenMessage>(takeSql, [organizationId, id, now, new Date(now.getTime() + leaseLength), most]);

/** What becomes of a message, and of its endpoint where that was its last try. */
interface Verdict {
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly nextAt: Date | null;
  readonly endpoint: 'failed' | 'gone' | null;
}

/** Judges an attempt: 2xx has arrived, 410 wants no more, everything else is tried again until the tries are over. */
export const judgeAttempt = (
  { status, retryAfter }: Attempted,
  tries: number,
  now: Date,
  chance: number,
): Verdict => {
  if (hasArrived(status)) return { state: 'delivered', nextAt: null, endpoint: null };
  if (status === 410) return { state: 'failed', nextAt: null, endpoint: 'gone' };
  const wait = waitAfter(tries, chance, retryAfterOf(retryAfter, now));
  if (wait === null) return { state: 'failed', nextAt: null, endpoint: 'failed' };
  return { state: 'waiting', nextAt: new Date(now.getTime() + wait), endpoint: null };
};

const recordSql = `
  with message as (
    update webhook_message set state = $4, tries = tries + 1, attempts = attempts + 1, next_at = $5, leased_until = null,
      answered_at = $6, status = $7, fault = $8, milliseconds = $9
    where organization_id = $1 and endpoint_id = $2 and id = $3
    returning attempts
  )
  insert into webhook_attempt (organization_id, endpoint_id, message_id, number, at, status, fault, milliseconds, answer)
  select $1, $2, $3, message.attempts, $6, $7, $8, $9, $10 from message`;

/** Writes an attempt down. */
export const recordAttempt = async (
  tx: Tx,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  messageId: string,
  { status, fault, milliseconds, answer }: Attempted,
  { state, nextAt }: Verdict,
  now: Date,
): Promise<void> => {
  await tx.query(recordSql, [
    organizationId,
    id,
    messageId,
    state,
    nextAt,
    now,
    status,
    fault,
    milliseconds,
    answer,
  ]);
};

/** Ends what is sent to an endpoint that was on; answers whether this is what ended it. */
export const endWebhook = async (
  tx: Tx,
  { organizationId, id }: { readonly organizationId: string; readonly id: string },
  state: 'failed' | 'gone' | 'plan',
  now: Date,
): Promise<boolean> => {
  const ended = await tx.query(
    `update webhook_endpoint set state = $3, state_at = $4 where organization_id = $1 and id = $2 and state = 'on' returning id`,
    [organizationId, id, state, now],
  );
  return ended.length > 0;
};
