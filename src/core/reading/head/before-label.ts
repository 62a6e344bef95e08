import { rightOf, type Word } from '../page/page.ts';
import type { FieldName } from './field-labels.ts';

/** Whether other words stand before a word in its cell: in `Avdrag för faktura 7124` the number is that of another document. */
export const isInside = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word === undefined) return false;
  return (
    /\p{L}$|\.$/u.test(before.text) &&
    !/^(vår|our|nr|er|kopia|copy)$/i.test(before.text) &&
    word.box.x - rightOf(before.box) <= 0.75 * word.box.height
  );
};

/** What a cell says before one of its words. */
const saidBefore = (words: readonly Word[], index: number): string => {
  let first = index;
  while (first > 0 && isInCell(words, first)) first--;
  return words
    .slice(first, index)
    .map(({ text }) => text)
    .join(' ');
};

/** Whether a number of days stands before a word in its cell: in `60 gg data fattura` a term begins with the day, and none is given. */
export const isTerm = (words: readonly Word[], index: number): boolean =>
  /^\d{1,3}\s+(gg|giorni|dagar|dgr?|dage|days|tage|jours|dagen)\b/i.test(saidBefore(words, index));

/** Whether `senast` ends a text about something else than payment: `Tur 407358, senast 2026-05-21`. */
export const isLastDay = (words: readonly Word[], index: number): boolean => {
  const before = saidBefore(words, index);
  return (
    /^senast$/i.test(words[index]?.text ?? '') &&
    before !== '' &&
    !/betal|förfall|tillhanda|giro|swish|dras/i.test(before)
  );
};

const isInCell = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  return (
    before !== undefined && word !== undefined && word.box.x - rightOf(before.box) <= 0.75 * word.box.height
  );
};

/**
 * Whether a sentence speaks of a field without its value: in `Ange alltid fakturanummer vid betalning` words go on behind the label
 * and no figure does, so what stands below is another thing.
 */
export const isMentioned = (
  { field }: { readonly field: FieldName },
  words: readonly Word[],
  end: number,
): boolean => {
  if (!inSentences.has(field)) return false;
  let last = end;
  while (isInCell(words, last)) last++;
  const behind = words.slice(end, last).map(({ text }) => text);
  const isProse = behind.filter((text) => /^\p{Ll}{2,}[.,!]?$/u.test(text)).length >= leastProse;
  return isProse && behind.every((text) => !/\d/.test(text)) && words[end - 1]?.text.endsWith(':') !== true;
};

const leastProse = 2;
const inSentences: ReadonlySet<FieldName> = new Set(['number', 'issueDate', 'dueDate']);
