import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { flushFolder } from '../durable-folder.ts';
import { dirname } from 'node:path';

const block = 1024 * 1024;

/** A file that only holds room: given up at once when the volume is full, so that what has to be written still can be. */
export class Ballast {
  readonly size: number;
  readonly #path: string;
  #making: Promise<void> | null = null;
  #isGivenUp = false;

  /** `size` in bytes. */
  constructor(path: string, size: number) {
    this.#path = path;
    this.size = size;
  }

  get isThere(): boolean {
    return existsSync(this.#path);
  }

  /** Takes the room, in bytes that no file system stores in less. What was cut short holds none. */
  make(): Promise<void> {
    this.#isGivenUp = false;
    this.#making ??= this.#write().finally(() => (this.#making = null));
    return this.#making;
  }

  async #write(): Promise<void> {
    const begun = `${this.#path}.making`;
    try {
      const file = await open(begun, 'w', 0o600);
      try {
        const bytes = randomBytes(block);
        for (let at = 0; at < this.size && !this.#isGivenUp; at += block) await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      if (this.#isGivenUp) throw new Error('the room is needed');
      await rename(begun, this.#path);
      await flushFolder(dirname(this.#path));
    } catch (error) {
      rmSync(begun, { force: true });
      throw error;
    }
  }

  giveUp(): void {
    this.#isGivenUp = true;
    rmSync(this.#path, { force: true });
  }
}
