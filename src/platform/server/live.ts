import type { LiveEvent } from '#platform/wire/live.ts';
import type { Db, Tx } from './db/port.ts';
import type { UnitScope } from './scope.ts';

/** The channel of `notify`, for a statement that tells several things at once. */
export const liveChannel = 'live';

/** What stands on the channel for one event. */
export const liveNotice = ({ unitId }: UnitScope, event: LiveEvent): string =>
  JSON.stringify({ unitId, event });

interface Listener {
  readonly hear: (event: LiveEvent) => void;
  readonly end: () => void;
}

/** Tells every open screen of the unit, in all processes, once the transaction is committed. */
export const publish = (tx: Tx, scope: UnitScope, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, liveNotice(scope, event));

/** A screen that has stopped reading is cut off rather than kept in memory. */
const maxWaiting = 1_000;

/** Who listens to which unit in this process. */
export class Live {
  readonly #byUnit = new Map<string, Set<Listener>>();

  /** Starts to hear what other transactions publish; answers how to stop. */
  start(db: Db): Promise<() => Promise<void>> {
    const hear = (payload: string): void => {
      const { unitId, event } = JSON.parse(payload) as { unitId: string; event: LiveEvent };
      for (const listener of this.#byUnit.get(unitId) ?? []) listener.hear(event);
    };
    return db.listen(liveChannel, hear, () => this.#endAll());
  }

  /** The unit's events from now until `signal` aborts, the reader falls behind, or some may have been missed. */
  async *events({ unitId }: UnitScope, signal: AbortSignal): AsyncIterable<LiveEvent> {
    const waiting: LiveEvent[] = [];
    let open = !signal.aborted;
    let wake: () => void = () => undefined;
    const end = (): void => {
      open = false;
      wake();
    };
    const hear = (event: LiveEvent): void => {
      if (waiting.length >= maxWaiting) return end();
      waiting.push(event);
      wake();
    };
    const listener = { hear, end };
    const listeners = this.#byUnit.get(unitId) ?? new Set<Listener>();
    this.#byUnit.set(unitId, listeners.add(listener));
    signal.addEventListener('abort', end);
    try {
      while (open) {
        const event = waiting.shift();
        if (event !== undefined) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byUnit.delete(unitId);
    }
  }

  /** Whose stream ends asks again for everything; whose stream goes on would never learn what was lost. */
  #endAll(): void {
    for (const listener of [...this.#byUnit.values()].flatMap((listeners) => [...listeners])) listener.end();
  }
}
