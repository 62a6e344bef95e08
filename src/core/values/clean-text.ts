/** Text as rows and JSON documents of the database can hold it: without U+0000, and with U+FFFD for half of a surrogate pair. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Signs that turn or hide what stands around them (Unicode, Bidi_Control and zero width); joiners, which names and emoji need, are none. */
const turning = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A name on one line, without signs that control, turn or hide; blanks at its ends go too. */
export const cleanName = (name: string): string =>
  cleanText(name)
    .replaceAll(turning, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** How JSON spells what `cleanText` changes, and whole pairs; raw, none of it stands in JSON that was decoded from UTF-8. */
const spelt = /\\u(?:0000|d[89a-f])/i;

const cleanEntry = (_: string, value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return entries.every(([name]) => name === cleanText(name))
    ? value
    : Object.fromEntries(entries.map(([name, each]) => [cleanText(name), each as unknown]));
};

/** What JSON from outside says, every text and name in it clean. Throws `SyntaxError`. */
export const parseCleanJson = (json: string): unknown =>
  JSON.parse(json, spelt.test(json) ? cleanEntry : undefined);
