import type { LiveEvent } from '#platform/wire/live.ts';
import type { Db, Tx } from './db/port.ts';
import type { UnitScope } from './scope.ts';

/** The channel of `notify`, for a statement that tells several things at once. */
export const liveChannel = 'live';

/** What stands on the channel for one event. */
export const liveNotice = ({ unitId }: UnitScope, event: LiveEvent): string =>
  JSON.stringify({ unitId, event });

/** What stands on the channel for one person, wherever they look. */
const personalNotice = (userId: string, event: LiveEvent): string => JSON.stringify({ userId, event });

interface Listener {
  readonly hear: (event: LiveEvent) => void;
  readonly end: () => void;
}

/** Tells every open screen of the unit, in all processes, once the transaction is committed. */
export const publish = (tx: Tx, scope: UnitScope, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, liveNotice(scope, event));

/** Tells every open screen of a person, whichever unit it shows, once the transaction is committed. */
export const publishTo = (tx: Tx, userId: string, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, personalNotice(userId, event));

/** A screen that has stopped reading is cut off rather than kept in memory. */
const maxWaiting = 1_000;

/** Who listens in this process, by the id of the unit and by that of the person. */
export class Live {
  readonly #byId = new Map<string, Set<Listener>>();

  /** Starts to hear what other transactions publish; answers how to stop. */
  start(db: Db): Promise<() => Promise<void>> {
    const hear = (payload: string): void => {
      const { unitId, userId, event } = JSON.parse(payload) as {
        unitId?: string;
        userId?: string;
        event: LiveEvent;
      };
      for (const listener of this.#byId.get(unitId ?? userId ?? '') ?? []) listener.hear(event);
    };
    return db.listen(liveChannel, hear, () => this.#endAll());
  }

  /** The unit's events and the person's own from now until `signal` aborts, the reader falls behind, or some may have been missed. */
  async *events({ unitId }: UnitScope, userId: string, signal: AbortSignal): AsyncIterable<LiveEvent> {
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
    for (const id of [unitId, userId])
      this.#byId.set(id, (this.#byId.get(id) ?? new Set<Listener>()).add(listener));
    signal.addEventListener('abort', end);
    try {
      while (open) {
        const event = waiting.shift();
        if (event !== undefined) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      for (const id of [unitId, userId]) {
        const listeners = this.#byId.get(id);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#byId.delete(id);
      }
    }
  }

  /** Whose stream ends asks again for everything; whose stream goes on would never learn what was lost. */
  #endAll(): void {
    for (const listener of [...this.#byId.values()].flatMap((listeners) => [...listeners])) listener.end();
  }
}
