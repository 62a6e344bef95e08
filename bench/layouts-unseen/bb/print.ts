/** Pages that are printed from text with marks: HTML, spreadsheets and troff. */
import { inForm } from '../format.ts';
import { escaped, html } from '../html.ts';
import type { Paper } from '../paper.ts';
import { columnsOf, fieldsOf, fill, type Hand, pairsOf, rowFields, said } from './fields.ts';

type Marks = Readonly<
  Record<string, (spec: string, more: readonly string[], paper: Paper, by: Hand) => string>
>;

/** Puts each `[[word spec || more]]` of a text in its place, then the fields. */
const laid = (text: string, marks: Marks, paper: Paper, by: Hand, safe: (text: string) => string): string =>
  fill(
    text.replaceAll(/\[\[(\w+) ?(.*?)\]\]/gsu, (_, word: string, all: string) => {
      const [spec = '', ...more] = all.split('||').map((part) => part.trim());
      const mark = marks[word];
      if (mark === undefined) throw new Error(`there is no mark ${word}`);
      return mark(spec, more, paper, by);
    }),
    fieldsOf(paper, by),
    safe,
  );

const optionOf = (more: readonly string[], name: string): string | undefined =>
  more.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);

const cell = (text: string, align: string, tag = 'td', more = ''): string =>
  `<${tag}${align === 'l' ? '' : ` class="${align}"${align === 'r' ? ' align="right"' : ' align="center"'}`}${more}>${text}</${tag}>`;

