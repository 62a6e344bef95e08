import type { Notice } from './engine.ts';

interface Listener {
  readonly hear: (payload: string) => void;
  readonly onGap: () => void;
}

/** Who listens to what in this process. */
export class Channels {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Answers how to remove the listener. */
  add(channel: string, hear: (payload: string) => void, onGap: () => void): () => void {
    const listener = { hear, onGap };
    const set = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(channel) === set) this.#listeners.delete(channel);
    };
  }

  deliver(channel: string, payload: string): void {
    for (const { hear } of this.#listeners.get(channel) ?? []) hear(payload);
  }

  deliverAll(notices: readonly Notice[]): void {
    for (const [channel, payload] of notices) this.deliver(channel, payload);
  }

  /** Tells every listener that something may have been missed. */
  gap(): void {
    for (const set of this.#listeners.values()) for (const { onGap } of set) onGap();
  }
}
