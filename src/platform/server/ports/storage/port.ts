import type { Readable } from 'node:stream';

/** What was stored: SHA-256 in lower-case hexadecimal, and the length in bytes. */
export interface Stored {
  readonly sha256: string;
  readonly size: number;
}

/**
 * Originals, named by their content and never changed. `put` has answered only when the bytes are durable, so
 * a row may refer to them from then on; the same bytes twice are one object.
 */
export interface Storage {
  /** Throws `StorageFull`, or what the source threw; then nothing remains. */
  put(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<Stored>;
  /** A stream of the bytes; with `verify` it ends in `ObjectDamaged` when they are not the ones stored. */
  get(sha256: string, options?: { readonly verify?: boolean }): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /**
   * Removes objects that nothing names. One that was stored before `before` and is not among those that `named` answers is
   * set aside, still to be had. A later sweep brings it back when it has been named since, and removes it when it was set
   * aside before that sweep's `before`. So an object whose row is just being written is never lost.
   */
  sweep(
    named: (sha256s: readonly string[]) => Promise<ReadonlySet<string>>,
    before: Date,
    signal: AbortSignal,
  ): Promise<void>;
}

/** There is no room for another document. HTTP answers 507, and what is stored stays readable. */
export class StorageFull extends Error {
  readonly code = 'storage_full';
}

/** No object has this name. */
export class ObjectMissing extends Error {
  readonly code = 'object_missing';
}

/** The stored bytes are not those that were received. */
export class ObjectDamaged extends Error {
  readonly code = 'object_damaged';
}
