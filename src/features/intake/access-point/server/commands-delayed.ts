import { ZodError } from 'zod';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import { isPassing, ProviderRefused } from '#platform/server/ports/e-invoices/provider-call.ts';
import type { EInvoiceProvider } from '#platform/wire/e-invoice-providers.ts';
import type { DelayReason } from '../contract.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Delayed {
  readonly provider: EInvoiceProvider;
  readonly id: string;
}

const minute = 60_000;

/** Hours at most between two tries, and tries until one that the provider is silent about lets others past. */
const [longestWait, patience] = [6, 5];

const reasonOf = (error: unknown): DelayReason => {
  if (error instanceof ZodError || error instanceof SyntaxError) return 'unreadable';
  if (error instanceof ProviderRefused && !isPassing(error.status)) return 'refused';
  return 'silent';
};

/**
 * Writes down that a document could not be fetched. Answers whether those behind it may pass: at once where the fault is the document's,
 * and after some tries where the provider only fails to answer for this one.
 */
export const delay = async (
  { db, clock }: Deps,
  { provider, id }: Delayed,
  error: unknown,
): Promise<boolean> => {
  const reason = reasonOf(error);
  const now = clock.now();
  return db.platformTransaction(async (tx) => {
    const [row] = await tx.query<{ attempts: number; isAside: boolean }>(
      `insert into delayed_e_invoice as d (provider, provider_id, reason, attempts, is_aside, since, next_at)
       values ($1, $2, $3, 1, $4, $5, $5)
       on conflict (provider, provider_id) do update set reason = excluded.reason, attempts = d.attempts + 1,
         is_aside = d.is_aside or excluded.is_aside or d.attempts + 1 >= $6
       returning attempts, is_aside as "isAside"`,
      [provider, id, reason, reason !== 'silent', now, patience],
    );
    const { attempts = 1, isAside = false } = row ?? {};
    const wait = Math.min(2 ** Math.min(attempts - 1, 20), longestWait * 60) * minute;
    await tx.query('update delayed_e_invoice set next_at = $3 where provider = $1 and provider_id = $2', [
      provider,
      id,
      new Date(now.getTime() + wait),
    ]);
    return isAside;
  });
};

/** Forgets the delay of a document, with what says that it is here or gone. */
export const endDelay = async (tx: Tx, { provider, id }: Delayed): Promise<void> => {
  await tx.query('delete from delayed_e_invoice where provider = $1 and provider_id = $2', [provider, id]);
};

/** The documents set aside whose next try is due, those that wait longest first. */
export const listDue = async (
  { db, clock }: Deps,
  provider: EInvoiceProvider,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await db.platformRead((reader) =>
    reader.query<{ id: string }>(
      `select provider_id as id from delayed_e_invoice where provider = $1 and is_aside and next_at <= $2
       order by next_at, provider_id limit $3`,
      [provider, clock.now(), limit],
    ),
  );
  return rows.map(({ id }) => id);
};
