/** Pages told briefly: a text with `[[…]]` for HTML, a list of steps for what is drawn. */
import { address, escaped, pairs, remarked } from '../html.ts';
import type { Paper } from '../paper.ts';
import { page, sums, who, word } from '../q/kit.ts';
import { type Drawing, Sheet, type TextStyle } from '../sheet.ts';
import { above, below, cellRows, facts, grid, lined, listed, noted, rows, slip, stacked, type Style, vatRows } from './kit.ts'; // prettier-ignore
import { cellTable, toRight } from './kit-text.ts';

const titleOf = (p: Paper, spec: string): string => {
  const [invoice, credit] = spec.split('|');
  return word(p, invoice, credit);
};

/** A text with `[[key]]` in place of what the paper says. */
const filled = (p: Paper, how: Style, text: string): string =>
  text.replaceAll(/\[\[(\w+) ?([^\]]*)\]\]/gu, (_, key: string, rest: string) =>
    key === 'title' ? titleOf(p, rest) : (facts(p, how, `x:${key}`)[0]?.[1] ?? ''),
  );

const parts: Readonly<Record<string, (p: Paper, how: Style, rest: string) => string>> = {
  title: (p, _, rest) => titleOf(p, rest),
  remark: (p) => remarked(p),
  to: (p) => address(p.buyer),
  from: (p) => address(p.supplier),
  rows: (p, how, rest) => grid(p, how, rest),
  pairs: (p, how, rest) => pairs(facts(p, how, rest)),
  above: (p, how, rest) => above(facts(p, how, rest)),
  below: (p, how, rest) => below(facts(p, how, rest)),
  lined: (p, how, rest) => lined(facts(p, how, rest)),
  words: (p, how, rest) => lined(facts(p, how, rest), ' ', ' &nbsp; '),
  sums: (p, how, rest) =>
    cellTable(
      facts(p, how, rest).map(([label, value]) => [label, `>${value}`]),
      'align="right"',
      [160, 110],
    ),
  cells: (p, how, rest) => {
    const right = rest.split('|').flatMap((part, at) => (part.endsWith('>') ? [at] : []));
    return cellTable(toRight(cellRows(p, how, rest), right), 'width="100%" border="1" cellpadding="3"');
  },
  rates: (p, how, rest) =>
    cellTable(
      [rest.split('|'), ...vatRows(p, how)].map((row) => row.map((cell) => `>${cell}`)),
      '',
    ),
};

/** A page of HTML from its style and its text. */
export const htmlForm =
  (how: Style, css: string, text: string) =>
  (p: Paper): string =>
    page(
      css,
      text.replaceAll(/\[\[(\w+) ?([^\]]*)\]\]/gu, (_, key: string, rest: string) => {
        const part = parts[key];
        return part === undefined ? escaped(facts(p, how, `x:${key}`)[0]?.[1] ?? '') : part(p, how, rest);
      }),
    );

export type Step =
  | readonly ['text', number, number, string, TextStyle?]
  | readonly ['to', number, number, TextStyle?]
  | readonly ['list', number, number, string, number, TextStyle?]
  | readonly ['stack', number, readonly number[], string, number?]
  | readonly ['sums', number, number, number, string, TextStyle?]
  | readonly ['line', number, number, number]
  | readonly ['box', number, number, number, number, number]
  | readonly ['frame', number, number, number, number]
  | readonly ['slip', number];

const drawStep = (s: Sheet, p: Paper, how: Style, step: Step, top: number): void => {
  if (step[0] === 'text') {
    const [, x, y, text, look] = step;
    const leading = (look?.size ?? s.style.size ?? 9) + 2.5;
    for (const [at, row] of text.split('¶').entries())
      s.text(x, y + top + at * leading, filled(p, how, row), look);
  }
  if (step[0] === 'to') s.block(step[1], step[2] + top, who(p.buyer), step[3]);
  if (step[0] === 'list') listed(s, step[1], step[2] + top, facts(p, how, step[3]), step[4], step[5]);
  if (step[0] === 'stack') stacked(s, step[1] + top, step[2], facts(p, how, step[3]), step[4]);
  if (step[0] === 'sums') sums(s, step[1], step[2], step[3] + top, facts(p, how, step[4]), step[5]);
  if (step[0] === 'line') s.line(step[1], step[2] + top, step[3]);
  if (step[0] === 'box') s.box(step[1], step[2] + top, step[3], step[4] + top, step[5]);
  if (step[0] === 'frame') s.frame(step[1], step[2] + top, step[3], step[4] + top);
  if (step[0] === 'slip') slip(s, p, how, step[1]);
};

export interface Form {
  readonly look?: TextStyle;
  readonly isWide?: boolean;
  /** What stands at fixed places on page 1. */
  readonly head: readonly Step[];
  readonly cols: string;
  readonly top: number;
  readonly step?: number;
  readonly isRuled?: boolean;
  /** Where a page is full. */
  readonly bottom?: number;
  /** What stands below the rows, its `y` counted from there. */
  readonly foot: readonly Step[];
  /** Where the remark stands. */
  readonly remark?: readonly [number, number];
}

/** A drawing from its form. */
export const sheetForm =
  (how: Style, form: Form) =>
  (p: Paper): Drawing => {
    const s =
      form.isWide === true ? new Sheet(form.look ?? {}, 842, 595) : new Sheet({ size: 9, ...form.look });
    for (const step of form.head) drawStep(s, p, how, step, 0);
    const [x, at] = form.remark ?? [40, form.top - 24];
    noted(s, p, x, at);
    const next = (): number => {
      s.page();
      s.text(40, 40, `${p.supplier.name}   ${p.number}   sid ${s.pages.length}`, { size: 8 });
      return 66;
    };
    const bottom = form.bottom ?? 680;
    const y = rows(s, p, how, form.cols, form.top, {
      step: form.step ?? 14,
      isRuled: form.isRuled ?? false,
      bottom,
      next,
    });
    const under = y > bottom - 10 ? next() : y;
    for (const step of form.foot) drawStep(s, p, how, step, under);
    return s.drawing();
  };
