import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { BookkeepingFault, type Books, type SupplierDraft } from '#platform/server/ports/bookkeeping/port.ts';
import { lossIn } from '#platform/server/ports/storage/telling.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { waitAfter } from '../rules.ts';
import { supplierDraft } from './commands-draft.ts';
import { type DueHandover, type Progress, progressOf } from './commands-record.ts';
import { bookedFacts } from './queries-facts.ts';
import { accountPlanOf, type ConnectionRecord } from './queries.ts';

export interface HandOverDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'get'>;
}

/** `next`: another can follow at once. `rest`: the program is not well, or wants to be left alone. */
export type HandedOver = 'next' | 'rest';

/** The program's id of the draft: the one that is known, one that an answer was lost of, or a new one. */
const externalIdOf = async (
  { clock }: HandOverDeps,
  { system }: ConnectionRecord,
  due: DueHandover,
  draft: SupplierDraft,
  books: Books,
  progress: Progress,
): Promise<string> => {
  const isHere = due.system === system;
  if (due.externalId !== null && isHere) return due.externalId;
  const since = isHere ? due.postedAt : null;
  const found = since === null ? null : await books.find(draft, since);
  if (found === null) await progress.posting(system, since ?? clock.now());
  let externalId = found;
  try {
    externalId ??= await books.create(draft);
  } catch (error) {
    const isSure =
      error instanceof BookkeepingFault && (error.kind === 'refused' || error.kind === 'unauthorized');
    if (isSure && since === null) await progress.notPosted();
    throw error;
  }
  await progress.created(externalId, clock.now());
  return externalId;
};

/** Writes down what a fault means for the invoice. What the connection itself has to hear is thrown on. */
const conclude = async (
  { clock }: HandOverDeps,
  due: DueHandover,
  progress: Progress,
  error: unknown,
): Promise<HandedOver> => {
  if (lossIn(error) !== null) {
    await progress.failed('handover.original_lost', null);
    return 'next';
  }
  if (!(error instanceof BookkeepingFault) || error.kind === 'unauthorized') throw error;
  if (error.kind === 'refused') {
    await progress.failed('handover.refused', error.detail);
    return 'next';
  }
  const tries = due.tries + 1;
  const wait = waitAfter(tries, error.after);
  if (wait === null) await progress.failed('handover.unreachable', error.detail);
  else await progress.waits(tries, new Date(clock.now().getTime() + wait), error.detail);
  return 'rest';
};

/**
 * Hands one invoice over: makes the draft and has the original on it. That a draft may be there is written down before it is asked
 * for; whoever comes after a lost answer, or after the end of this process, looks for it first. Rejects with the fault where
 * the program lets nobody in.
 */
export const handOver = async (
  deps: HandOverDeps,
  connection: ConnectionRecord,
  due: DueHandover,
  books: Books,
): Promise<HandedOver> => {
  const { db, clock, storage } = deps;
  const progress = progressOf(db, connection, due.reference);
  const { facts, plan } = await db.tenantRead(connection.organizationId, async (reader) => ({
    facts: await bookedFacts(reader, connection, due.invoiceId),
    plan: await accountPlanOf(reader, connection),
  }));
  if (facts === null) {
    if (due.postedAt === null) await progress.withdrawn();
    else await progress.failed('handover.withdrawn', null);
    return 'next';
  }
  // The row says under which reference it was asked for; what the invoice has become since does not make it another.
  const draft = supplierDraft({ ...facts, reference: due.reference }, plan, storage);
  if (typeof draft === 'string') {
    await progress.failed(draft, null);
    return 'next';
  }
  try {
    const externalId = await externalIdOf(deps, connection, due, draft, books, progress);
    await progress.sent(clock.now(), await books.attach(externalId, draft));
    return 'next';
  } catch (error) {
    return conclude(deps, due, progress, error);
  }
};
