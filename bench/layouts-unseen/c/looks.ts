/** Pieces of set C's pages: figures, labelled values and tables as HTML. */
import { forms, plain, product } from '../exact.ts';
import { inForm } from '../format.ts';
import { escaped } from '../html.ts';
import type { Line, Paper } from '../paper.ts';

export const swedish = inForm(forms.swedish);
export const spaced = inForm(forms.space);
export const bare = inForm(forms.bare);
export const pointed = inForm(forms.point);
export const dotted = inForm(forms.dotted);
export const english = inForm(forms.english);

export type Pair = readonly [label: string, value: string];

/** Each pair in a line of its own, as `label<mark> value`. */
export const told = (pairs: readonly Pair[], mark = ':'): string =>
  pairs.map(([label, value]) => `<div>${label}${mark} ${escaped(value)}</div>`).join('');

/** Label and value in two columns of a table. */
export const ruled = (pairs: readonly Pair[], name = 'kv'): string =>
  `<table class="${name}">${pairs
    .map(([label, value]) => `<tr><td>${label}</td><td class="r">${escaped(value)}</td></tr>`)
    .join('')}</table>`;

/** Small labels above their values, `across` in each row. */
export const boxed = (pairs: readonly Pair[], across: number, name = 'boxes'): string => {
  const rows: string[] = [];
  for (let at = 0; at < pairs.length; at += across)
    rows.push(
      `<tr>${pairs
        .slice(at, at + across)
        .map(([label, value]) => `<td><span class="k">${label}</span><br>${escaped(value)}</td>`)
        .join('')}</tr>`,
    );
  return `<table class="${name}">${rows.join('')}</table>`;
};

/** Heads and cells of any rows. */
export const grid = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { left = 0, name = 'grid' }: { readonly left?: number; readonly name?: string } = {},
): string => {
  const kind = (at: number): string => (at < left ? '' : ' class="r"');
  return `<table class="${name}"><tr>${heads.map((head, at) => `<th${kind(at)}>${head}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell, at) => `<td${kind(at)}>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;
};

/** Name, street and place in rows. */
export const post = ({ name, street, post: place }: Paper['buyer'], ...more: readonly string[]): string =>
  [name, street, place, ...more].map(escaped).join('<br>');

/** A discount in the currency: what the price would give less the sum. */
export const saved = (line: Line): bigint => product(line.quantity, line.price, line.base) - line.sum;

/** The price after the discount, in ten-thousandths rounded down. */
export const netOf = (line: Line): bigint => (line.price * (10_000n - line.discount)) / 10_000n;

/** `12` for twelve per cent. */
export const rateOf = (line: Line): string => String(line.rate);

/** The word before a line's unit price: `4 st à`. */
export const counted = (line: Line, mark = ','): string =>
  `${plain(line.quantity, 3).replace('.', mark)} ${line.unit}`;

/** A number with a group of two or three digits before the rest. */
export const split = (code: string, at: number, mark: string): string =>
  `${code.slice(0, at)}${mark}${code.slice(at)}`;
