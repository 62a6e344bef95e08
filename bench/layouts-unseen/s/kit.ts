/** Parts that layouts of this set put together. */
import { escaped } from '../html.ts';
import type { Line, Paper } from '../paper.ts';
import { inFigures } from '../q/kit.ts';

export const sv = inFigures('swedish');
export const sp = inFigures('space');
export const bare = inFigures('bare');
export const point = inFigures('point');
export const dotted = inFigures('dotted');
export const eng = inFigures('english');

/** A head, its cell and a class such as `r`. A cell that begins with `<` is HTML. */
export type Cell = readonly [head: string, cell: (line: Line, index: number) => string, kind?: string];

export const html = (text: string): string => (text.startsWith('<') ? text : escaped(text));

const td = (text: string, kind: string | undefined, tag = 'td'): string =>
  `<${tag}${kind === undefined ? '' : ` class="${kind}"${kind.includes('r') ? ' align="right"' : ''}`}>${html(text)}</${tag}>`;

interface How {
  readonly under?: (line: Line, index: number) => string;
  readonly above?: (line: Line, index: number) => string;
  readonly foot?: string;
  readonly name?: string;
  readonly isHeadless?: boolean;
}

/** A table of goods. */
export const goods = (cells: readonly Cell[], lines: readonly Line[], how: How = {}): string =>
  `<table class="${how.name ?? 'g'}" width="100%" cellpadding="3" cellspacing="0">${
    how.isHeadless === true
      ? ''
      : `<thead><tr>${cells.map(([head, , kind]) => td(head, kind, 'th')).join('')}</tr></thead>`
  }<tbody>${lines
    .map(
      (line, at) =>
        `${how.above?.(line, at) ?? ''}<tr>${cells.map(([, cell, kind]) => td(cell(line, at), kind)).join('')}</tr>${how.under?.(line, at) ?? ''}`,
    )
    .join('\n')}${how.foot ?? ''}</tbody></table>`;

export type Pair = readonly [label: string, value: string | null];

/** Labels and values beside each other, values at the right with the class `sum`. */
export const kv = (rows: readonly Pair[], name = 'kv'): string =>
  `<table class="${name}" cellpadding="2" cellspacing="0">${rows
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([label, value]) =>
        `<tr><td>${html(label)}</td><td${name.startsWith('sum') ? ' align="right" class="r"' : ''}>${html(value ?? '')}</td></tr>`,
    )
    .join('')}</table>`;

/** Small labels in a row, values in the next. */
export const strip = (rows: readonly Pair[], name = 'strip'): string =>
  `<table class="${name}" width="100%" cellpadding="3" cellspacing="0"><tr>${rows
    .map(([label]) => `<th align="left">${label}</th>`)
    .join('')}</tr><tr>${rows.map(([, value]) => `<td>${html(value ?? '')}</td>`).join('')}</tr></table>`;

export const vatRows = (
  p: Paper,
  form: typeof sv,
  label: (rate: number, base: string) => string,
): readonly Pair[] => p.vat.map(({ rate, base, tax }) => [label(rate, form.money(base)), form.money(tax)]);

export const chargeRows = (p: Paper, form: typeof sv): readonly Pair[] =>
  p.charges.map(({ label, amount }) => [label, form.money(amount)]);

export const rounded = (p: Paper, form: typeof sv, label = 'Öresavrundning'): readonly Pair[] =>
  p.rounding === 0n ? [] : [[label, form.money(p.rounding)]];

/** What a discount takes off, in money. */
export const taken = (line: Line): bigint => {
  const full = line.quantity * line.price;
  const size = full < 0n ? -full : full;
  const gross = (size + 50_000n) / 100_000n;
  return (full < 0n ? -gross : gross) - line.sum;
};

/** A row over the goods when a delivery begins. */
export const perDelivery =
  (lines: readonly Line[], span: number, text: (delivery: number) => string) =>
  (line: Line, at: number): string =>
    at === 0 || lines[at - 1]?.delivery !== line.delivery
      ? `<tr class="d"><td colspan="${span}">${html(text(line.delivery))}</td></tr>`
      : '';
