/** Parts that the layouts of this set put together, as HTML and as drawings. */
import { forms } from '../exact.ts';
import { inForm } from '../format.ts';
import { digitsOf, hash, organisationNumber } from '../identity.ts';
import { escaped, html } from '../html.ts';
import type { Line, Paper, Party } from '../paper.ts';
import { firm } from '../parties.ts';
import type { Sheet, TextStyle } from '../sheet.ts';

export const kr = inForm(forms.swedish);
export const gap = inForm(forms.space);
export const bare = inForm(forms.bare);
export const point = inForm(forms.point);
export const dots = inForm(forms.dotted);

/** A sole trader: the organisation number is a birth number, of the numbers kept free for tests. */
export const soleTrader = (name: string, address: string, born: string): Party => {
  const digits = `${born}98${hash(name) % 10}`;
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const organisation = `${born}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
  return firm(name, address, { organisation, vat: `SE${organisation.replace('-', '')}01` });
};

/** An economic association, whose number begins with 7. */
export const association = (name: string, address: string): Party => {
  const made = organisationNumber(`${name}#f`);
  const digits = `76${made.slice(2, 6)}${made.slice(7, 10)}`;
  let sum = 0;
  for (const [at, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  const organisation = `${digits.slice(0, 6)}-${digits.slice(6)}${(10 - (sum % 10)) % 10}`;
  return firm(name, address, { organisation, vat: `SE${organisation.replace('-', '')}01` });
};

/** The paper's own word, or the layout's. */
export const called = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

/** A number below `limit` that belongs to a line. */
export const of = (line: Line, limit: number, salt = ''): number => hash(`${line.seed}/${salt}`) % limit;

/** `count` digits that belong to the line's product, such as the buyer's own number. */
export const digitsFor = (line: Line, count: number, salt: string): string =>
  digitsOf(`${line.name}/${salt}`, count);

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Blocks of HTML beside each other, with widths in per cent. */
export const beside = (...cells: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%">${content}</td>`)
    .join('')}</tr></table>`;

/** `Label: value` below each other; empty values are left out. */
export const labelled = (rows: readonly (readonly [string, string | null])[], mark = ': '): string =>
  rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}${mark}${escaped(value ?? '')}`)
    .join('<br>');

/** Rows of cells; all but the first stand at the right unless classes say otherwise. */
export const rows = (
  all: readonly (readonly string[])[],
  name = '',
  classes: readonly string[] = ['', 'r', 'r', 'r', 'r', 'r'],
): string =>
  `<table class="${name}">${all
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => `<td class="${classes[at] ?? ''}">${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

export const charged = (
  paper: Paper,
  money: (amount: bigint) => string,
): readonly (readonly [string, string])[] => paper.charges.map(({ label, amount }) => [label, money(amount)]);

/** A row of rate, base and tax for each rate. */
export const rated = (paper: Paper, money: (amount: bigint) => string): readonly (readonly string[])[] =>
  paper.vat.map(({ rate, base, tax }) => [`${rate} %`, money(base), money(tax)]);

/** The rounding when there is one. */
export const rounded = (
  paper: Paper,
  label: string,
  money: (amount: bigint) => string,
): readonly [string, string][] => (paper.rounding === 0n ? [] : [[label, money(paper.rounding)]]);

export interface Col {
  readonly x: number;
  /** `Upper|Lower` for heads on two rows. */
  readonly head: string;
  readonly cell: (line: Line, index: number) => string | readonly string[];
  readonly align?: 'l' | 'r' | 'c';
}

export const col = (x: number, head: string, cell: Col['cell'], align: Col['align'] = 'l'): Col => ({
  x,
  head,
  cell,
  align,
});
export const num = (x: number, head: string, cell: Col['cell']): Col => col(x, head, cell, 'r');

export interface Grid {
  readonly top: number;
  /** Where rows end on a page that has a next one. */
  readonly bottom?: number;
  readonly leading?: number;
  readonly gap?: number;
  readonly style?: TextStyle;
  readonly headStyle?: TextStyle;
  readonly rule?: (y: number) => void;
  /** Draws what stands before a line or below it; answers where to go on. */
  readonly above?: (line: Line, index: number, y: number) => number;
  readonly under?: (line: Line, index: number, y: number) => number;
  /** Ends a page, begins the next and answers where its heads stand. */
  readonly next?: (y: number, before: readonly Line[]) => number;
}

/** Draws a table of lines over pages; answers where it ends. */
export const grid = (sheet: Sheet, cols: readonly Col[], lines: readonly Line[], how: Grid): number => {
  const leading = how.leading ?? 12;
  const drawn = (y: number, texts: readonly string[], { x, align }: Col, style: TextStyle): void => {
    for (const [at, text] of texts.entries())
      if (text !== '') sheet.text(x, y + at * leading, text, { ...style, align: align ?? 'l' });
  };
  const heads = (y: number): number => {
    for (const each of cols) drawn(y, each.head.split('|'), each, { font: 'bold', ...how.headStyle });
    const below = y + (Math.max(...cols.map(({ head }) => head.split('|').length)) - 1) * leading;
    how.rule?.(below + 4);
    return below + leading + 4;
  };
  let y = heads(how.top);
  for (const [index, line] of lines.entries()) {
    if (y > (how.bottom ?? 700) && how.next !== undefined) y = heads(how.next(y, lines.slice(0, index)));
    y = how.above?.(line, index, y) ?? y;
    let depth = 1;
    for (const each of cols) {
      const made = each.cell(line, index);
      const texts = typeof made === 'string' ? [made] : made;
      depth = Math.max(depth, texts.length);
      drawn(y, texts, each, how.style ?? {});
    }
    y = how.under?.(line, index, y + depth * leading) ?? y + depth * leading;
    y += how.gap ?? 0;
  }
  return y;
};

/** Labels at `x` and values ending at `right`, below each other; answers where the next would stand. */
export const summed = (
  sheet: Sheet,
  y: number,
  all: readonly (readonly [string, string])[],
  at: { readonly x: number; readonly right: number; readonly leading?: number; readonly style?: TextStyle },
): number => {
  const leading = at.leading ?? 13;
  for (const [index, [label, value]] of all.entries()) {
    sheet.text(at.x, y + index * leading, label, at.style);
    sheet.right(at.right, y + index * leading, value, at.style);
  }
  return y + all.length * leading;
};
