import { createHash } from 'node:crypto';

/** What makes two sends the same: where they went and what they carried. */
export interface Fingerprint {
  readonly target: string;
  /** Known once the body has been read. */
  readonly content: () => string;
  /** Reads a body that will not be used, so that its content can be compared. */
  readonly drain: () => Promise<void>;
}

/** SHA-256 of target and content, in hexadecimal; the body must have been read. */
export const fingerprintOf = ({ target, content }: Fingerprint): string =>
  createHash('sha256').update(`${target}\u0000${content()}`).digest('hex');
