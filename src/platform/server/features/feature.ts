import type { Tx } from '../db/port.ts';
import type { Answer } from '../hooks.ts';
import type { JobDefinition, JobHandler } from '../jobs/port.ts';
import type { Foundation, Served } from './foundation.ts';

/** A job that may be enqueued, with what works it off. */
export interface WorkedJob {
  readonly definition: JobDefinition;
  readonly handler: (foundation: Foundation) => JobHandler;
}

/** Work on the foundation that nobody waits for. */
export type Work = (foundation: Foundation) => Promise<void>;

/** What one feature plugs into the server. */
export interface ServerFeature<Routes extends object = object> {
  /** Handlers by the name of their contract in `src/app/contract.ts`. */
  readonly routes?: (served: Served) => Routes;
  readonly jobs?: readonly WorkedJob[];
  /** Done once before the server listens. */
  readonly starting?: (foundation: Foundation, mode: string) => Promise<void>;
  /** What waited when the process stopped, asked for at start and every hour. */
  readonly hourly?: readonly Work[];
  /** Asked for every minute. */
  readonly minutely?: readonly Work[];
  /** Once a day, in one platform transaction with that of the others. */
  readonly nightly?: readonly ((tx: Tx, now: Date) => Promise<void>)[];
  /** Hears what other processes tell; each answers how to stop. */
  readonly listening?: readonly ((foundation: Foundation) => Promise<() => Promise<void>>)[];
  /** Answers to what lower features ask. */
  readonly answers?: readonly Answer[];
}

/** A feature as it is, with its routes' names known to the compiler. */
export const serverFeature = <Routes extends object>(feature: ServerFeature<Routes>): ServerFeature<Routes> =>
  feature;
