import { EmbeddedEngine } from '#platform/server/db/embedded/embedded-engine.ts';
import type { EmbeddedStart } from '#platform/server/db/embedded/serve-engine.ts';
import { besideCaller } from './engine-beside.ts';
import type { Rows } from './wash.ts';

/** An engine in memory that outlives the database over it: `close` lets it go, `end` ends it. */
export class KeptEngine extends EmbeddedEngine {
  /** What it was found to be when it was new. */
  origin: { readonly shape: string; readonly rows: Rows } | undefined;
  isTaken = true;

  constructor(start: EmbeddedStart) {
    // Timers of an engine in the asking thread keep a process alive that no test runner ends, and a measure asks as the product does.
    super(start, process.env['VITEST'] === undefined ? undefined : besideCaller);
  }

  take(): this {
    this.isTaken = true;
    this.holdProcess(true);
    return this;
  }

  override close(): Promise<void> {
    this.isTaken = false;
    this.holdProcess(false);
    return Promise.resolve();
  }

  end(): Promise<void> {
    return super.close();
  }
}
