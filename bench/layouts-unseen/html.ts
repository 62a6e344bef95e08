/** Pages as HTML, for the producers that print HTML. */
import sharp from 'sharp';
import type { Line, Paper } from './paper.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface Column {
  readonly head: string;
  readonly cell: (line: Line, index: number) => string;
  /** A CSS class, such as `r` for right. */
  readonly kind?: string;
}

export const column = (head: string, cell: Column['cell'], kind = ''): Column => ({ head, cell, kind });

const classOf = (kind: string | undefined): string =>
  kind === undefined || kind === '' ? '' : ` class="${kind}"`;

/** A table of lines; `under` gives further rows below a line and `above` a row before it, as HTML. */
export const table = (
  columns: readonly Column[],
  lines: readonly Line[],
  extra: {
    readonly under?: (line: Line, index: number) => string;
    readonly above?: (line: Line, index: number) => string;
    readonly foot?: string;
    readonly name?: string;
  } = {},
): string => {
  const heads = columns.map(({ head, kind }) => `<th${classOf(kind)}>${head}</th>`).join('');
  const rows = lines.map((line, index) => {
    const cells = columns
      .map(({ cell, kind }) => `<td${classOf(kind)}>${escaped(cell(line, index))}</td>`)
      .join('');
    return `${extra.above?.(line, index) ?? ''}<tr>${cells}</tr>${extra.under?.(line, index) ?? ''}`;
  });
  return `<table class="${extra.name ?? 'lines'}"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody>${
    extra.foot === undefined ? '' : `<tfoot>${extra.foot}</tfoot>`
  }</table>`;
};

/** Rows of label and value. */
export const pairs = (rows: readonly (readonly [string, string])[], name = 'pairs'): string =>
  `<table class="${name}">${rows
    .map(([label, value]) => `<tr><td>${label}</td><td class="r">${escaped(value)}</td></tr>`)
    .join('')}</table>`;

/** Labels in one row and their values in the next. */
export const over = (cells: readonly (readonly [string, string])[], name = 'over'): string =>
  `<table class="${name}"><tr>${cells.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${cells
    .map(([, value]) => `<td>${escaped(value)}</td>`)
    .join('')}</tr></table>`;

const base = `*{box-sizing:border-box}body{margin:0;font:10pt 'Liberation Sans',Arial,sans-serif;color:#111}
table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:1pt 4pt}.r{text-align:right}.c{text-align:center}
.right{float:right}.clear{clear:both}h1,h2{margin:0}.lines{width:100%}.small{font-size:7.5pt}.nw{white-space:nowrap}`;

export const html = (style: string, body: string): string =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Faktura</title><style>@page{size:A4;margin:14mm}${base}${style}</style></head><body>${body}</body></html>`;

export const address = ({ name, street, post }: Paper['buyer'], mark = '<br>'): string =>
  [name, street, post].map(escaped).join(mark);

/** The paper's own word, or the layout's, with the remark that papers which are no invoice bear. */
export const titled = (paper: Paper, word: string, credit = 'Kreditfaktura'): string =>
  paper.title ?? (paper.isCredit ? credit : word);

export const remarked = (paper: Paper): string =>
  paper.remark === null ? '' : `<p class="remark"><b>${escaped(paper.remark)}</b></p>`;

/** A picture of a name, so that the name is not in the text. */
export const picture = async (text: string, colour: string, font = 'EB Garamond'): Promise<string> => {
  const width = 60 + text.length * 34;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="110"><circle cx="38" cy="55" r="26" fill="${colour}"/><text x="76" y="74" font-family="${font}" font-size="56" fill="${colour}">${escaped(text)}</text></svg>`;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};
