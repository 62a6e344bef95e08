import { participantOf, participantText, type Participant } from '#core/invoices/participant.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import {
  type Receiver,
  type ReceiverPort,
  ReceiverRefused,
} from '#platform/server/ports/e-invoices/receiver-port.ts';
import { type ReceiverReason, type ReceiverState, receiverOf, receiverWait } from '../rules.ts';
import { addressOf } from './queries-receiver.ts';

export type ReceiverDeps = Pick<Foundation, 'db' | 'clock' | 'receivers'>;

/** Milliseconds that one job has a registration for itself: longer than the job may take. */
const lease = 600_000;

interface Claimed {
  readonly state: 'waiting' | 'leaving';
  readonly tries: number;
  readonly provider: string | null;
  readonly handle: string | null;
  readonly participant: string | null;
  readonly organizationNumber: string;
  readonly name: string;
  readonly isConfirmed: boolean;
}

interface Outcome {
  readonly state: ReceiverState;
  readonly reason: ReceiverReason | null;
  readonly detail?: string;
}

const claim = ({ db, clock }: ReceiverDeps, organizationId: string): Promise<Claimed | null> =>
  db.platformTransaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.query<Claimed>(
      `update receiver_registration r set leased_until = $3
       from organization o
       where o.organization_id = r.organization_id and r.organization_id = $1 and r.state in ('waiting', 'leaving')
         and r.next_at <= $2 and coalesce(r.leased_until <= $2, true)
       returning r.state, r.tries, r.provider, r.handle, r.participant, o.organization_number as "organizationNumber",
         o.name, r.confirmed_at is not null as "isConfirmed"`,
      [organizationId, now, new Date(now.getTime() + lease)],
    );
    return row ?? null;
  });

/** Where the company may be registered from now on: durable before the provider is asked for it. */
const hold = (
  { db }: ReceiverDeps,
  organizationId: string,
  [provider, handle, participant]: readonly [string, string | null, Participant],
): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await tx.query(
      'update receiver_registration set provider = $2, handle = $3, participant = $4 where organization_id = $1',
      [organizationId, provider, handle, participantText(participant)],
    );
  });

const elsewhere: Outcome = { state: 'elsewhere', reason: null };
const registered: Outcome = { state: 'registered', reason: null };
const left: Outcome = { state: 'left', reason: null };

const register = async (
  port: ReceiverPort,
  handle: string,
  participant: Participant,
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    await port.register(handle, participant, signal);
    return registered;
  } catch (error) {
    if (!(error instanceof ReceiverRefused)) throw error;
    // Somebody else may have been quicker, and it is known to the network alone.
    const standing = await port.standing(handle, participant, signal);
    if (standing === 'ours') return registered;
    return standing === 'elsewhere'
      ? elsewhere
      : { state: 'refused', reason: 'provider', detail: error.message };
  }
};

const join = async (
  deps: ReceiverDeps,
  { organizationId, row }: { readonly organizationId: string; readonly row: Claimed },
  signal: AbortSignal,
): Promise<Outcome> => {
  const participant = receiverOf(row.organizationNumber);
  if (participant === null) return { state: 'refused', reason: 'personal-number' };
  const { provider = '', port = null } = deps.receivers ?? {};
  const known = row.provider === provider ? row.handle : null;
  await hold(deps, organizationId, [provider, known, participant]);
  if (port === null) return { state: 'waiting', reason: 'by-hand' };
  const address = await deps.db.platformRead((reader) => addressOf(reader, organizationId));
  if (address === null) return { state: 'refused', reason: 'address-missing' };
  // A typed number and a signature prove nothing: a stranger's invoices would come to whoever claims the number.
  if (!row.isConfirmed) return { state: 'waiting', reason: 'unconfirmed' };
  const receiver: Receiver = { id: organizationId, name: row.name, ...address };
  const handle = known ?? (await port.open(receiver, signal));
  if (known === null) await hold(deps, organizationId, [provider, handle, participant]);
  const standing = await port.standing(handle, participant, signal);
  if (standing === 'ours') return registered;
  if (standing === 'elsewhere') return elsewhere;
  if (standing === 'free') return register(port, handle, participant, signal);
  await hold(deps, organizationId, [provider, null, participant]);
  throw new Error('the provider has forgotten the company');
};

const leave = async (
  { receivers }: ReceiverDeps,
  { provider, handle, participant: text }: Claimed,
  signal: AbortSignal,
): Promise<Outcome> => {
  const participant = participantOf(text ?? '');
  // Nothing was ever asked for.
  if (participant === null) return left;
  const port = receivers?.provider === provider ? receivers?.port : null;
  if (port == null) return { state: 'leaving', reason: 'by-hand' };
  if (handle !== null) await port.deregister(handle, participant, signal);
  return left;
};

const afterFailure = ({ state, tries }: Claimed, error: unknown): Outcome => {
  const detail = String(error instanceof Error ? error.message : error).slice(0, 300);
  // Whom the provider will not let go is told to a person; whom it will not take is not taken.
  if (error instanceof ReceiverRefused)
    return { state: state === 'leaving' ? state : 'refused', reason: 'provider', detail };
  if (receiverWait(tries + 1) !== null) return { state, reason: 'silent', detail };
  return { state: state === 'leaving' ? state : 'refused', reason: 'unreachable', detail };
};

/** Writes what came of it; what a person has chosen meanwhile stands, and is done next. */
const write = (
  { db, clock }: ReceiverDeps,
  organizationId: string,
  claimed: Claimed,
  { state, reason, detail = null }: Omit<Outcome, 'detail'> & { readonly detail?: string | null },
): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const now = clock.now();
    const wait = reason === 'silent' ? receiverWait(claimed.tries + 1) : null;
    const nextAt = wait === null ? null : new Date(now.getTime() + wait);
    const [written] = await tx.query(
      `update receiver_registration set state = $3, state_at = case when state = $3 then state_at else $4 end,
         reason = $5, detail = $6, tries = tries + 1, next_at = $7
       where organization_id = $1 and state = $2 returning 1`,
      [organizationId, claimed.state, state, now, reason, detail, nextAt],
    );
    await tx.query('update receiver_registration set leased_until = null where organization_id = $1', [
      organizationId,
    ]);
    if (written === undefined || state === claimed.state) return;
    const actor = { userId: null, impersonatedBy: null, requestId: 'receivers' };
    const detailOf = reason === null ? {} : { detail: { reason } };
    const action = `receiver.${state}`;
    await recordAudit(tx, actor, { organizationId, unitId: null, action, subjectId: null, ...detailOf });
  });

/**
 * Does what a registration waits for: registers the company, or has it deregistered. Whenever the process ends or an answer is lost,
 * the next try asks first how the number stands; what cannot be done now is tried again with longer and longer waits, for a week.
 */
export const settleRegistration = async (
  deps: ReceiverDeps,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> => {
  const row = await claim(deps, organizationId);
  if (row === null) return;
  let outcome: Outcome;
  try {
    outcome =
      row.state === 'waiting'
        ? await join(deps, { organizationId, row }, signal)
        : await leave(deps, row, signal);
  } catch (error) {
    outcome = afterFailure(row, error);
  }
  await write(deps, organizationId, row, outcome);
};
