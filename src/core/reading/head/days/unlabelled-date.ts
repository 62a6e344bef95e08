import { daysBetween } from '../../../values/calendar.ts';
import type { Box } from '../../page/page.ts';
import { type Cell, cellsOf } from '../../words/cells.ts';
import { type DateOrder, printedDate } from '../../words/printed-date.ts';
import type { Row } from '../../words/rows.ts';
import type { Field } from '../choose-fields.ts';
import { fieldLabel } from '../field-labels.ts';
import { isAtTitle } from './title-stack.ts';

// Enough to be shown, too little to be trusted.
const unsure = 0.5;
const sure = 0.75;
const lastRow = 0.45;

/** A day behind the title and the number of the document: `Faktura nr 1000419, 2026-04-04`, `Faktura nr 75 · 19/3 -26`. */
const behindNumber =
  /^(?:\p{L}*faktura|invoice|rechnung) (?:nr\.? ?|#)?[\p{L}\d/-]*\d(?:,| [·•|–—-]) (?:den )?(\d.*)$/iu;

// When to pay may stand behind the day: `2026-06-11, betalas 2026-06-21`.
const ofPayment = /(?:,| [·•|–—-]) (?:(?:att |ska )?betalas?|förfaller|due|fällig)\b.*$/i;

// Which page it is may stand behind the day.
const ofPage = /\s+(sida?n?|side|blad|page|seite|p[aá]gina)[.:]? ?\d+( ?(\/|av|of|von|de|di|\() ?\d+\)?)?$/i;

/** What happened on a day that is not the document's, where a town would stand: `Levererat 2026-05-04`. */
const happened = /^(leverer|leverans|beställ|utskriv|avsän|skicka|hämta|packa|tryck)/i;

/** The day that a cell says and nothing else, besides the time of day behind it, or the town or the document's number before it. */
const dayIn = ({ text }: Cell, order: DateOrder): string | null => {
  const plain = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(ofPage, '')
    .replace(ofPayment, '')
    .replace(/^(?:den|the|le|il|am) (?=\d)/i, '')
    .replace(/\s+\d\d:\d\d(:\d\d)?$/, '');
  if (happened.test(plain)) return null;
  const [, behind = plain] =
    behindNumber.exec(plain) ?? /^\p{Lu}\p{Ll}{2,20},? (?:den )?(\d.*)$/u.exec(plain) ?? [];
  return printedDate(behind, order);
};

/** The town that the line of a letter's day begins with: `Tjällmo den 16 februari 2026`. */
const ofLetter = /^(\p{Lu}\p{Ll}{2,20}),? (?:den )?\d/u;

/** Whether a cell is the line that a letter is dated by: a town that an address on the page ends with, and the day, before the one when to pay. */
const isDateline = (text: string, value: string, rows: readonly Row[], due: string | null): boolean => {
  const [, town] = ofLetter.exec(text) ?? [];
  return (
    town !== undefined &&
    due !== null &&
    value < due &&
    rows
      .flatMap((row) => cellsOf(row))
      .some((cell) =>
        new RegExp(`(?:^|[ ,·|-])(?:\\d{3} ?\\d{2}|\\d{4,5}) +${town}(?!\\p{L})`, 'iu').test(cell.text),
      )
  );
};

/** In how many days bills are usually to be paid. */
const usualTerms: ReadonlySet<number> = new Set([5, 7, 8, 10, 14, 15, 20, 21, 25, 28, 30, 40, 45, 60, 90]);

/** Whether the day when to pay is as many days later as bills usually give. */
const isTermBefore = (value: string, due: string | null): boolean =>
  due !== null && usualTerms.has(daysBetween(value, due));

/**
 * The one day that stands by itself in the upper part of the first page, above `table`: that of a document whose day no label
 * names. `null` where several do, or none.
 */
export const unlabelledDate = (
  rows: readonly Row[],
  order: DateOrder,
  table: Box | null,
  due: string | null,
): Field | null => {
  const lowest = Math.max(0, ...rows.map(({ box }) => box.y));
  const found = rows
    .filter(({ box }) => box.y < (table?.y ?? lastRow * lowest))
    .flatMap((row) =>
      cellsOf(row).flatMap((cell, at, cells) => {
        const value = dayIn(cell, order);
        // A label before it says what else happened on that day.
        const isLabelled = fieldLabel(cells[at - 1]?.text ?? '') !== null;
        if (value === null || isLabelled) return [];
        const isTitled = behindNumber.test(cell.text) || isAtTitle(row, cell, rows);
        // What is paid on the day of its order may be due on it; elsewhere the day is the one when to pay.
        if (value === due && !isTitled) return [];
        const isSure = isDateline(cell.text, value, rows, due) || (isTermBefore(value, due) && isTitled);
        return [{ value, confidence: isSure ? sure : unsure, place: { page: row.page, box: cell.box } }];
      }),
    );
  const [only] = found;
  return only !== undefined && new Set(found.map(({ value }) => value)).size === 1 ? only : null;
};
