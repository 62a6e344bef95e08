/** Pages of HTML from short descriptions of their parts. */
import { escaped, html } from '../html.ts';
import { inForm } from '../format.ts';
import { forms } from '../exact.ts';
import type { Line, Paper } from '../paper.ts';
import { cellOf, columnsOf, type Ctx, fieldOf, filled, type Manner, rowsOf, vatRows } from './cells.ts';

/** A template, or what makes HTML of a paper. */
export type Part = string | ((c: Ctx) => string);

const shown = (c: Ctx, part: Part): string => (typeof part === 'string' ? filled(c, part, escaped) : part(c));

/** A page of parts with a style. */
export const web =
  (m: Manner, style: string, ...parts: readonly Part[]) =>
  (p: Paper): string =>
    html(
      `.lines td,.lines th{padding:2.5pt 4pt}.end{margin-left:auto}.k{font-size:7pt;color:#555}.gap{height:6mm}.full{width:100%}.big{font-size:18pt;font-weight:bold}${style}`,
      parts.map((part) => shown({ p, m }, part)).join('\n'),
    );

/** Parts beside each other, each with its width in per cent. */
export const beside =
  (...cells: readonly (readonly [number, ...Part[]])[]) =>
  (c: Ctx): string =>
    `<table width="100%" class="full"><tr>${cells
      .map(
        ([width, ...parts]) =>
          `<td width="${width}%" style="width:${width}%" valign="top">${parts.map((part) => shown(c, part)).join('')}</td>`,
      )
      .join('')}</tr></table>`;

/** Labels and values in two columns. */
export const two =
  (spec: string, name = 'two') =>
  (c: Ctx): string =>
    `<table class="${name}">${rowsOf(c, spec)
      .map(([label, value]) => `<tr><td>${label}</td><td class="r" align="right">${escaped(value)}</td></tr>`)
      .join('')}</table>`;

/** Labels and values in two columns, both at the left. */
export const twoLeft =
  (spec: string, name = 'two') =>
  (c: Ctx): string =>
    `<table class="${name}">${rowsOf(c, spec)
      .map(([label, value]) => `<tr><td>${label}</td><td>${escaped(value)}</td></tr>`)
      .join('')}</table>`;

/** Labels in a row above their values. */
export const overs =
  (spec: string, name = 'overs full') =>
  (c: Ctx): string => {
    const rows = rowsOf(c, spec);
    return `<table class="${name}"><tr>${rows.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${rows
      .map(([, value]) => `<td>${escaped(value)}</td>`)
      .join('')}</tr></table>`;
  };

/** Cells with a small label above the value within, so many in a row. */
export const boxes =
  (spec: string, across: number, name = 'boxes full') =>
  (c: Ctx): string => {
    const rows = rowsOf(c, spec).map(
      ([label, value]) => `<td><span class="k">${label}</span><br>${escaped(value)}</td>`,
    );
    const lines = Array.from({ length: Math.ceil(rows.length / across) }, (_, at) =>
      rows.slice(at * across, (at + 1) * across),
    );
    return `<table class="${name}">${lines.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`;
  };

/** `Label: value` on lines of their own, or with another mark and break. */
export const notes =
  (spec: string, mark = ': ', end = '<br>') =>
  (c: Ctx): string =>
    rowsOf(c, spec)
      .map(([label, value]) => `${label}${mark}${escaped(value)}`)
      .join(end);

/** The buyer's address under a caption. */
export const buyer =
  (caption = '') =>
  (c: Ctx): string =>
    `${caption === '' ? '' : `<span class="k">${caption}</span><br>`}${[c.p.buyer.name, c.p.buyer.street, c.p.buyer.post].map(escaped).join('<br>')}`;

/** What stands about the rows of a table. */
export interface About {
  /** A text of a row's own below it, with `{cell}`. */
  readonly under?: string;
  /** A text before the first row of each delivery. */
  readonly delivery?: string;
  /** Charges as rows: the column in which each label and each amount stand. */
  readonly charges?: boolean;
  readonly foot?: (c: Ctx) => string;
}

const inRow = (c: Ctx, text: string, line: Line, index: number): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, key: string) => escaped(cellOf(c, key, line, index)));

