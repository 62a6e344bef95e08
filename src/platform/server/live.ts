import type { LiveEvent } from '#platform/wire/live.ts';
import type { Db, Tx } from './db/port.ts';
import type { UnitScope } from './scope.ts';

/** The channel of `notify`, for a statement that tells several things at once. */
export const liveChannel = 'live';

/** What stands on the channel for one event. */
export const liveNotice = ({ unitId }: UnitScope, event: LiveEvent): string =>
  JSON.stringify({ unitId, event });

/** Whom an event is for when not for a unit: one person, or all support staff. */
export type Audience = `person ${string}` | 'staff';

interface Listener {
  readonly hear: (event: LiveEvent) => void;
  readonly end: () => void;
}

/** Tells every open screen of the unit, in all processes, once the transaction is committed. */
export const publish = (tx: Tx, scope: UnitScope, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, liveNotice(scope, event));

/** Tells the open screens of a person or of staff, in all processes, once the transaction is committed. */
export const publishTo = (tx: Tx, audience: Audience, event: LiveEvent): Promise<void> =>
  tx.notify(liveChannel, JSON.stringify({ audience, event }));

/** What stands on the channel: an event with its unit or its audience. */
type Notice = { readonly event: LiveEvent } & ({ readonly unitId: string } | { readonly audience: Audience });

/** A screen that has stopped reading is cut off rather than kept in memory. */
const maxWaiting = 1_000;

/** Who listens to what in this process. */
export class Live {
  readonly #byAudience = new Map<string, Set<Listener>>();

  /** Starts to hear what other transactions publish; answers how to stop. */
  start(db: Db): Promise<() => Promise<void>> {
    const hear = (payload: string): void => {
      const notice = JSON.parse(payload) as Notice;
      const audience = 'unitId' in notice ? notice.unitId : notice.audience;
      for (const listener of this.#byAudience.get(audience) ?? []) listener.hear(notice.event);
    };
    return db.listen(liveChannel, hear, () => this.#endAll());
  }

  /** The unit's events, and the person's own where one is named, as `eventsFor` gives them. */
  events({ unitId }: UnitScope, signal: AbortSignal, userId: string | null = null): AsyncIterable<LiveEvent> {
    return this.eventsFor(userId === null ? [unitId] : [unitId, `person ${userId}`], signal);
  }

  /** Events of units, by id, and of audiences from now until `signal` aborts, the reader falls behind, or some may have been missed. */
  async *eventsFor(audiences: readonly string[], signal: AbortSignal): AsyncIterable<LiveEvent> {
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
    for (const audience of audiences) {
      const listeners = this.#byAudience.get(audience) ?? new Set<Listener>();
      this.#byAudience.set(audience, listeners.add(listener));
    }
    signal.addEventListener('abort', end);
    try {
      while (open) {
        const event = waiting.shift();
        if (event !== undefined) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      for (const audience of audiences) {
        const listeners = this.#byAudience.get(audience);
        listeners?.delete(listener);
        if (listeners?.size === 0) this.#byAudience.delete(audience);
      }
    }
  }

  /** Whose stream ends asks again for everything; whose stream goes on would never learn what was lost. */
  #endAll(): void {
    for (const listener of [...this.#byAudience.values()].flatMap((listeners) => [...listeners]))
      listener.end();
  }
}
