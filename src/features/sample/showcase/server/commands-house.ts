import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '#platform/server/db/port.ts';
import { openPassing } from '#platform/server/db/open-passing.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import { type FillDeps, fillShowcase, type Showcase } from './commands-fill.ts';

/** Milliseconds after which a demo that nobody looks at gives its memory back; what it is opened from again stays. */
const idle = 15 * 60_000;

/** Milliseconds in which a demo that could not be made is not tried again. */
const pause = 60_000;

/** The demo of a day as it is kept: in a tenth of the memory that it takes while somebody looks. */
interface Made {
  readonly day: string;
  readonly showcase: Showcase;
  readonly packed: Uint8Array;
}

interface Opened {
  readonly made: Made;
  readonly db: Promise<Db>;
  timer: NodeJS.Timeout;
}

const pack = (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 1 });

/**
 * The demo of this process. It is made when somebody asks for it first, and anew when the day has changed: whoever asks
 * meanwhile gets what there is.
 */
export class House {
  readonly #deps: FillDeps;
  readonly #stopping = new AbortController();
  #made: Made | null = null;
  #making: { readonly day: string; readonly end: Promise<Made> } | null = null;
  #opened: Opened | null = null;
  #failedAt = -Infinity;

  constructor(deps: FillDeps) {
    this.#deps = deps;
  }

  /** Whether there is none, for it could not be made a moment ago. */
  get isAway(): boolean {
    return this.#made === null && this.#isPausing();
  }

  /** Whether there is one to look at, of whichever day. */
  get isThere(): boolean {
    return this.#made !== null;
  }

  /** The demo, of that day or, while that is being made, of one before. */
  async at(day: string): Promise<Showcase> {
    const begun = this.#made?.day === day ? null : this.#begin(day);
    return (this.#made ?? (await begun))?.showcase ?? Promise.reject(new DatabaseUnavailable(null));
  }

  /** Reads in the demo that was last made; throws `DatabaseUnavailable` when there is none, or its engine has ended. */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const opened = this.#open();
    try {
      return await work(await opened.db);
    } catch (error) {
      // An engine in memory that has ended has lost everything: the next one begins with what was kept.
      if (error instanceof DatabaseUnavailable && this.#opened === opened) this.#leave();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#making?.end.catch(() => undefined);
    const last = this.#opened?.db;
    this.#leave();
    await last?.then((db) => db.close()).catch(() => undefined);
  }

  #isPausing(): boolean {
    return performance.now() - this.#failedAt < pause;
  }

  #begin(day: string): Promise<Made | null> {
    if (this.#making?.day === day) return this.#making.end;
    if (this.#isPausing()) return Promise.resolve(null);
    const end = this.#make(day).finally(() => {
      if (this.#making?.end === end) this.#making = null;
    });
    end.catch((error: unknown) => {
      this.#failedAt = performance.now();
      if (!this.#stopping.signal.aborted) this.#deps.log.error({ err: error }, 'the demo could not be made');
    });
    this.#making = { day, end };
    return end;
  }

  async #make(day: string): Promise<Made> {
    const passing = await openPassing(this.#deps.log);
    try {
      const showcase = await fillShowcase(this.#deps, passing.db, day, this.#stopping.signal);
      const made = { day, showcase, packed: await pack(await passing.snapshot()) };
      this.#leave();
      this.#made = made;
      return made;
    } finally {
      await passing.db.close();
    }
  }

  #open(): Opened {
    const made = this.#made;
    if (made === null) throw new DatabaseUnavailable(new Error('the demo has not been made'));
    if (this.#opened?.made === made) {
      this.#opened.timer.refresh();
      return this.#opened;
    }
    const db = promisify(gunzip)(made.packed).then(
      async (bytes) => (await openPassing(this.#deps.log, bytes)).db,
    );
    const timer = setTimeout(() => this.#leave(), idle).unref();
    this.#opened = { made, db, timer };
    db.catch(() => this.#leave());
    return this.#opened;
  }

  /** Lets the engine go once whoever reads in it is done. */
  #leave(): void {
    const left = this.#opened;
    this.#opened = null;
    if (left === null) return;
    clearTimeout(left.timer);
    void left.db.then((db) => db.close()).catch(() => undefined);
  }
}
