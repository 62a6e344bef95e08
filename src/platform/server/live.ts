import type { LiveEvent } from '#platform/wire/live.ts';
import type { Db, Tx } from './db/port.ts';
import type { UnitScope } from './scope.ts';

/** The channel of `notify`, for a statement that tells several things at once. */
export const liveChannel = 'live';

/** What stands on the channel for one event. */
export const liveNotice = ({ unitId }: UnitScope, event: LiveEvent): string =>
  JSON.stringify({ unitId, event });

type Hear = (event: LiveEvent) => void;

/** Tells every open screen of the unit, in all processes, once the transaction is committed. */
export const publish = (tx: Tx, scope: UnitScope, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, liveNotice(scope, event));

/** A screen that has stopped reading is cut off rather than kept in memory. */
const maxWaiting = 1_000;

/** Who listens to which unit in this process. */
export class Live {
  readonly #byUnit = new Map<string, Set<Hear>>();

  /** Starts to hear what other transactions publish; answers how to stop. */
  start(db: Db): Promise<() => Promise<void>> {
    return db.listen(liveChannel, (payload) => {
      const { unitId, event } = JSON.parse(payload) as { unitId: string; event: LiveEvent };
      for (const hear of this.#byUnit.get(unitId) ?? []) hear(event);
    });
  }

  /** The unit's events from now until `signal` aborts. */
  async *events({ unitId }: UnitScope, signal: AbortSignal): AsyncIterable<LiveEvent> {
    const waiting: LiveEvent[] = [];
    let wake: () => void = () => undefined;
    const hear: Hear = (event) => {
      waiting.push(event);
      wake();
    };
    const listeners = this.#byUnit.get(unitId) ?? new Set<Hear>();
    this.#byUnit.set(unitId, listeners.add(hear));
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted && waiting.length < maxWaiting) {
        const event = waiting.shift();
        if (event !== undefined) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      listeners.delete(hear);
      if (listeners.size === 0) this.#byUnit.delete(unitId);
    }
  }
}
