import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SignedClaim } from './signed-claim.ts';

/** The body was not what its sender signed. */
export class SignatureWrong extends Error {}

/** The body was longer than it may be. */
export class BodyTooLong extends Error {}

/**
 * The body as it streams in, ending in `SignatureWrong` when it is not what was signed and in `BodyTooLong` beyond `most`
 * bytes: whoever stores it keeps nothing then.
 */
export const signedBody = async function* (
  stream: Readable,
  { holds }: SignedClaim,
  most: number,
): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  // The connection outlives a body that is not read to its end: the refusal goes out on it.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > most) throw new BodyTooLong();
    hash.update(chunk);
    yield chunk;
  }
  if (!holds(hash.digest('hex'))) throw new SignatureWrong();
};
