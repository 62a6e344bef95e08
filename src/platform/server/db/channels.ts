interface Listener {
  readonly hear: (payload: string) => void;
  readonly onGap: () => void;
}

/** Who listens to which channel. Names are quoted by the caller, so they are kept to plain words. */
export class Channels {
  readonly #listeners = new Map<string, Set<Listener>>();

  get names(): string[] {
    return [...this.#listeners.keys()];
  }

  /** Answers whether this is the channel's first listener, and how to remove it (true: it was the last). */
  add(
    channel: string,
    hear: (payload: string) => void,
    onGap: () => void,
  ): { first: boolean; remove: () => boolean } {
    if (!/^[a-z_0-9]{1,60}$/.test(channel)) throw new RangeError('a channel is named with a-z, 0-9 and _');
    const listener = { hear, onGap };
    const known = this.#listeners.get(channel);
    const set = known ?? new Set();
    set.add(listener);
    this.#listeners.set(channel, set);
    const remove = (): boolean => {
      set.delete(listener);
      return set.size === 0 && this.#listeners.delete(channel);
    };
    return { first: known === undefined, remove };
  }

  deliver(channel: string, payload: string): void {
    for (const { hear } of this.#listeners.get(channel) ?? []) hear(payload);
  }

  /** Tells every listener that notifications may have been missed. */
  gap(): void {
    for (const set of this.#listeners.values()) for (const { onGap } of set) onGap();
  }
}