const htmlMarks: Marks = {
  /** Rows of label and value. */
  kv: (spec, [name = 'kv'], paper, by) =>
    `<table class="${name}">${pairsOf(spec, paper, by).map(([label, text]) => `<tr><td>${label}</td>${cell(escaped(text), 'r')}</tr>`).join('')}</table>`,
  /** `Label: value` on lines. */
  list: (spec, [mark = ':'], paper, by) =>
    pairsOf(spec, paper, by).map(([label, text]) => `${label}${mark} ${escaped(text)}`).join('<br>'),
  /** Labels in a row and values below. */
  heads: (spec, [name = 'heads'], paper, by) => {
    const all = pairsOf(spec, paper, by);
    return `<table class="${name}" width="100%"><tr>${all.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${all.map(([, text]) => `<td>${escaped(text)}</td>`).join('')}</tr></table>`;
  },
  /** Boxes with a small label in each, so many a row. */
  box: (spec, [across = '4'], paper, by) => {
    const all = pairsOf(spec, paper, by).map(([label, text]) => `<td><small>${label}</small><br>${escaped(text)}</td>`);
    const many = Number(across);
    const rows = Array.from({ length: Math.ceil(all.length / many) }, (_, at) => all.slice(at * many, (at + 1) * many).join(''));
    return `<table class="box" width="100%">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  },
  taxes: (spec, _, paper, by) => {
    const { money } = inForm(by.form);
    const heads = spec.split(';').map((head) => cell(head, 'r', 'th')).join('');
    return `<table class="taxes"><tr>${heads}</tr>${paper.vat.map(({ rate, base, tax }) => `<tr>${[`${rate} %`, money(base), money(tax)].map((text) => cell(text, 'r')).join('')}</tr>`).join('')}</table>`;
  },
  remark: (_, __, paper) => (paper.remark === null ? '' : `<p class="remark"><b>${escaped(paper.remark)}</b></p>`),
  goods: (spec, more, paper, by) => {
    const columns = columnsOf(spec);
    const below = optionOf(more, 'below');
    const above = optionOf(more, 'above');
    const heads = columns.map(({ head, align, x }) => cell(head, align, 'th', x === 0 ? '' : ` width="${x}%"`));
    const rows = paper.lines.map((line, at) => {
      const fields = rowFields(line, at, paper, by);
      const isNew = above !== undefined && (at === 0 || paper.lines[at - 1]?.delivery !== line.delivery);
      const cells = columns.map(({ what, align }) => {
        const small = below === undefined || what !== 'name' ? '' : fill(below, fields, escaped);
        return cell(`${escaped(said(what, fields))}${small === '' ? '' : `<br><small>${small}</small>`}`, align);
      });
      return `${isNew ? `<tr class="above"><td colspan="${columns.length}">${fill(above, fields, escaped)}</td></tr>` : ''}<tr>${cells.join('')}</tr>`;
    });
    const nameAt = columns.findIndex(({ what }) => what.includes('name'));
    const fees = more.includes('fees')
      ? paper.charges.map(({ label, amount }) => `<tr>${columns.map(({ align }, at) => cell(at === nameAt ? label : at === columns.length - 1 ? inForm(by.form).money(amount) : '', align)).join('')}</tr>`)
      : [];
    return `<table class="goods" width="100%"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}${fees.join('\n')}</tbody></table>`;
  },
}; // prettier-ignore

const common = `.full,.goods,.heads,.box{width:100%}.kv td:last-child{padding-left:5mm}.end{margin-left:auto}.end td:last-child{padding-left:8mm}small{font-size:7pt;color:#555}
p{margin:2mm 0}.goods{margin:5mm 0}.foot{font-size:7.5pt;border-top:.5pt solid #555;margin-top:8mm;padding-top:1.5mm}.above td{font-weight:bold;padding-top:2mm}h1{font-size:18pt}h2{font-size:14pt}`;

/** HTML of a style and a body with marks. */
export const printedPage =
  (by: Hand, style: string, body: string) =>
  (paper: Paper): string =>
    html(common + style, laid(body, htmlMarks, paper, by, escaped));

/** A spreadsheet: rows of cells parted by `|`, with `goods` and `sums` in their place. All cells are text. */
export const spreadsheet =
  (by: Hand, widths: readonly number[], columns: string, sums: string, rows: readonly string[]) =>
  (paper: Paper): string => {
    const fields = fieldsOf(paper, by);
    const all = columnsOf(columns);
    const td = (text: string, at: number): string =>
      `<td width="${widths[at] ?? 60}" sdnum="1053;0;@"${all[at]?.align === 'r' && at > 0 ? ' align="right"' : ''}>${text}</td>`;
    const row = (texts: readonly string[]): string => `<tr>${widths.map((_, at) => td(texts[at] ?? '', at)).join('')}</tr>`;
    const last = widths.length - 1;
    const body = rows.map((part) => {
      if (part === 'goods')
        return [
          row(all.map(({ head }) => `<b>${head}</b>`)),
          ...paper.lines.map((line, index) => row(all.map(({ what }) => escaped(said(what, rowFields(line, index, paper, by)))))),
          ...paper.charges.map(({ label, amount }) => row(all.map(({ what }, at) => (what === 'name' ? label : at === all.length - 1 ? inForm(by.form).money(amount) : '')))),
        ].join('');
      if (part === 'sums')
        return pairsOf(sums, paper, by)
          .map(([label, text]) => row(widths.map((_, at) => (at === last - 1 ? label : at === last ? text : ''))))
          .join('');
      return row(part.split('|').map((text) => fill(text, fields, escaped)));
    });
    return html('', `<table><colgroup>${widths.map((width) => `<col width="${width}">`).join('')}</colgroup>${body.join('')}</table>`);
  }; // prettier-ignore

const plainly = (text: string): string => text.replaceAll('\\', '\\e').replaceAll("'", '\\(aq');

const troffMarks: Marks = {
  /** Label and value, the widths of both columns in centimetres behind. */
  kv: (spec, [first = '3.4', second = '0'], paper, by) =>
    [`.TS`, second === '0' ? `lw(${first}c) l.` : `lw(${first}c) rw(${second}c).`, ...pairsOf(spec, paper, by).map(([label, text]) => `${plainly(label)}\t${plainly(text)}`), '.TE'].join('\n'),
  remark: (_, __, paper) => (paper.remark === null ? '' : `\\fB${plainly(paper.remark)}\\fP`),
  goods: (spec, _, paper, by) => {
    const columns = columnsOf(spec);
    const kinds = (bold: string): string =>
      columns.map(({ align, x }) => `${align}${bold}${x === 0 ? '' : `w(${x / 10}c)`}`).join(' ');
    return [
      '.TS', kinds('B'), `${kinds('')}.`, columns.map(({ head }) => plainly(head)).join('\t'), '_',
      ...paper.lines.map((line, at) => columns.map(({ what }) => plainly(said(what, rowFields(line, at, paper, by)))).join('\t')),
      '_', '.TE',
    ].join('\n');
  },
}; // prettier-ignore

/** Troff of a body with marks; `P`, `T`, `H` or `C` is its family. */
export const typeset =
  (by: Hand, family: string, size: number, body: string) =>
  (paper: Paper): string =>
    ['.pl 29.7c', '.po 2c', '.ll 17c', `.fam ${family}`, `.ps ${size}`, `.vs ${Math.round(size * 1.3)}`, '.nf', '.sp 1.4c', laid(body, troffMarks, paper, by, plainly), ''].join('\n'); // prettier-ignore
