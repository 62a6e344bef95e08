/** Pages in letters of one width, as old programs print. */
import { left, right } from '../format.ts';
import type { Line } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { cellOf, type Figures } from './kit.ts';

/** Rows of fixed width: `8 Artnr=code|28 Benämning=name|>9 Antal=qty`. */
export const typed = (lines: readonly Line[], f: Figures, spec: string): readonly string[] => {
  const columns = spec.split('|').map((part) => {
    const [, side, width = '8', head = '', key = ''] = /^(>?)(\d+) ?([^=]*)=(.*)$/u.exec(part) ?? [];
    return { set: side === '>' ? right : left, width: Number(width), head, cell: cellOf(key, f) };
  });
  const row = (texts: readonly string[]): string =>
    columns
      .map(({ set, width }, at) => set(texts[at] ?? '', width))
      .join(' ')
      .trimEnd();
  return [
    row(columns.map(({ head }) => head)),
    ...lines.map((line, index) => row(columns.map(({ cell }) => cell(line, index)))),
  ];
};

/** A page of rows of one width, as old programs print. */
export const typedSheet = (
  rows: readonly string[],
  size = 9,
  leading = 12,
  font: 'mono' | 'monobold' = 'mono',
): Sheet => {
  const sheet = new Sheet({ font, size });
  for (const [index, row] of rows.entries()) {
    const at = index % 62;
    if (index > 0 && at === 0) sheet.page();
    // Each run of words is a text of its own, as programs that fill a form send them.
    for (const match of row.matchAll(/\S+(?: \S+)*/gu))
      sheet.text(44 + match.index * size * 0.6, 48 + at * leading, match[0]);
  }
  return sheet;
};
