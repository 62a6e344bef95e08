import { ascii, type Digest, joined, sameBytes } from './bytes.ts';

/** The hash before the first link of an organization's chain. */
export const chainStart = (digest: Digest, organizationId: string) => digest(ascii(organizationId));

/** A link's hash: over the hash before it and the digest of what it says. */
export const linkHash = (digest: Digest, before: Uint8Array, said: Uint8Array) =>
  digest(joined(before, said));

/** A link as it stands: what it says as bytes, or only their digest where the holder is not to read it. */
export interface ChainLink {
  readonly number: number;
  readonly said: Uint8Array | null;
  readonly digest: Uint8Array;
  readonly hash: Uint8Array;
}

/** How a link is not what it was: `said` other words, `missing` one before it, `broken` another hash or place. */
export type ChainFault = 'said' | 'missing' | 'broken';

/** Follows a chain link by link; each call answers what is wrong with the one link that is given, or null. */
export const followChain = async (
  digest: Digest,
  organizationId: string,
): Promise<(link: ChainLink) => Promise<ChainFault | null>> => {
  let before = await chainStart(digest, organizationId);
  let number = 0;
  return async (link) => {
    const isNext = link.number === number + 1;
    const isSaid = link.said === null || sameBytes(await digest(link.said), link.digest);
    const isLinked = sameBytes(await linkHash(digest, before, link.digest), link.hash);
    ({ number, hash: before } = link);
    if (!isSaid) return 'said';
    if (!isNext) return 'missing';
    return isLinked ? null : 'broken';
  };
};

/** What a leaf of a day's tree says: whose chain, and its newest link at that time. */
export const leafContent = (organizationId: string, number: number, hash: Uint8Array): Uint8Array =>
  joined(ascii(`${organizationId} ${String(number)} `), hash);
