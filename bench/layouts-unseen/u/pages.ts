/** Parts of this set's pages that are written as HTML. */
import { column, escaped, html, table } from '../html.ts';
import type { Line, Paper } from '../paper.ts';
import { type Cell, columns, type Form, type Pair } from './kit.ts';

/** A page of parts. */
export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

/** Cells beside each other, each with its width in per cent. */
export const beside = (
  ...parts: readonly (readonly [width: number, text: string, align?: string])[]
): string =>
  `<table width="100%" style="width:100%"><tr>${parts
    .map(
      ([width, text, align]) =>
        `<td width="${width}%" style="width:${width}%" valign="top" align="${align ?? 'left'}">${text}</td>`,
    )
    .join('')}</tr></table>`;

/** The rows of a paper under heads. */
export const rows = (
  p: Paper,
  form: Form,
  spec: string,
  how: {
    readonly extra?: Readonly<Record<string, Cell>>;
    readonly under?: (line: Line, index: number) => string;
    readonly above?: (line: Line, index: number) => string;
    readonly lines?: readonly Line[];
    readonly foot?: string;
    readonly name?: string;
  } = {},
): string =>
  table(
    columns(spec, form, how.extra).map(({ head, cell, isRight }) => column(head, cell, isRight ? 'r' : '')),
    how.lines ?? p.lines,
    how,
  );

/** The same for word processors and spreadsheets, whose cells take no classes. */
export const sheetRows = (
  p: Paper,
  form: Form,
  spec: string,
  how: {
    readonly attributes?: string;
    readonly widths?: readonly number[];
    readonly extra?: Readonly<Record<string, Cell>>;
    readonly isBare?: boolean;
  } = {},
): string => {
  const cols = columns(spec, form, how.extra);
  const td = (text: string, at: number, mark = ''): string =>
    `<td${cols[at]?.isRight === true ? ' align="right"' : ''} sdnum="1033;0;@"${how.widths === undefined ? '' : ` width="${how.widths[at]}"`}>${mark}${text}${mark.replace('<', '</')}</td>`;
  const head = `<tr>${cols.map((col, at) => td(col.head, at, '<b>')).join('')}</tr>`;
  const body = p.lines
    .map((l, i) => `<tr>${cols.map((col, at) => td(escaped(col.cell(l, i)), at)).join('')}</tr>`)
    .join('\n');
  return how.isBare === true
    ? head + body
    : `<table ${how.attributes ?? 'width="100%"'}>${head}${body}</table>`;
};

/** Label and value beside each other, a row each. */
export const list = (pairs: readonly Pair[], name = 'list'): string =>
  `<table class="${name}">${pairs.map(([label, value]) => `<tr><td>${label}</td><td class="r" align="right" sdnum="1033;0;@">${escaped(value)}</td></tr>`).join('')}</table>`;

/** The last row of a list in bold. */
export const bold = (pairs: readonly Pair[], unit = ''): readonly Pair[] =>
  pairs.map(([label, value], at) =>
    at === pairs.length - 1 ? [`<b>${label}</b>`, `${value}${unit}`] : [label, value],
  );

/** `Label: value` in one run of text. */
export const run = (pairs: readonly Pair[], gap = '<br>', mark = ': '): string =>
  pairs.map(([label, value]) => `${label}${mark}${escaped(value)}`).join(gap);

/** A label above each value, side by side. */
export const above = (pairs: readonly Pair[], name = 'above'): string =>
  `<table class="${name}"><tr>${pairs.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${pairs.map(([, value]) => `<td>${escaped(value)}</td>`).join('')}</tr></table>`;

/** A buyer's or a seller's name and address below each other. */
export const at = ({ name, street, post }: Paper['buyer'], mark = '<br>'): string =>
  [name, street, post].map(escaped).join(mark);

/** A remark that papers which are no invoice bear. */
export const said = (p: Paper): string => (p.remark === null ? '' : `<p><b>${escaped(p.remark)}</b></p>`);
