import { parseCleanJson } from '#core/values/clean-text.ts';
import { prefixBytes } from './frames.ts';

/** A frame announced to be larger than its reader takes. */
export class FrameTooLarge extends Error {}

/**
 * A function to feed with the chunks of a stream; calls `onFrame` for each whole frame. Throws `FrameTooLarge` as soon as
 * a frame is announced with more than `most()` bytes, and `SyntaxError` on a header that is not JSON. Whatever a parser made of
 * a document comes through here, so that none of its text is one that the database cannot hold.
 */
export const frameReader = (
  onFrame: (header: unknown, body: Uint8Array) => void,
  most: () => number = () => Infinity,
): ((chunk: Buffer) => void) => {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = prefixBytes;
  return (chunk) => {
    parts.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = Buffer.concat(parts, held);
      parts = [all];
      const headerLength = all.readUInt32BE(0);
      const size = prefixBytes + headerLength + all.readUInt32BE(4);
      if (size > most()) throw new FrameTooLarge();
      if (held < size) {
        wanted = size;
        return;
      }
      held -= size;
      wanted = prefixBytes;
      parts = [all.subarray(size)];
      const header = parseCleanJson(all.toString('utf8', prefixBytes, prefixBytes + headerLength));
      onFrame(header, all.subarray(prefixBytes + headerLength, size));
    }
  };
};
