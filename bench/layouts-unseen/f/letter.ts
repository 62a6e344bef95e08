/** Letters that are no invoice: a heading, data, sentences and perhaps a table. */
import { escaped, pairs } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet, wrapped } from '../sheet.ts';
import { at, beside, cells, fixed, lines, sheet, typed, whereOf } from './kit.ts';

export interface Said {
  readonly title: string;
  readonly data?: readonly (readonly [string, string])[];
  readonly text?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly sums?: readonly (readonly [string, string])[];
  readonly after?: readonly string[];
}

const foot = ({ supplier: s }: Paper): string =>
  `${s.name} · ${s.street} · ${s.post} · Org.nr ${s.organisation} · Momsreg.nr ${s.vat} · Bankgiro ${s.bankgiro}`;
const plain = (cell: string): string => cell.replace(/^>/u, '');

const page = (p: Paper, said: Said, style: string, isLeft: boolean): string => {
  const rows = (said.rows ?? [])
    .map(
      (row, index) =>
        `<tr>${row.map((cell) => `<${index === 0 ? 'th' : 'td'}${cell.startsWith('>') ? ' class="r"' : ''}>${escaped(plain(cell))}</${index === 0 ? 'th' : 'td'}>`).join('')}</tr>`,
    )
    .join('');
  const sender = `<b style="font-size:14pt">${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post, p.supplier.phone)}`;
  const texts = (list: readonly string[] | undefined): string =>
    (list ?? []).map((text) => `<p>${escaped(text)}</p>`).join('');
  return sheet(
    style,
    isLeft
      ? beside(['50%', at(p.buyer)], ['50%', sender])
      : beside(['55%', sender], ['45%', `<br><br>${at(p.buyer)}`]),
    `<h1 style="margin:22pt 0 8pt;font-size:16pt">${escaped(said.title)}</h1>`,
    pairs((said.data ?? []).map(([label, value]) => [escaped(label), value])),
    texts(said.text),
    rows === '' ? '' : `<table class="lines">${rows}</table>`,
    said.sums === undefined ? '' : `<div style="margin:10pt 0 0 55%">${pairs(said.sums)}</div>`,
    texts(said.after),
    `<p class="small" style="margin-top:40pt">${escaped(foot(p))}</p>`,
  );
};

const office = (p: Paper, said: Said): string =>
  typed(
    'Liberation Serif',
    11,
    `<p>${at(p.supplier)}</p><p align="right">${at(p.buyer)}</p><p><font size="5"><b>${escaped(said.title)}</b></font></p>`,
    said.data === undefined ? '' : cells(said.data.map(([label, value]) => [label, value]), { widths: [180, 420] }),
    ...(said.text ?? []).map((text) => `<p>${escaped(text)}</p>`),
    said.rows === undefined ? '' : cells(said.rows, { border: 1, isBold: true }),
    said.sums === undefined ? '' : cells(said.sums.map(([label, value]) => ['', label, `>${value}`]), { widths: [300, 180, 120] }),
    ...(said.after ?? []).map((text) => `<p>${escaped(text)}</p>`),
    `<p><font size="1">${escaped(foot(p))}</font></p>`,
  ); // prettier-ignore

const text = (p: Paper, said: Said): string =>
  fixed([
    ...whereOf(p.supplier), '', ...whereOf(p.buyer).map((row) => `${' '.repeat(44)}${row}`), '', said.title.toUpperCase(), '='.repeat(said.title.length), '',
    ...(said.data ?? []).map(([label, value]) => `${`${label} `.padEnd(26, '.')} ${value}`), '',
    ...(said.text ?? []).flatMap((row) => [...wrapped(row, 78), '']),
    ...(said.rows ?? []).map((row) => row.map((cell) => (cell.startsWith('>') ? `${plain(cell).padStart(13)} ` : plain(cell).padEnd(19))).join('')), '',
    ...(said.sums ?? []).map(([label, value]) => `${label.padStart(60)}${value.padStart(16)}`), '',
    ...(said.after ?? []).flatMap((row) => [...wrapped(row, 78), '']), ...wrapped(foot(p), 84),
  ]); // prettier-ignore

const drawing = (p: Paper, said: Said): Drawing => {
  const paper = new Sheet({ size: 10 });
  paper.text(50, 55, p.supplier.name, { font: 'bold', size: 15 });
  paper.block(50, 70, [p.supplier.street, p.supplier.post]);
  paper.block(350, 110, whereOf(p.buyer));
  paper.text(50, 180, said.title, { font: 'bold', size: 14 });
  let y = 200;
  for (const [label, value] of said.data ?? []) {
    paper.text(50, y, label);
    paper.text(190, y, value);
    y += 13;
  }
  const say = (list: readonly string[] | undefined): void => {
    for (const each of list ?? []) y = paper.block(50, y + 8, wrapped(each, 92), { leading: 13 });
  };
  say(said.text);
  y += 10;
  const [heads = []] = said.rows ?? [];
  const step = 500 / Math.max(1, heads.length - 0.35);
  for (const [index, row] of (said.rows ?? []).entries()) {
    for (const [column, cell] of row.entries())
      paper.text(50 + column * step + (cell.startsWith('>') ? step * 0.6 : 0), y, plain(cell), {
        align: cell.startsWith('>') ? 'r' : 'l',
        font: index === 0 ? 'bold' : 'sans',
        size: 9,
      });
    y += 14;
  }
  for (const [label, value] of said.sums ?? []) {
    paper.text(330, y + 8, label, { font: 'bold' });
    paper.right(545, y + 8, value, { font: 'bold' });
    y += 14;
  }
  say(said.after);
  paper.text(50, 805, foot(p), { size: 7 });
  return paper.drawing(said.title);
};

/** A letter as its producer takes it. */
export const letter =
  (producer: Producer, say: (paper: Paper) => Said) =>
  (paper: Paper): string | Drawing => {
    const said = say(paper);
    if (producer === 'writer' || producer === 'calc') return office(paper, said);
    if (producer.startsWith('groff')) return text(paper, said);
    if (producer === 'chromium')
      return page(
        paper,
        said,
        `.lines{margin:12pt 0}.lines th{border-bottom:.8pt solid #000}.lines td{padding:3pt 4pt}`,
        false,
      );
    if (producer === 'weasyprint')
      return page(paper, said, `body{font-family:'Liberation Serif';font-size:11pt}.lines td,.lines th{border:.4pt solid #666;padding:3pt 5pt}`, true); // prettier-ignore
    if (producer === 'wkhtmltopdf') return page(paper, said, `body{font:16px 'DejaVu Sans'}.lines tr:nth-child(odd) td{background:#f2f2f2}`, false); // prettier-ignore
    return drawing(paper, said);
  };
