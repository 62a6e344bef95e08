import { textOfUnits } from '#core/values/text-of-units.ts';
import { less, greater, x } from './xml-bytes.ts';

/** The byte order of a document in UTF-16, by its mark or its first tag; null for any other encoding. */
export const wideByteOrder = (bytes: Uint8Array): 'le' | 'be' | null => {
  const [a, b] = [bytes[0], bytes[1]];
  if ((a === 0xff && b === 0xfe) || (a === less && b === 0)) return 'le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b === less) ? 'be' : null;
};

/** One byte for each code unit of UTF-16: its ASCII character, or a letter where it has none. */
export const asciiOfUtf16 = (bytes: Uint8Array, order: 'le' | 'be'): Uint8Array => {
  const view = new Uint8Array(bytes.length >> 1);
  const high = order === 'le' ? 1 : 0;
  for (let at = 0; at < view.length; at++) {
    view[at] = bytes[2 * at + high] === 0 ? (bytes[2 * at + 1 - high] ?? x) : x;
  }
  return view;
};

/** The encoding that an XML declaration names; null without one. */
export const declaredEncoding = (view: Uint8Array): string | null => {
  // The declaration is the first tag and short; an encoding named further in is none that a parser would honour.
  const head = view.subarray(0, 300);
  const end = head.indexOf(greater);
  const declaration = end === -1 ? '' : textOfUnits(head.subarray(0, end));
  return /\sencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? null;
};
