/**
 * How server and child talk: two lengths (unsigned, 32 bits, big-endian), a JSON header, a body of bytes. Framing of
 * our own lets the server count every byte of a hostile child before anything of it is parsed.
 */
const prefixBytes = 8;

/** Server to child: a task with the document as body; `more`, with an answer if any, when an event has been taken. */
export type ToChild =
  | { readonly type: 'task'; readonly task: string; readonly argument?: unknown }
  | { readonly type: 'more'; readonly answer?: unknown };

/** Child to server. Events may carry a body and are answered by `more`; a task ends with `done` or `failed`. */
export type FromChild =
  | { readonly type: 'ready' }
  | { readonly type: 'event'; readonly event: unknown }
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'failed' };

const none = new Uint8Array(0);

/** The two buffers of a frame, to be written one after the other; the body is not copied. */
export const encodeFrame = (
  header: ToChild | FromChild,
  body: Uint8Array = none,
): [Uint8Array, Uint8Array] => {
  const text = Buffer.from(JSON.stringify(header));
  const head = Buffer.allocUnsafe(prefixBytes + text.length);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(body.length, 4);
  text.copy(head, prefixBytes);
  return [head, body];
};

/** A frame announced to be larger than its reader takes. */
export class FrameTooLarge extends Error {}

/**
 * A function to feed with the chunks of a stream; calls `onFrame` for each whole frame. Throws `FrameTooLarge` as soon as
 * a frame is announced with more than `most()` bytes, and `SyntaxError` on a header that is not JSON.
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
      const header: unknown = JSON.parse(all.toString('utf8', prefixBytes, prefixBytes + headerLength));
      onFrame(header, all.subarray(prefixBytes + headerLength, size));
    }
  };
};
