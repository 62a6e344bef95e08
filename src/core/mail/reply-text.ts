import { cleanText } from '../values/clean-text.ts';

/** What stands first in a letter that may be answered: an answer is above it. Two languages, since a thread may hold both. */
export const replyMarks = { sv: 'Svara ovanför den här raden', en: 'Reply above this line' } as const;

/** Code units of an answer that are kept. */
export const longestReply = 8_000;

const marks = Object.values(replyMarks).map((mark) => mark.toLowerCase());

const isMark = (line: string): boolean => {
  const said = line.toLowerCase();
  return marks.some((mark) => said.includes(mark));
};

const isQuoted = (line: string): boolean => /^\s*(?:>|&gt;)/.test(line);

/** Ends of a line with which mail programs introduce what they quote, whatever stands before: "Den 3 nov. 2026 skrev Krogkoll:". */
const introduces =
  /(?:\bwrote|\bskrev\b.{0,200}|\bskrev|\bschrieb\b.{0,200}|\bskriver\b.{0,200}|\ba écrit|\bkirjoitti\b.{0,200})\s*:\s*$/iu;

/** Lines below which everything is quoted: Outlook's rule and heads, and the forwarded mark of others. */
const rule =
  /^\s*(?:_{10,}|-{2,}\s*(?:original message|ursprungligt meddelande|vidarebefordrat meddelande|forwarded message)\s*-{2,})\s*$/i;

const head = /^\s*\*?(?:from|från|fra|von)\s*:\*?\s*\S/i;
const headNext = /^\s*\*?(?:sent|skickat|date|datum|to|till|sendt|gesendet)\s*:\*?/i;

/** What programs of phones sign with; nobody wrote it. */
const phoneSignature =
  /^\s*(?:skickat från (?:min|mitt|outlook)|sent from (?:my|outlook)|hämta outlook för|get outlook for)\b.{0,80}$/i;

const isHead = (lines: readonly string[], at: number): boolean =>
  head.test(lines[at] ?? '') && lines.slice(at + 1, at + 4).some((line) => headNext.test(line));

/** Where the quoted end begins, at the line's index; the length where nothing is quoted below. */
const endOfWords = (lines: readonly string[]): number => {
  const at = lines.findIndex(
    (line, index) => (!isQuoted(line) && isMark(line)) || rule.test(line) || isHead(lines, index),
  );
  return at < 0 ? lines.length : at;
};

/** The lines before a quotation that introduce it: up to two, since long addresses are wrapped. */
const withoutIntroduction = (lines: readonly string[]): readonly string[] => {
  let last = lines.length - 1;
  while (last >= 0 && (lines[last] ?? '').trim() === '') last -= 1;
  const one = lines[last] ?? '';
  const two = `${lines[last - 1] ?? ''} ${one}`;
  if (introduces.test(one) && /\d/.test(one)) return lines.slice(0, last);
  if (introduces.test(two) && /\d/.test(two)) return lines.slice(0, Math.max(0, last - 1));
  return introduces.test(one) ? lines.slice(0, last) : lines;
};

/**
 * What a person wrote in an answer to a letter of ours, without what their mail program quoted of it; empty where they wrote
 * nothing. Answers above, below and between quoted lines are kept. Plain text in, at most `longestReply` code units out.
 */
export const replyText = (text: string): string => {
  const lines = cleanText(text).replace(/\r\n?/g, '\n').split('\n');
  const above = lines.slice(0, endOfWords(lines));
  const kept: string[] = [];
  let own: string[] = [];
  const flush = (isIntroduced: boolean): void => {
    kept.push(...(isIntroduced ? withoutIntroduction(own) : own));
    own = [];
  };
  for (const line of above) {
    if (!isQuoted(line)) own.push(line);
    else if (own.length > 0) flush(true);
  }
  flush(above.length < lines.length);
  return kept
    .filter((line) => !phoneSignature.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n-- *\n[^]*$/, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestReply)
    .toWellFormed();
};
