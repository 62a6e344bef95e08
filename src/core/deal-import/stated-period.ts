import { cellText, type Sheet } from '#core/tables/sheet.ts';
import { readDate } from './date-cell.ts';
import type { Head } from './find-head.ts';

/** What stands beside a table and holds for all of its rows. */
export interface StatedOfFile {
  /** ISO; `null`: not said. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isWithVat: boolean;
}

const validWords =
  /giltig|gäller|gällande|valid|avtalsperiod|prisperiod|period|effective|fr\.?\s?o\.?\s?m|t\.?\s?o\.?\s?m/iu;
const endWords = /(?<!\p{L})(?:t\.?\s?o\.?\s?m|till\p{L}*|slut\p{L}*|to|until|through|end)(?!\p{L})/iu;
const startWords = /(?<!\p{L})(?:fr\.?\s?o\.?\s?m|från|from|start\p{L}*)(?!\p{L})/iu;
const dates =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|(?<!\d)20\d{6}(?!\d)|\d{1,2} (?:jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{L}*\.? 20\d\d/giu;
const withVat =
  /(?:innefattar|including)\s*(?:\d+\s*%\s*)?(?:moms|vat|mva)|ink\p{L}*\.?\s*(?:\d+\s*%\s*)?(?:moms|vat|mva)|incl?\p{L}*\.?\s*(?:\d+\s*%\s*)?(?:moms|vat)/iu;
const withoutVat = /ex\p{L}*\.?\s*(?:moms|vat|mva)/iu;

/** Letters of a line that are read. */
const longest = 400;

/** Rows below the table that a note may stand in. */
const below = 5;

const textOf = (sheet: Sheet, at: number): string =>
  [...new Set((sheet.rows[at] ?? []).map(cellText).filter(Boolean))].join(' ').slice(0, longest);

/** The days of one line above the head; two of them are the first and the last. */
const periodIn = (text: string): Pick<StatedOfFile, 'validFrom' | 'validTo'> => {
  const nothing = { validFrom: null, validTo: null };
  if (!validWords.test(text)) return nothing;
  const found = [...text.matchAll(dates)].flatMap(([day], at, all) => {
    const reading = readDate(day, ['ymd', 'dmy']);
    const before = text.slice(all[at - 1]?.index ?? 0, all[at]?.index);
    return reading.kind === 'date' ? [{ day: reading.value, before }] : [];
  });
  const [first, second, ...more] = found;
  if (first === undefined || more.length > 0) return nothing;
  if (second !== undefined)
    return first.day <= second.day ? { validFrom: first.day, validTo: second.day } : nothing;
  if (startWords.test(first.before)) return { validFrom: first.day, validTo: null };
  return endWords.test(first.before)
    ? { validFrom: null, validTo: first.day }
    : { validFrom: first.day, validTo: null };
};

/** What the lines above a head, and the last ones of the sheet, say of all prices: when they hold, and that they include VAT. */
export const statedOfFile = (sheet: Sheet, { first, rows }: Head): StatedOfFile => {
  const above = Array.from({ length: rows === 0 ? 0 : first }, (_, at) => textOf(sheet, at));
  const last = Array.from({ length: Math.min(below, sheet.rows.length - first - rows) }, (_, at) => {
    const filled = (sheet.rows[sheet.rows.length - 1 - at] ?? []).map(cellText).filter(Boolean);
    return filled.length === 1 ? (filled[0] ?? '').slice(0, longest) : '';
  });
  const periods = above.map(periodIn);
  const [from, ...otherFrom] = new Set(periods.flatMap(({ validFrom }) => validFrom ?? []));
  const [to, ...otherTo] = new Set(periods.flatMap(({ validTo }) => validTo ?? []));
  return {
    validFrom: otherFrom.length > 0 ? null : (from ?? null),
    validTo: otherTo.length > 0 ? null : (to ?? null),
    isWithVat: [...above, ...last].some((text) => withVat.test(text) && !withoutVat.test(text)),
  };
};
