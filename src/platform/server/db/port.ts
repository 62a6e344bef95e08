/**
 * The database as the rest of the server sees it. There is no way to run SQL outside a transaction,
 * so there is none outside a role and, for a restaurant's own rows, none outside its organization.
 *
 *   const { db, queue } = await openDatabase({ location, log, jobs: [readDocument] });
 *   const rows = await db.tenantRead(organizationId, (reader) => listInvoices(reader, unitId));
 *   const outcome = await db.tenantTransaction(organizationId, async (tx) => {
 *     await tx.kysely.insertInto('document').values({ … }).execute();      // ordinary
 *     await tx.query('select ingest_invoice($1, $2)', [organizationId, json]); // hot path
 *     await enqueue(tx, readDocument, { organizationId, documentId }, { key: documentId });
 *     await tx.tell(unitId, { type: 'deals' });                            // written with the commit, told after it
 *     return stale ? new Refused('conflict') : documentId;                 // Refused rolls back
 *   });
 *
 * Values are the same on both engines: numeric, bigint beyond 2^53 and date are strings, timestamptz
 * is a Date, json is parsed, arrays are arrays. Pass json as text: `JSON.stringify(value)`.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../db.ts';
import type { JobSender } from '../jobs/port.ts';

/** What a query may use: reads only when it came from `tenantRead` or `platformRead`. */
export interface Reader {
  /** The tenant of this transaction, null in a platform transaction. */
  readonly organizationId: string | null;
  /** Ordinary queries, and `sql` fragments with `.execute(reader.kysely)`. */
  readonly kysely: Kysely<Database>;
  /** Hand-written SQL with `$1` parameters, prepared when it comes again. Answers the rows. */
  query<Row extends object>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** What a command may use. */
export interface Tx extends Reader {
  /** Writes with the commit what an audience is told of; those who have missed it ask again from where they were. */
  tell(audience: string, fact: { readonly type: string }): Promise<void>;
  /**
   * Tells every listener of the channel, in all processes, after the commit; text of under 7,000 bytes. It is lost where the process
   * ends in between, so it only makes sooner what is found anyway.
   */
  notify(channel: string, payload: string): Promise<void>;
  /** Runs in this process after a commit; never after a rollback. */
  afterCommit(run: () => void): void;
  /** Used by `enqueue`; nothing else needs it. */
  readonly jobs: JobSender;
}

/** What became of reads since the process started, where a replica answers some. */
export interface ReplicaFigures {
  /** Reads that the primary answered, of all. */
  readonly primary: number;
  /** Reads that the replica answered. */
  readonly answered: number;
  /**
   * Reads that it might have answered and the primary did, by why: it had not come as far as the read needed, was past that or changed meanwhile, did not answer, is no
   * standby of the primary, is further behind than the settings allow, replayed what stood in the read's way, or answered with another error.
   */
  readonly fallbacks: Readonly<
    Record<'behind' | 'moved' | 'away' | 'foreign' | 'far' | 'conflict' | 'failed', number>
  >;
  /** Seconds that it was behind at the last look; null where it did not say. */
  readonly behind: number | null;
  readonly isUsed: boolean;
}

export type Work<Scope, Result> = (scope: Scope) => Promise<Result>;

/** Every method throws `DatabaseUnavailable` when the database cannot be reached. */
export interface Db {
  readonly engine: 'pglite' | 'postgres';
  /** One organization's rows, and nothing else; rolls back when `work` throws or answers `Refused`. */
  tenantTransaction<Result>(organizationId: string, work: Work<Tx, Result>): Promise<Result>;
  /** The same, read only. */
  tenantRead<Result>(organizationId: string, work: Work<Reader, Result>): Promise<Result>;
  /** Accounts, reference tables and work across tenants. Every statement names its tenant itself. */
  platformTransaction<Result>(work: Work<Tx, Result>): Promise<Result>;
  /** The same, read only. */
  platformRead<Result>(work: Work<Reader, Result>): Promise<Result>;
  /** Of the replica that answers reads within `asNewAs`; none without one. */
  readonly replica?: () => ReplicaFigures;
  /** Whether a long transaction keeps somebody's page waiting: for the one session, or for the processors. */
  keepsPagesWaiting(): boolean;
  /** Rises with each change of this process, committed or not: while it stays, nothing here has changed what was read. */
  changes(): number;
  /** Hears what `tx.notify` sent, in any process. `onGap` runs when some of it may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Renews the planner's statistics where they are wrong and, on the embedded engine, gives back space of deleted rows. */
  vacuum(): Promise<void>;
  /** Waits for open transactions, then lets go of the engine and its directory. */
  close(): Promise<void>;
}
