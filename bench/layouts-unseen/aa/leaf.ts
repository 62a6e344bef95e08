/** Pages of HTML, for the programs that print it. */
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import type { Paper } from '../paper.ts';
import { cellOf, colsOf, factsOf, filled, lineFacts, type Manner, rowsOf } from './facts.ts';

export type Piece = string | ((paper: Paper, how: Manner) => string);

const joined = (pieces: readonly Piece[], paper: Paper, how: Manner): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? filled(piece, factsOf(paper, how), escaped) : piece(paper, how),
    )
    .join('');

const css = `.two td:last-child{text-align:right;padding-left:6mm}.end{margin-left:auto}.full{width:100%}.big{font-size:18pt;font-weight:bold;margin:0}.k{font-size:7pt;color:#444}
.bar{border-top:.6pt solid #333;padding-top:1.5mm}.gap{height:8mm}p{margin:2mm 0}h2{margin:4mm 0 2mm}`;

/** A page with its own style. */
export const leaf =
  (how: Manner, style: string, ...pieces: readonly Piece[]) =>
  (paper: Paper): string =>
    html(css + style, joined(pieces, paper, how));

/** Columns of the page, each a share of its width. */
export const beside =
  (...parts: readonly (readonly [width: number, ...pieces: Piece[]])[]): Piece =>
  (paper, how) =>
    `<table class="full"><tr>${parts
      .map(([width, ...pieces]) => `<td width="${width}%">${joined(pieces, paper, how)}</td>`)
      .join('')}</tr></table>`;

/** Labels and values in rows. */
export const two =
  (spec: string, name = 'two'): Piece =>
  (paper, how) =>
    `<table class="${name}">${rowsOf(spec, paper, how)
      .map(([label, value]) => `<tr><td>${label}</td><td>${escaped(value)}</td></tr>`)
      .join('')}</table>`;

/** Labels in a row above their values. */
export const over =
  (spec: string, name = 'over full'): Piece =>
  (paper, how) => {
    const cells = rowsOf(spec, paper, how);
    return `<table class="${name}"><tr>${cells.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${cells
      .map(([, value]) => `<td>${escaped(value)}</td>`)
      .join('')}</tr></table>`;
  };

/** Cells with a small label within, so many in a row. */
export const boxed =
  (spec: string, across: number, name = 'boxed full'): Piece =>
  (paper, how) => {
    const cells = rowsOf(spec, paper, how).map(
      ([label, value]) => `<td><span class="k">${label}</span><br>${escaped(value)}</td>`,
    );
    const lines = Array.from({ length: Math.ceil(cells.length / across) }, (_, at) =>
      cells.slice(at * across, (at + 1) * across).join(''),
    );
    return `<table class="${name}">${lines.map((line) => `<tr>${line}</tr>`).join('')}</table>`;
  };

/** `Label: value` on lines, or with another mark between. */
export const said =
  (spec: string, mark = ': ', end = '<br>'): Piece =>
  (paper, how) =>
    rowsOf(spec, paper, how)
      .map(([label, value]) => `${label}${mark}${escaped(value)}`)
      .join(end);

export const buyer = (caption = ''): Piece =>
  `${caption === '' ? '' : `<span class="k">${caption}</span><br>`}{bname}<br>{bstreet}<br>{bpost}`;

export const remark: Piece = (paper) =>
  paper.remark === null ? '' : `<p><b>${escaped(paper.remark)}</b></p>`;

/** The rows of goods; `under` is a text below each, `group` one above each delivery. */
export const goods =
  (spec: string, more: { under?: string; group?: string; charges?: boolean; name?: string } = {}): Piece =>
  (paper, how) => {
    const cols = colsOf(spec);
    const kind = (align: string): string => (align === 'l' ? '' : ` class="${align}"`);
    const full = (text: string): string => `<tr><td colspan="${cols.length}">${text}</td></tr>`;
    const body = paper.lines.map((line, at) => {
      const facts = lineFacts(line, at, paper, how);
      const isFirst = at === 0 || paper.lines[at - 1]?.delivery !== line.delivery;
      const before =
        more.group !== undefined && isFirst ? full(`<b>${filled(more.group, facts, escaped)}</b>`) : '';
      const cells = cols.map(({ align, cell }) => {
        const small = more.under !== undefined && cell === 'name' ? filled(more.under, facts, escaped) : '';
        return `<td${kind(align)}>${escaped(cellOf(cell, facts))}${small === '' ? '' : `<br><span class="k">${small}</span>`}</td>`;
      });
      return `${before}<tr>${cells.join('')}</tr>`;
    });
    const nameAt = Math.max(
      0,
      cols.findIndex(({ cell }) => cell === 'name'),
    );
    const charges = more.charges === true
      ? paper.charges.map(({ label, amount }) => `<tr>${cols.map(({ align }, at) => `<td${kind(align)}>${at === nameAt ? label : at === cols.length - 1 ? inForm(how.form).money(amount) : ''}</td>`).join('')}</tr>`)
      : []; // prettier-ignore
    const heads = cols.map(
      ({ align, head, x }) => `<th${kind(align)}${x === 0 ? '' : ` width="${x}"`}>${head}</th>`,
    );
    return `<table class="${more.name ?? 'lines'}" width="100%"><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}${charges.join('')}</tbody></table>`;
  };

/** The VAT of each rate in a small table. */
export const rates =
  (heads: readonly [string, string, string], name = 'rates'): Piece =>
  (paper, how) => {
    const { money } = inForm(how.form);
    return `<table class="${name}"><tr>${heads.map((head) => `<th class="r">${head}</th>`).join('')}</tr>${paper.vat
      .map(({ rate, base, tax }) => `<tr><td class="r">${rate} %</td><td class="r">${money(base)}</td><td class="r">${money(tax)}</td></tr>`)
      .join('')}</table>`; // prettier-ignore
  };

/** A spreadsheet: rows of cells, `goods` and `sums` among them. */
export const ark =
  (how: Manner, widths: readonly number[], spec: string, sums: string, layout: readonly (readonly string[] | 'goods' | 'sums')[]) =>
  (paper: Paper): string => {
    const facts = factsOf(paper, how);
    const cols = colsOf(spec);
    const row = (cells: readonly string[]): string =>
      `<tr>${widths.map((width, at) => `<td width="${width}"${cols[at]?.align === 'r' && at > 0 ? ' align="right"' : ''}>${cells[at] ?? ''}</td>`).join('')}</tr>`;
    const last = widths.length - 1;
    const body = layout.map((part) => {
      if (part === 'goods')
        return [
          row(cols.map(({ head }) => `<b>${head}</b>`)),
          ...paper.lines.map((line, at) => row(cols.map(({ cell }) => escaped(cellOf(cell, lineFacts(line, at, paper, how)))))),
        ].join(''); // prettier-ignore
      if (part === 'sums')
        return rowsOf(sums, paper, how)
          .map(([label, value]) => row(widths.map((_, at) => (at === last - 1 ? label : at === last ? value : ''))))
          .join('');
      return row(part.map((cell) => filled(cell, facts, escaped)));
    });
    return html('', `<table>${`<colgroup>${widths.map((width) => `<col width="${width}">`).join('')}</colgroup>`}${body.join('')}</table>`);
  }; // prettier-ignore
