import { Refusal } from './refusal.ts';

const maxDepth = 100;
const maxElements = 1_000_000;
const [less, greater, slash, bang, question, doubleQuote, quote, x] = [
  0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x22, 0x27, 0x78,
];

// Every encoding here keeps ASCII bytes (UTF-16: code units) in place, so the scan below sees each tag the parser will see.
const knownEncoding =
  /^(utf-?8|us-ascii|ascii|iso[-_]?8859[-_]?\d{1,2}|latin-?\d|windows-?125\d|cp-?125\d)$/i;
const knownWideEncoding = /^(utf-?16(le|be)?|ucs-2|iso-10646-ucs-2)$/i;

/**
 * Refuses, before any parser sees the bytes: a document type declaration in any encoding (R37), depth over 100, more
 * than a million elements, and encodings whose tags this scan could not see.
 */
export const prescanXml = (bytes: Uint8Array): void => {
  const wide = wideByteOrder(bytes);
  const view = wide === null ? bytes : asciiOfUtf16(bytes, wide);
  const declared = declaredEncoding(view);
  if (declared !== null && !(wide === null ? knownEncoding : knownWideEncoding).test(declared)) {
    throw new Refusal('xml.encoding-unknown', declared);
  }
  scanTags(view);
};

const wideByteOrder = (bytes: Uint8Array): 'le' | 'be' | null => {
  const [a, b] = [bytes[0], bytes[1]];
  if ((a === 0xff && b === 0xfe) || (a === less && b === 0)) return 'le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b === less) ? 'be' : null;
};

const asciiOfUtf16 = (bytes: Uint8Array, order: 'le' | 'be'): Uint8Array => {
  const view = new Uint8Array(bytes.length >> 1);
  const high = order === 'le' ? 1 : 0;
  for (let at = 0; at < view.length; at++) {
    view[at] = bytes[2 * at + high] === 0 ? (bytes[2 * at + 1 - high] ?? x) : x;
  }
  return view;
};

const declaredEncoding = (view: Uint8Array): string | null => {
  // The declaration is the first tag and short; an encoding named further in is none that a parser would honour.
  const head = view.subarray(0, 300);
  const end = head.indexOf(greater);
  const declaration = end === -1 ? '' : String.fromCharCode(...head.subarray(0, end));
  return /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? null;
};

const scanTags = (view: Uint8Array): void => {
  let depth = 0;
  let elements = 0;
  let at = view.indexOf(less);
  while (at !== -1) {
    const next = view[at + 1];
    if (next === bang) at = skipMarkup(view, at);
    else if (next === question) at = skipTo(view, at + 2, [question, greater]);
    else {
      const end = tagEnd(view, at + 1);
      if (next === slash) depth--;
      else {
        if (++elements > maxElements) throw new Refusal('document.too-large', 'elements');
        if (depth >= maxDepth) throw new Refusal('xml.too-deep');
        if (view[end - 1] !== slash) depth++;
      }
      at = end;
    }
    at = view.indexOf(less, at);
  }
};

const commentStart = [less, bang, 0x2d, 0x2d];
const cdataStart = Array.from('<![CDATA[', (c) => c.charCodeAt(0));

const skipMarkup = (view: Uint8Array, at: number): number => {
  if (startsWith(view, at, commentStart)) return skipTo(view, at + 4, [0x2d, 0x2d, greater]);
  if (startsWith(view, at, cdataStart)) return skipTo(view, at + 9, [0x5d, 0x5d, greater]);
  if ((view[at + 2] ?? 0) === 0x44) throw new Refusal('xml.doctype');
  throw new Refusal('xml.malformed', 'markup declaration');
};

const startsWith = (view: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => view[at + index] === byte);

/** Position after the ending, or the end of the document when it never comes (the parser then refuses). */
const skipTo = (view: Uint8Array, from: number, ending: readonly number[]): number => {
  let end = view.indexOf(greater, from + ending.length - 1);
  while (end !== -1) {
    const start = end - ending.length + 1;
    if (startsWith(view, start, ending)) return end + 1;
    end = view.indexOf(greater, end + 1);
  }
  return view.length;
};

const tagEnd = (view: Uint8Array, from: number): number => {
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
