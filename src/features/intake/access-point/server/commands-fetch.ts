import type { EInvoicePort, Known } from '#platform/server/ports/e-invoices/port.ts';
import type { EInvoiceProvider } from '#platform/wire/e-invoice-providers.ts';
import type { Db } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { delay, endDelay, listDue } from './commands-delayed.ts';
import { type PushDeps, receivePush } from './commands.ts';

/** Documents of one turn, so that a job ends in its time; and those set aside, which may each wait half a minute for nothing. */
const [mostOfTurn, mostAside] = [200, 4];

const day = 86_400_000;

/** Days before the newest that we have from which a provider without a queue is asked, and those of a first look. */
const [overlap, firstLook] = [7, 30];

const knownIn =
  (db: Db, provider: EInvoiceProvider): Known =>
  async (ids) => {
    const rows = await db.platformRead((reader) =>
      reader.query<{ id: string }>(
        `select provider_id as id from fetched_e_invoice where provider = $1 and provider_id = any($2::text[])
         union select provider_id from delayed_e_invoice
         where provider = $1 and is_aside and provider_id = any($2::text[])`,
        [provider, ids],
      ),
    );
    return new Set(rows.map(({ id }) => id));
  };

const sinceOf = async ({ db, clock }: PushDeps, provider: EInvoiceProvider): Promise<Date> => {
  const [newest] = await db.platformRead((reader) =>
    reader.query<{ at: Date | null }>(
      'select max(fetched_at) as at from fetched_e_invoice where provider = $1',
      [provider],
    ),
  );
  const from = newest?.at ?? null;
  return from === null
    ? new Date(clock.now().getTime() - firstLook * day)
    : new Date(from.getTime() - overlap * day);
};

const note = (
  { db, clock }: PushDeps,
  provider: EInvoiceProvider,
  id: string,
  found: { readonly sha256: string; readonly receiptId: string } | null,
): Promise<void> =>
  db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into fetched_e_invoice (provider, provider_id, state, sha256, receipt_id, fetched_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (provider, provider_id) do nothing`,
      [provider, id, found === null ? 'gone' : 'stored', found?.sha256, found?.receiptId, clock.now()],
    );
    await endDelay(tx, { provider, id });
  });

/** Keeps the bytes of one document, whatever has been done of it before; false where there is no room for it now. */
const keep = async (
  deps: PushDeps,
  provider: EInvoiceProvider,
  id: string,
  bytes: Uint8Array | null,
): Promise<boolean> => {
  if (bytes === null || bytes.byteLength === 0) {
    await note(deps, provider, id, null);
    return true;
  }
  const stored = await deps.storage.put(bytes);
  const receipt = await receivePush(deps, {
    ...stored,
    keyId: provider,
    contentType: 'application/xml',
    messageId: `${provider}:${id}`,
    recipient: null,
    requestId: deps.newId(),
  });
  if (receipt instanceof Refused) {
    if (receipt.code === 'service.unavailable') return false;
    // Other bytes under the same id: they are kept for support staff, and the first ones stay the document.
    await note(deps, provider, id, null);
    return true;
  }
  await note(deps, provider, id, receipt);
  return true;
};

/** Has one document here, or set aside for a later try. False where the turn ends; rejects where the provider does not answer for it. */
const take = async (
  deps: PushDeps,
  { provider, fetch }: EInvoicePort,
  id: string,
  signal: AbortSignal,
): Promise<boolean> => {
  let bytes: Uint8Array | null;
  try {
    bytes = await fetch(id, signal);
  } catch (error) {
    if (signal.aborted || !(await delay(deps, { provider, id }, error))) throw error;
    return true;
  }
  return keep(deps, provider, id, bytes);
};

/**
 * Fetches what a provider has, from the oldest: each is durable here before the provider is told so, and one that was told of twice is one
 * document, by the provider's id and by its bytes. One that cannot be fetched is set aside, and the others pass it. Answers whether
 * more may wait. Rejects when the provider does not answer; then nothing is lost, for it keeps what was not acknowledged.
 */
export const fetchWaiting = async (
  deps: PushDeps,
  port: EInvoicePort,
  signal: AbortSignal,
): Promise<boolean> => {
  const known = knownIn(deps.db, port.provider);
  const since = await sinceOf(deps, port.provider);
  for (const id of await listDue(deps, port.provider, mostAside)) {
    signal.throwIfAborted();
    if (!(await take(deps, port, id, signal))) return false;
  }
  for (let taken = 0; taken < mostOfTurn; taken += 1) {
    signal.throwIfAborted();
    const waiting = await port.next(known, since, signal);
    if (waiting === null) return false;
    const { id } = waiting;
    const isHere = id === null || (await known([id])).has(id);
    if (!isHere && !(await take(deps, port, id, signal))) return false;
    await port.acknowledge(waiting, signal);
  }
  return true;
};
