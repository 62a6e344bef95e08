import { PDFDocument } from '@cantoo/pdf-lib';
import type { FileColumn } from '#core/exports/column.ts';
import { columnSums } from '#core/exports/column-sums.ts';
import { withDecimals } from '#core/exports/csv-file.ts';
import { fillText } from '#core/values/fill-text.ts';
import { face, widthOf } from '../pdf/faces.ts';
import { heightOf, quietInk, startSheets, wideSheet } from '../pdf/sheet.ts';
import type { Ink, Sheet, TextStyle } from '../pdf/sheet.ts';
import type { ExportedFile } from './exported-file.ts';

const margin = 36;
const width = wideSheet.width - 2 * margin;
const foot = wideSheet.height - 40;
const gap = 8;
const padding = 3;

/** A cell of more would be higher than a sheet. */
const longestCell = 200;

const line: Ink = [0.83, 0.85, 0.89];
const body: TextStyle = { size: 7.5, leading: 10 };
const strong: TextStyle = { ...body, face: 'bold' };

/** Text of a number as people read it: thousands apart, and the sign of the language. */
const figure = (number: string, language: 'sv' | 'en', kind: FileColumn['kind']): string => {
  const size = number.replace('-', '');
  const [whole = '', decimals = ''] = (kind === 'number' ? size : withDecimals(size)).split('.');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const sign = number.startsWith('-') ? '−' : '';
  return sign + apart + (decimals === '' ? '' : (language === 'sv' ? ',' : '.') + decimals);
};

interface Place {
  readonly x: number;
  readonly width: number;
  readonly right: boolean;
}

const isNumber = ({ kind }: FileColumn): boolean => kind === 'money' || kind === 'price' || kind === 'number';

/** A column is made no wider than this by one word, an address or a code, of those that no line holds. */
const widestWord = width / 6;

const wordsOf = (text: string): readonly string[] => text.split(/[^\S\u00a0]+/);

/** How wide a column must be for its longest word, of its label or of a row, and for what stands between columns. */
const neededBy = (label: string, texts: readonly string[]): number => {
  const wide = (word: string, style: TextStyle): number =>
    widthOf(word, style.size, face(style.face ?? 'regular'));
  const words = texts.flatMap((text) => wordsOf(text).map((word) => wide(word, body)));
  const widest = [...words, ...wordsOf(label).map((word) => wide(word, strong))].reduce(
    (a, b) => Math.max(a, b),
    0,
  );
  return Math.min(widest + 0.5, widestWord) + gap;
};

/**
 * Where each column stands: the sheet's width shared by the columns' own, where that holds their longest words; those that need more
 * have what they need, and the others share what is left. More than the sheet holds is made smaller all alike.
 */
const placesOf = (columns: readonly FileColumn[], needs: readonly number[]): readonly Place[] => {
  const needed = needs.reduce((a, b) => a + b, 0);
  const least = needs.map((need) => (needed > width ? (need * width) / needed : need));
  const wide = [...least];
  const open = new Set(columns.keys());
  for (let isDone = false; !isDone;) {
    isDone = true;
    const taken = least.reduce((sum, need, at) => sum + (open.has(at) ? 0 : need), 0);
    const all = [...open].reduce((sum, at) => sum + (columns[at]?.width ?? 0), 0);
    for (const at of open) {
      const share = ((width - taken) * (columns[at]?.width ?? 0)) / all;
      wide[at] = Math.max(share, least[at] ?? 0);
      if (share >= (least[at] ?? 0)) continue;
      open.delete(at);
      isDone = false;
    }
  }
  let x = margin;
  return columns.map((column, at) => {
    const own = wide[at] ?? 0;
    const place = { x, width: own - gap, right: isNumber(column) };
    x += own;
    return place;
  });
};

/**
 * A list on paper: a tagged PDF on A4 sideways, with the head again and *page x of y* on each sheet, and sums at the end. Of
 * its columns those that paper has room for.
 */
export const paperTable = async (file: ExportedFile): Promise<Uint8Array> => {
  const { language, words, title } = file;
  const shown = file.columns.map((column, at) => ({ column, at })).filter(({ column }) => column.isOnPaper);
  const columns = shown.map(({ column }) => column);
  const sums = columnSums(file.columns);
  const rows: (readonly string[])[] = [];
  for await (const page of file.pages())
    for (const each of page) {
      sums.add(each);
      rows.push(
        shown.map(({ column, at }) => {
          const cell = (each.cells[at] ?? '').slice(0, longestCell);
          return isNumber(column) && cell !== '' ? figure(cell, language, column.kind) : cell;
        }),
      );
    }
  const totals = shown.map(({ at }, place) => {
    const sum = sums.sums()[at] ?? null;
    return sum === null ? (place === 0 ? words.total : '') : figure(sum, language, 'money');
  });
  const hasTotals =
    rows.length > 0 && sums.sums().some((sum, at) => sum !== null && file.columns[at]?.isOnPaper);
  const labels = columns.map(({ label }) => label);
  const needs = columns.map(({ label }, at) =>
    neededBy(
      label,
      [...rows, ...(hasTotals ? [totals] : [])].map((texts) => texts[at] ?? ''),
    ),
  );
  const places = placesOf(columns, needs);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer('Krogkoll');
  document.setCreationDate(file.now);
  document.setModificationDate(file.now);
  document.setLanguage(language);
  const { add, finish } = startSheets(document, language);
  const sheets: Sheet[] = [];
  let rowNumber = 0;
  let y = 0;
  const current = (): Sheet => sheets.at(-1) ?? begin();
  const row = (texts: readonly string[], style: TextStyle, kind: 'TH' | 'TD' | null): void => {
    const heights = texts.map((text, at) => heightOf(text, places[at]?.width ?? 0, style));
    const height = Math.max(body.leading ?? 10, ...heights) + 2 * padding;
    if (kind === 'TD' && y + height > foot) begin();
    const sheet = current();
    if (kind !== null) rowNumber += 1;
    for (const [at, text] of texts.entries()) {
      const { x, width: wide, right } = places[at] ?? { x: margin, width, right: false };
      const place = { x, y: y + padding, width: wide };
      if (kind === null) sheet.repeat(text, place, { ...style, right });
      else sheet.write(kind, text, place, { ...style, right, row: rowNumber });
    }
    y += height;
    sheet.fill(margin, y, width - gap, 0.5, line);
  };
  const begin = (): Sheet => {
    const sheet = add(wideSheet);
    sheets.push(sheet);
    y = margin;
    if (sheets.length > 1) row(labels, strong, null);
    return sheet;
  };
  y = begin().write('H1', title, { x: margin, y, width }, { size: 17, face: 'heading', leading: 24 });
  for (const [label, value] of file.facts) {
    const place = { x: margin, y, width: width - gap };
    y = current().write('P', `${label}: ${value}`, place, { ...body, color: quietInk });
  }
  y += 8;
  row(labels, strong, 'TH');
  for (const texts of rows) row(texts, body, 'TD');
  if (hasTotals) row(totals, strong, 'TD');
  for (const [at, sheet] of sheets.entries())
    sheet.repeat(
      fillText(words.page, { page: String(at + 1), pages: String(sheets.length) }),
      { x: margin, y: foot + 10, width: width - gap },
      { ...body, color: quietInk, right: true },
    );
  finish();
  return document.save({ useObjectStreams: false });
};
