import { Refusal } from '../refusal.ts';
import { less, greater, slash, bang, question } from './xml-bytes.ts';
import { wideByteOrder, asciiOfUtf16, declaredEncoding } from './xml-encoding.ts';
import { skipMarkup, skipTo, tagEnd } from './xml-markup.ts';

const maxDepth = 100;
const maxElements = 1_000_000;

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
