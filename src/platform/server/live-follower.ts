import type { LiveEvent } from '#platform/wire/live.ts';
import type { Fact, Standing } from './live-facts.ts';

/** What goes out on a stream: an event, or none where only the place to go on from is told. */
export interface Told {
  /** Positions of the stream's audiences in its order: whoever names it goes on after it. */
  readonly id: string;
  readonly event: LiveEvent | null;
}

/** A screen that has stopped reading is told to ask for everything again rather than kept in memory. */
const maxWaiting = 1_000;

const reload: LiveEvent = { type: 'reload' };

/** One open stream: where it stands with each audience, and what it has not taken yet. */
export class Follower {
  readonly #positions: Map<string, number>;
  #waiting: Told[] = [];
  #wake: () => void = () => undefined;

  constructor(positions: readonly Standing[], hasGap: boolean) {
    this.#positions = new Map(positions.map(({ audience, position }) => [audience, position]));
    this.#waiting.push({ id: this.#id(), event: hasGap ? reload : null });
  }

  /** Positions as an id has them; `unknown` where it is none of a stream of so many audiences. */
  static positionsIn(id: string, audiences: number): readonly number[] | 'unknown' {
    const parts = id.split('-');
    const isOne = parts.length === audiences && parts.every((part) => /^\d{1,16}$/.test(part));
    const positions = parts.map(Number);
    return isOne && positions.every(Number.isSafeInteger) ? positions : 'unknown';
  }

  positionIn(audience: string): number {
    return this.#positions.get(audience) ?? Number.MAX_SAFE_INTEGER;
  }

  /** Takes what it has not had before. */
  take({ audience, position, event }: Fact): void {
    if (position <= this.positionIn(audience)) return;
    this.#positions.set(audience, position);
    const told = { id: this.#id(), event };
    if (this.#waiting.length < maxWaiting) this.#waiting.push(told);
    else this.#waiting = [{ ...told, event: reload }];
    this.#wake();
  }

  /** What it is told, until `signal` aborts. */
  async *told(signal: AbortSignal): AsyncIterable<Told> {
    const end = (): void => this.#wake();
    signal.addEventListener('abort', end);
    try {
      while (!signal.aborted) {
        const next = this.#waiting.shift();
        if (next !== undefined) yield next;
        else await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  #id(): string {
    return [...this.#positions.values()].join('-');
  }
}
