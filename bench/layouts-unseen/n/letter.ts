/** Letters and lists that are no invoice: what they say, and six ways in which they look. */
import { escaped, html } from '../html.ts';
import type { Layout, Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { wrapped } from '../sheet.ts';
import { from, lines, sheet, side, to } from './kit.ts';
import type { Seller } from './orders.ts';

export interface Said {
  readonly title: string;
  readonly facts?: readonly (readonly [string, string])[];
  readonly text?: readonly string[];
  readonly heads?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly sums?: readonly (readonly [string, string])[];
  readonly after?: readonly string[];
  /** Not to a guest but to all. */
  readonly isToAll?: boolean;
}

export interface Letter {
  readonly kind: string;
  readonly seller: Seller;
  readonly producer: Producer;
  readonly says: (paper: Paper) => Said;
  readonly about?: (paper: Paper) => string;
}

const foot = ({ supplier }: Paper): string =>
  `${supplier.name}, ${supplier.street}, ${supplier.post}. Tel ${supplier.phone}. Org.nr ${supplier.organisation}`;

const asHtml = (p: Paper, s: Said, isSerif: boolean): string =>
  html(
    `body,td{font-family:'${isSerif ? 'Liberation Serif' : 'Liberation Sans'}';font-size:10.5pt}.t{width:100%}.t th{border-bottom:1px solid #444}.t td{padding:2pt 4pt}`,
    [
      side(
        [60, `<b>${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post)}`],
        [40, s.isToAll === true ? '' : lines(...to(p))],
      ),
      `<h2>${escaped(s.title)}</h2>`,
      `<table>${(s.facts ?? []).map(([label, value]) => `<tr><td>${label}</td><td>${escaped(value)}</td></tr>`).join('')}</table>`,
      ...(s.text ?? []).map((text) => `<p>${escaped(text)}</p>`),
      s.rows === undefined
        ? ''
        : `<table class="t" width="100%"><tr>${(s.heads ?? []).map((head) => `<th>${head}</th>`).join('')}</tr>${s.rows.map((cells) => `<tr>${cells.map((cell, at) => `<td${at > 1 ? ' align="right"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
      `<br><table>${(s.sums ?? []).map(([label, value]) => `<tr><td>${label}</td><td align="right"><b>${escaped(value)}</b></td></tr>`).join('')}</table>`,
      ...(s.after ?? []).map((text) => `<p>${escaped(text)}</p>`),
      `<p><small>${escaped(foot(p))}</small></p>`,
    ].join('\n'),
  );

const asDrawing = (p: Paper, said: Said, isPlain: boolean): Drawing => {
  const s = sheet(isPlain ? { font: 'mono', size: 8 } : { size: 9.5 });
  const strong = { font: isPlain ? ('monobold' as const) : ('bold' as const) };
  s.block(40, 50, from(p), strong);
  if (said.isToAll !== true) s.block(340, 100, to(p));
  s.text(40, 160, said.title, { ...strong, size: 15 });
  let y = 182;
  for (const [label, value] of said.facts ?? []) {
    s.text(40, y, label);
    s.text(180, y, value);
    y += 13;
  }
  y += 8;
  const paragraphs = (texts: readonly string[]): void => {
    for (const text of texts) y = s.block(40, y, wrapped(text, 92), { leading: 13 }) + 6;
  };
  paragraphs(said.text ?? []);
  const heads = said.heads ?? [];
  const edge = (at: number): number =>
    at === 0 ? 40 : at === 1 ? 130 : 555 - (heads.length - 1 - at) * (250 / Math.max(1, heads.length - 2));
  const row = (cells: readonly string[], style: object): void => {
    for (const [at, cell] of cells.entries())
      s.text(edge(at), y, cell, { ...style, align: at > 1 ? 'r' : 'l' });
    y += 14;
  };
  if (said.rows !== undefined) row(heads, strong);
  for (const cells of said.rows ?? []) row(cells, {});
  y += 10;
  for (const [label, value] of said.sums ?? []) {
    s.text(340, y, label);
    s.right(555, y, value, strong);
    y += 14;
  }
  paragraphs(said.after ?? []);
  s.text(40, 800, foot(p), { size: 7 });
  return s.drawing(said.title);
};

const asTroff = (p: Paper, s: Said): string =>
  [
    '.fam T',
    '.nf',
    '.ps 10',
    ...from(p),
    '.sp 1',
    ...(s.isToAll === true ? [] : to(p)),
    '.sp 1',
    '.ps 15',
    s.title,
    '.ps 10',
    '.sp 1',
    ...(s.facts ?? []).map(([label, value]) => `${label}: ${value}`),
    '.sp 1',
    '.fi',
    ...(s.text ?? []).flatMap((text) => [text, '.sp 0.5']),
    '.nf',
    ...(s.rows === undefined
      ? []
      : [
          '.TS',
          'tab(|) expand;',
          (s.heads ?? []).map((_, at) => (at > 1 ? 'r' : 'l')).join(' ') + '.',
          (s.heads ?? []).join('|'),
          '_',
          ...s.rows.map((cells) => cells.join('|')),
          '.TE',
        ]),
    '.sp 1',
    ...(s.sums ?? []).map(([label, value]) => `${label}: ${value}`),
    '.sp 1',
    '.fi',
    ...(s.after ?? []),
    '.sp 2',
    foot(p),
    '',
  ].join('\n');

/** How a letter looks, by its producer. */
export const looksOf = ({ producer, says }: Letter): Pick<Layout, 'producer' | 'draw'> => ({
  producer,
  draw: (p) => {
    const said = says(p);
    if (producer === 'groff' || producer === 'groff-gs') return asTroff(p, said);
    if (
      producer === 'chromium' ||
      producer === 'weasyprint' ||
      producer === 'wkhtmltopdf' ||
      producer === 'writer'
    )
      return asHtml(p, said, producer === 'weasyprint' || producer === 'writer');
    return asDrawing(p, said, producer === 'driver' || producer === 'fpdf');
  },
});
