import { PDFDocument } from '@cantoo/pdf-lib';
import type { FileColumn } from '#core/exports/column.ts';
import { columnSums } from '#core/exports/column-sums.ts';
import { fillText } from '#core/values/fill-text.ts';
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
  const [whole = '', parts] = number.replace('-', '').split('.');
  const decimals = kind === 'money' ? (parts ?? '').padEnd(2, '0') : (parts ?? '');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const sign = number.startsWith('-') ? '−' : '';
  return sign + apart + (decimals === '' ? '' : (language === 'sv' ? ',' : '.') + decimals);
};

interface Place {
  readonly x: number;
  readonly width: number;
  readonly right: boolean;
}

/** Where each column stands: the sheet's width shared by the columns' own. */
const placesOf = (columns: readonly FileColumn[]): readonly Place[] => {
  const all = columns.reduce((sum, column) => sum + column.width, 0);
  let x = margin;
  return columns.map((column) => {
    const own = (width * column.width) / all;
    const place = {
      x,
      width: own - gap,
      right: column.kind === 'money' || column.kind === 'number',
    };
    x += own;
    return place;
  });
};

const isNumber = ({ kind }: FileColumn): boolean => kind === 'money' || kind === 'number';

/**
 * A list on paper: a tagged PDF on A4 sideways, with the head again and *page x of y* on each sheet, and sums at the end. Of
 * its columns those that paper has room for.
 */
export const paperTable = async (file: ExportedFile): Promise<Uint8Array> => {
  const { language, words, title } = file;
  const shown = file.columns.map((column, at) => ({ column, at })).filter(({ column }) => column.isOnPaper);
  const columns = shown.map(({ column }) => column);
  const places = placesOf(columns);
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
  const labels = columns.map(({ label }) => label);
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
  const sums = columnSums(file.columns);
  for await (const page of file.pages())
    for (const each of page) {
      sums.add(each);
      const texts = shown.map(({ column, at }) => {
        const cell = (each.cells[at] ?? '').slice(0, longestCell);
        return isNumber(column) && cell !== '' ? figure(cell, language, column.kind) : cell;
      });
      row(texts, body, 'TD');
    }
  const totals = shown.map(({ at }) => sums.sums()[at] ?? null);
  if (sums.rows() > 0 && totals.some((sum) => sum !== null))
    row(
      totals.map((sum, at) =>
        sum === null ? (at === 0 ? words.total : '') : figure(sum, language, 'money'),
      ),
      strong,
      'TD',
    );
  for (const [at, sheet] of sheets.entries())
    sheet.repeat(
      fillText(words.page, { page: String(at + 1), pages: String(sheets.length) }),
      { x: margin, y: foot + 10, width: width - gap },
      { ...body, color: quietInk, right: true },
    );
  finish();
  return document.save({ useObjectStreams: false });
};
