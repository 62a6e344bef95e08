/**
 * Work after the acknowledgement. A job is stored in the transaction of the row it works on, so it
 * exists exactly when the row does, and it runs again until its handler has returned.
 *
 *   export const readDocument = defineJob({
 *     name: 'read-document',
 *     payload: z.object({ organizationId: z.uuid(), documentId: z.uuid() }),
 *     concurrency: 2,
 *   });
 *   await enqueue(tx, readDocument, { organizationId, documentId }, { key: documentId });
 *   handleJob(readDocument, async (payload, { signal, id }) => { … }, async (payload) => { … });
 */
import type { z } from 'zod';

export interface JobDefinition<Payload extends object = object> {
  /** Kebab-case; also the queue's name. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Jobs at the same time in one process. */
  readonly concurrency: number;
  /** Jobs of one group (a tenant) at the same time in one process, so that one never holds all. */
  readonly groupConcurrency: number;
  /** Whether `groupConcurrency` counts those of every process; it costs each fetch a look. */
  readonly groupsEverywhere: boolean;
  /** Tries after the first one. */
  readonly retries: number;
  /** Seconds before the first retry; doubles with each. */
  readonly retryDelay: number;
  /** Seconds a try may take before it counts as failed. */
  readonly timeout: number;
}

export interface EnqueueOptions {
  /** At most one waiting job of this name has the key; a second one is dropped. */
  readonly key?: string;
  /** Whoever runs the waiting job with the key waits for this transaction first, so that a dropped one is nothing to come back to. */
  readonly isAwaited?: true;
  /** The tenant or other group that shares the queue fairly. */
  readonly group?: string;
  /** Not before this time. */
  readonly startAfter?: Date;
  /** Not before so many seconds have passed, by the database's clock. */
  readonly inSeconds?: number;
  /** Of jobs that wait the highest goes first; 0 unless said. */
  readonly priority?: number;
}

/** Stores jobs through a statement runner, that is: in the caller's transaction. */
export interface JobSender {
  send(name: string, jobs: readonly { payload: object; options: EnqueueOptions }[]): Promise<void>;
}

/** Declares a job once, beside its feature. Defaults: 1 at a time, 3 tries in all, 2 s, 60 s. */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return {
    concurrency: 1,
    groupConcurrency: definition.concurrency ?? 1,
    groupsEverywhere: false,
    retries: 2,
    retryDelay: 2,
    timeout: 60,
    ...definition,
  };
}

/** Stores one job in the transaction. The payload is checked; a payload that does not fit throws. */
export async function enqueue<Payload extends object>(
  tx: { readonly jobs: JobSender },
  job: JobDefinition<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(tx, job, [{ payload, options }]);
}

/** Stores many jobs of one name in one statement. */
export async function enqueueAll<Payload extends object>(
  tx: { readonly jobs: JobSender },
  job: JobDefinition<Payload>,
  jobs: readonly { payload: Payload; options?: EnqueueOptions }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.jobs.send(
    job.name,
    jobs.map(({ payload, options }) => ({ payload: job.payload.parse(payload), options: options ?? {} })),
  );
}

export interface JobContext {
  /** Aborted when the process stops or the try ran out of time. */
  readonly signal: AbortSignal;
  readonly id: string;
  /** Whether an earlier try of the job has begun, and may have left something half done. */
  readonly isRetry?: boolean;
}

/** A definition bound to what it does; made with `handleJob`. */
export interface JobHandler {
  readonly definition: JobDefinition;
  run(payload: unknown, context: JobContext): Promise<void>;
  /** After the last failed try: leave the row in a visible state. */
  giveUp(payload: unknown): Promise<void>;
}

/** Binds a job to its handler and to what happens when every try has failed. */
export function handleJob<Payload extends object>(
  definition: JobDefinition<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
  giveUp: (payload: Payload) => Promise<void>,
): JobHandler {
  return {
    definition,
    run: (payload, context) => run(definition.payload.parse(payload), context),
    giveUp: (payload) => giveUp(definition.payload.parse(payload)),
  };
}
