import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** What a table holds, whatever the order in which its rows come. */
export interface TableDigest {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly digest: string;
}

/**
 * Adds up the SHA-256 of each row modulo 2^256 (AdHash: Bellare and Micciancio, 1997), so that two engines which sort
 * differently agree on a table without sorting it.
 */
export class RowDigest {
  #sum = 0n;
  #rows = 0;

  add(line: string): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    this.#rows += 1;
  }

  end(): TableDigest {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') };
  }
}
