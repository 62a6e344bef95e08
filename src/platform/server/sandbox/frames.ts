/**
 * How server and child talk: two lengths (unsigned, 32 bits, big-endian), a JSON header, a body of bytes. Framing of
 * our own lets the server count every byte of a hostile child before anything of it is parsed.
 */
export const prefixBytes = 8;

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
