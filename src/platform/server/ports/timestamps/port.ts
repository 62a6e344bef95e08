/** Digests that a time stamp is made of. */
export type StampAlgorithm = 'sha256' | 'sha512';

/** What is stamped: a digest, and by which algorithm it was made. */
export interface Imprint {
  readonly algorithm: StampAlgorithm;
  readonly digest: Uint8Array;
}

/** An authority that says when a digest was there (RFC 3161). */
export interface TimestampPort {
  /** The token, as DER; its certificate is in it. Throws `TimestampFailed` when there is none to be had. */
  readonly stamp: (imprint: Imprint, signal: AbortSignal) => Promise<Uint8Array>;
  /** The authority's own certificate as PEM where it is self-made, to verify by; null where an authority elsewhere is known by its own. */
  readonly certificate: string | null;
}

/** The authority gave no token of what it was asked for. */
export class TimestampFailed extends Error {
  readonly code = 'timestamp_failed';
}
