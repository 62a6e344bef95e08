/** Labels with their values: lists, grids and sentences of them. */
import type { Draws } from './draws.ts';
import type { Hand, Pen, Place } from './pen.ts';

export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export type DrawEntries = (pen: Pen, entries: readonly Entry[], place: Place) => number;

interface ListStyle {
  readonly colon: string;
  readonly values: 'after' | 'tab' | 'right' | 'below';
  readonly boldLabels: boolean;
  readonly boldValues: boolean;
  readonly leading: number;
  readonly size: number;
}

const list =
  ({ colon, values, boldLabels, boldValues, leading, size }: ListStyle): DrawEntries =>
  (pen, entries, { x, x2, y }) => {
    const step = size * leading;
    const labels = entries.map(({ label }) => label + colon);
    const tab = Math.min(Math.max(...labels.map((label) => pen.width(label, { size, bold: boldLabels }))) + size, (x2 - x) * 0.62);
    let at = y;
    for (const [row, { value, strong = false }] of entries.entries()) {
      const label = labels[row] ?? '';
      const hand: Hand = { size, bold: boldValues || strong };
      const isBelow = values === 'below';
      const after = Math.min(pen.width(label, { size, bold: boldLabels }) + size * 0.5, (x2 - x) * 0.62);
      const from = isBelow ? x : x + (values === 'after' ? after : tab);
      pen.text(x, at, label, { size: isBelow ? size * 0.85 : size, bold: boldLabels, most: isBelow ? x2 - x : (values === 'after' ? after : tab) - 3 });
      if (isBelow) at += size * 1.1;
      if (values === 'right') pen.text(x2, at, value, { ...hand, align: 'r', most: x2 - from });
      else pen.text(from, at, value, { ...hand, most: x2 - from });
      at += isBelow ? step * 1.1 : step;
    }
    return at;
  }; // prettier-ignore

interface GridStyle {
  readonly rulings: 'box' | 'lines' | 'grey' | 'none';
  readonly boldLabels: boolean;
  readonly boldValues: boolean;
  readonly align: 'l' | 'c' | 'r';
  readonly size: number;
  readonly perRow: number;
}

const grid =
  ({ rulings, boldLabels, boldValues, align, size, perRow }: GridStyle): DrawEntries =>
  (pen, entries, { x, x2, y }) => {
    const rows = Math.ceil(entries.length / perRow);
    const columns = Math.ceil(entries.length / Math.max(1, rows));
    const width = (x2 - x) / Math.max(1, columns);
    const height = size * 2.9;
    for (const [index, { label, value, strong = false }] of entries.entries()) {
      const left = x + (index % columns) * width;
      const top = y - size + Math.floor(index / columns) * (height + (rulings === 'none' ? 3 : 0));
      if (rulings === 'grey') pen.sheet.box(left, top, left + width, top + size * 1.35, 0.88);
      if (rulings === 'box') pen.sheet.frame(left, top, left + width, top + height);
      if (rulings === 'lines') pen.sheet.line(left, top + height, left + width);
      const at = align === 'r' ? left + width - 4 : align === 'c' ? left + width / 2 : left + (rulings === 'none' ? 0 : 4);
      pen.text(at, top + size, label, { size: size * 0.85, bold: boldLabels, align, most: width - 8 });
      pen.text(at, top + size * 2.35, value, { size, bold: boldValues || strong, align, most: width - 8 });
    }
    return y - size + rows * (height + (rulings === 'none' ? 3 : 0)) + size * 1.6;
  }; // prettier-ignore

export const drawnList = (draws: Draws, what: string, size: number): DrawEntries =>
  list({
    colon: draws.pick(`${what} colons`, { ':': 50, '': 46, ' :': 4 }),
    values: draws.pick(`${what} values`, { after: 20, tab: 48, right: 22, below: 10 }),
    boldLabels: draws.is(`${what} bold labels`, 0.28),
    boldValues: draws.is(`${what} bold values`, 0.1),
    leading: draws.between(12, 16) / 10,
    size,
  });

export const drawnGrid = (draws: Draws, what: string, size: number, perRow: number): DrawEntries =>
  grid({
    rulings: draws.pick(`${what} rulings`, { box: 30, lines: 15, grey: 20, none: 35 }),
    boldLabels: draws.is(`${what} bold labels`, 0.35),
    boldValues: draws.is(`${what} bold values`, 0.12),
    align: draws.pick(`${what} align`, { l: 80, c: 14, r: 6 }),
    size,
    perRow,
  });
