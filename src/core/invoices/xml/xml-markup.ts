import { Refusal } from '../refusal.ts';
import { less, greater, bang, doubleQuote, quote } from './xml-bytes.ts';

const commentStart = [less, bang, 0x2d, 0x2d];
const cdataStart = Array.from('<![CDATA[', (c) => c.charCodeAt(0));

/** Position after the comment or CDATA section at `at`; refuses a document type and every other declaration. */
export const skipMarkup = (view: Uint8Array, at: number): number => {
  if (startsWith(view, at, commentStart)) return skipTo(view, at + 4, [0x2d, 0x2d, greater]);
  if (startsWith(view, at, cdataStart)) return skipTo(view, at + 9, [0x5d, 0x5d, greater]);
  if ((view[at + 2] ?? 0) === 0x44) throw new Refusal('xml.doctype');
  throw new Refusal('xml.malformed', 'markup declaration');
};

const startsWith = (view: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => view[at + index] === byte);

/** Position after the ending, or the end of the document when it never comes (the parser then refuses). */
export const skipTo = (view: Uint8Array, from: number, ending: readonly number[]): number => {
  let end = view.indexOf(greater, from + ending.length - 1);
  while (end !== -1) {
    const start = end - ending.length + 1;
    if (startsWith(view, start, ending)) return end + 1;
    end = view.indexOf(greater, end + 1);
  }
  return view.length;
};

/** Position of the `>` that ends a tag, outside quotes; the end of the document when it never comes. */
export const tagEnd = (view: Uint8Array, from: number): number => {
  let open = 0;
  for (let at = from; at < view.length; at++) {
    const byte = view[at];
    if (open !== 0) {
      if (byte === open) open = 0;
    } else if (byte === greater) return at;
    else if (byte === doubleQuote || byte === quote) open = byte;
  }
  return view.length;
};
