/** Those who wait for their turn, first come, first served. */
export class WaitingLine {
  readonly #waiting: (() => void)[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the caller's turn. Rejects when it has not come within so many milliseconds. */
  join(longest: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        // As the driver says it of a pool.
        reject(new Error('timeout exceeded when trying to connect'));
      }, longest).unref();
      const go = (): void => {
        clearTimeout(late);
        resolve();
      };
      this.#waiting.push(go);
    });
  }

  /** Lets the first one go; answers whether there was one. */
  letGo(): boolean {
    const go = this.#waiting.shift();
    go?.();
    return go !== undefined;
  }
}
