import type { FieldName } from './field-labels.ts';
import { rightOf, type Word } from '../page/page.ts';
import { type DateOrder, printedDate } from '../words/printed-date.ts';
import { readers } from './field-readers.ts';
import { isHouseNumber } from './number-proof.ts';

/** A value that a field can take, and the words that print it. */
export interface FieldValue {
  readonly value: string;
  readonly words: readonly Word[];
  /** 1: the form and its check digits are right; less when only the form is. */
  readonly certainty: number;
  /** Letters before it in its cell may be a part of it: `Nr: Kj 3120` where the page says `KJ 3120`. */
  readonly isCut: boolean;
}

/** What is never set apart so far that a column may lie between. */
const ofOneCell: ReadonlySet<FieldName> = new Set(['number', 'organizationNumber', 'vatNumber']);

/** Whether digits that are no day follow a number in its cell, of which it may be a part. */
const goesOn = (run: readonly Word[], next: Word | undefined, order: DateOrder): boolean =>
  next !== undefined &&
  /^\d/.test(next.text) &&
  isOneCell([...run.slice(-1), next]) &&
  printedDate(next.text, order) === null;

/** Whether words stand as near to each other as those of one number do. */
const isOneCell = (words: readonly Word[]): boolean =>
  words.every(({ box }, at) => {
    const before = words[at - 1]?.box;
    return before === undefined || box.x - rightOf(before) <= 0.75 * Math.max(before.height, box.height);
  });

/** Whether a short number ends the line of an address that stands beside a label: `Box 118`, `Storgatan 14`. */
const isOfAddress = (words: readonly Word[], index: number, value: string): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  return (
    before !== undefined &&
    word !== undefined &&
    /^\d{1,4}\p{L}?$/u.test(value) &&
    /^\p{Lu}\p{Ll}+$/u.test(before.text) &&
    !/^(nr|no|num|nummer|number|numero|numéro|faktura|invoice|rechnung|facture|fattura)$/i.test(
      before.text,
    ) &&
    isOneCell([before, word])
  );
};

/** Whether a short number counts the days until a bill is to be paid: `Faktura 30 dagar`. */
const isTerm = ([first, ...more]: readonly Word[], next: Word | undefined): boolean =>
  more.length === 0 &&
  /^\d{1,3}$/.test(first?.text ?? '') &&
  /^(?:dag(?:ar|er|e)?|dgr?|days?|tage|jours|giorni)\b/i.test(next?.text ?? '');

/** Whether a word is a part of a day whose month is written out, or whose year stands apart: `2026` of `Jul 6, 2026`, `9/8` of `9/8 -26`. */
const isOfDay = (words: readonly Word[], index: number, order: DateOrder): boolean =>
  [2, 3].some((length) =>
    [...Array(length).keys()].some((before) => {
      const run = before > index ? [] : words.slice(index - before, index - before + length);
      const text = run.map((word) => word.text).join(' ');
      return (
        run.length === length &&
        /\p{L}{3}|^\d{1,2}\/\d{1,2} /u.test(text) &&
        isOneCell(run) &&
        printedDate(text, order) !== null
      );
    }),
  );

/** Whether a few letters that say nothing known stand right before a number. */
const isBehindLetters = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  return (
    before !== undefined &&
    word !== undefined &&
    /^\p{L}{1,3}[)\]|}]?$/u.test(before.text) &&
    !/^(nr|no|num|den|of|av|til|for|för|och|i|ocr)$/i.test(before.text) &&
    isOneCell([before, word])
  );
};

const ofParty: ReadonlySet<FieldName> = new Set(['organizationNumber', 'vatNumber']);

/** What says behind a label whose number follows, where it is the buyer's: `USt-IdNr. des Empfängers`. */
const ofBuyers =
  /^\(?(?:empfängers?|kunden?s?|käufers?|abnehmers?|customer['’]?s?|buyer['’]?s?|client|destinataire|acheteur|cliente|acquirente|comprador|mottagaren?s?|köparen?s?|køberen?s?|kjøperen?s?|klant|asiakkaan|nabywcy)[.:)]*$/iu;

/** The first value in the words that has the field's form; the longest run of words first. */
export const fieldValue = (field: FieldName, words: readonly Word[], order: DateOrder): FieldValue | null => {
  if (field === 'other') return null;
  const { words: most, read } = readers[field];
  for (let index = 0; index < Math.min(words.length, 6); index++) {
    for (let length = Math.min(most, words.length - index); length > 0; length--) {
      const run = words.slice(index, index + length);
      if (ofOneCell.has(field) && !isOneCell(run)) continue;
      const found = read(run.map(({ text }) => text).join(' '), order);
      const cut = field === 'number' && goesOn(run, words[index + length], order) ? 0.5 : 1;
      if (found !== null && field === 'number' && isOfAddress(words, index, found.value)) continue;
      if (found !== null && field === 'number' && isOfDay(words, index, order)) continue;
      // Beside a title may stand where its sender lives.
      if (found !== null && field === 'number' && isHouseNumber(words.slice(index))) continue;
      if (ofParty.has(field) && words.slice(0, index).some(({ text }) => ofBuyers.test(text))) return null;
      if (field === 'number' && isTerm(run, words[index + length])) return null;
      if (found !== null)
        return {
          ...found,
          words: run,
          certainty: found.certainty * cut * (1 - index * 0.08),
          isCut: field === 'number' && isBehindLetters(words, index),
        };
    }
  }
  return null;
};