/** The rows of a paper: `key:Head` parted by `|`. */
export const lines =
  (spec: string, about: About = {}) =>
  (c: Ctx): string => {
    const columns = columnsOf(spec);
    const kind = (isRight: boolean): string => (isRight ? ' class="r" align="right"' : '');
    const rows = c.p.lines.map((line, index) => {
      const isFirst = index === 0 || c.p.lines[index - 1]?.delivery !== line.delivery;
      const wide = (text: string, name: string): string =>
        `<tr><td class="${name}" colspan="${columns.length}">${inRow(c, text, line, index)}</td></tr>`;
      const cells = columns
        .map(({ key, isRight }) => `<td${kind(isRight)}>${escaped(cellOf(c, key, line, index))}</td>`)
        .join('');
      return `${about.delivery !== undefined && isFirst ? wide(about.delivery, 'delivery') : ''}<tr>${cells}</tr>${about.under === undefined ? '' : wide(about.under, 'under')}`;
    });
    const f = inForm(forms[c.m.n]);
    const charges = about.charges === true
      ? c.p.charges.map(({ label, amount, rate }) => `<tr>${columns.map(({ key, isRight }) => `<td${kind(isRight)}>${key === 'name' ? label : key === 'sum' ? f.money(amount) : key.startsWith('rate') ? cellOf(c, key, { ...(c.p.lines[0] as Line), rate }, 0) : ''}</td>`).join('')}</tr>`)
      : []; // prettier-ignore
    return `<table class="lines" width="100%"><thead><tr>${columns.map(({ head, isRight }) => `<th${kind(isRight)}>${head}</th>`).join('')}</tr></thead><tbody>${[...rows, ...charges].join('\n')}</tbody>${about.foot === undefined ? '' : `<tfoot>${about.foot(c)}</tfoot>`}</table>`;
  };

/** The sums per rate under heads for rate, base, tax and the two together. */
export const rates =
  (heads: string, name = 'rates') =>
  (c: Ctx): string => {
    const all = heads.split('|');
    return `<table class="${name}"><tr>${all.map((head) => `<th class="r" align="right">${head}</th>`).join('')}</tr>${vatRows(
      c,
    )
      .map(
        (cells) =>
          `<tr>${cells
            .slice(0, all.length)
            .map((cell) => `<td class="r" align="right">${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`;
  };

/** The remark that papers which are no invoice bear. */
export const remark = (c: Ctx): string =>
  c.p.remark === null ? '' : `<p><b>${escaped(fieldOf(c, 'remark'))}</b></p>`;

/** Footer columns of equal width. */
export const foot =
  (...cells: readonly string[]) =>
  (c: Ctx): string =>
    `<div class="foot">${beside(...cells.map((cell) => [Math.floor(100 / cells.length), cell] as [number, string]))(c)}</div>`;

/** A spreadsheet of one table: rows of cells that are templates; `lines` stands for the rows of the paper. */
export const sheetOf =
  (
    m: Manner,
    widths: readonly number[],
    spec: string,
    rows: readonly (readonly string[] | 'lines')[],
    totals: string,
  ) =>
  (p: Paper): string => {
    const c = { p, m };
    const columns = columnsOf(spec);
    const cell = (text: string, isRight: boolean, isBold = false): string =>
      `<td${isRight ? ' align="right"' : ''} sdnum="1033;0;@">${isBold ? `<b>${text}</b>` : text}</td>`;
    const body = rows.map((row) => {
      if (row !== 'lines')
        return `<tr>${row.map((text) => cell(filled(c, text, escaped), false)).join('')}</tr>`;
      return `<tr>${columns.map(({ head, isRight }) => cell(head, isRight, true)).join('')}</tr>${p.lines
        .map(
          (line, index) =>
            `<tr>${columns.map(({ key, isRight }) => cell(escaped(cellOf(c, key, line, index)), isRight)).join('')}</tr>`,
        )
        .join('')}<tr><td></td></tr>${rowsOf(c, totals)
        .map(
          ([label, value]) =>
            `<tr>${'<td></td>'.repeat(columns.length - 2)}${cell(label, false, true)}${cell(value, true)}</tr>`,
        )
        .join('')}`;
    });
    const wide = `<tr>${widths.map((width) => `<td width="${width}"></td>`).join('')}</tr>`;
    return html('td{font-size:9pt}', `<table>${wide}${body.join('\n')}</table>`);
  };
