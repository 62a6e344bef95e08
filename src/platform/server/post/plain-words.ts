const most = 1_000;

/**
 * Text for a letter, on one line: without control characters, hidden ones and those that turn the writing direction,
 * and without a web address in it. Mail programs make links of whatever looks like one, so the scheme goes, and a sign
 * of no width follows each dot inside a word (R42).
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/gu, (gap) => (gap === '\u00a0' ? gap : ' '))
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(?:[a-z][a-z0-9+.-]*)?:[/\\]+|\/{2,}/gi, ' ')
    .replace(/(?<=[\p{L}\p{N}])[.．。｡](?=[\p{L}\p{N}])/gu, '.\u200c')
    .trim()
    .slice(0, most);

/** The same for a header, which a mail program makes no links of: without the signs of no width, and with plain spaces. */
export const headerWords = (text: string): string =>
  plainWords(text).replaceAll('\u200c', '').replaceAll('\u00a0', ' ').slice(0, 200);
