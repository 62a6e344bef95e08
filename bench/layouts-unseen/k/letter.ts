/** How letters and lists that are no invoice are put on paper: as HTML and as drawings. */
import { escaped } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet, wrapped } from '../sheet.ts';
import { address, beside, listed, page, rowsOf } from './kit.ts';
import type { Seller } from './orders.ts';

export interface Letter {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly seller: Seller;
  readonly draw: (paper: Paper) => string | Drawing;
  /** The paper that it is about. */
  readonly about?: (paper: Paper) => string;
}

/** The number of an older bill of the same seller. */
export const older = (p: Paper, back = 1): string => String(Number(p.customer) * 3 + 41_000 - back);

interface Content {
  readonly title: string;
  readonly head: readonly (readonly [label: string, value: string])[];
  readonly before?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly after?: readonly string[];
  /** How many columns stand left. */
  readonly lefts?: number;
  /** The line about the firm at the foot, when it is not the usual one. */
  readonly foot?: string;
}

const foot = ({ supplier }: Paper): string =>
  `${supplier.name}, ${supplier.street}, ${supplier.post}. Org.nr ${supplier.organisation}. ${supplier.phone}`;

export const asPage = (p: Paper, content: Content, style = ''): string =>
  page(
    `${style}.rows{width:100%;margin:10pt 0}.rows tr:first-child td{font-weight:bold;border-bottom:.7pt solid #000}`,
    beside(
      [55, `<h2>${escaped(p.supplier.name)}</h2><br>${address(p.buyer)}`],
      [45, `<h2>${escaped(content.title)}</h2>${listed(content.head)}`],
    ),
    ...(content.before ?? []).map((text) => `<p>${escaped(text)}</p>`),
    content.rows === undefined ? '' : rowsOf(content.rows, 'rows', content.lefts ?? 1),
    ...(content.after ?? []).map((text) => `<p>${escaped(text)}</p>`),
    `<p class="small">${escaped(content.foot ?? foot(p))}</p>`,
  );

/** Columns at equal distances after a wide first one. */
export const asDrawing = (p: Paper, content: Content, isSerif = false): Drawing => {
  const sheet = new Sheet({ size: 10, font: isSerif ? 'serif' : 'sans' });
  const bold = isSerif ? ('serifbold' as const) : ('bold' as const);
  sheet.text(50, 56, p.supplier.name, { font: bold, size: 14 });
  sheet.text(50, 112, content.title, { font: bold, size: 13 });
  sheet.block(340, 56, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 13 });
  let y = 136;
  for (const [label, value] of content.head) {
    sheet.text(50, y, label);
    sheet.text(180, y, value);
    y += 14;
  }
  const prose = (texts: readonly string[]): void => {
    for (const text of texts) y = sheet.block(50, y + 10, wrapped(text, 92), { leading: 13 });
  };
  prose(content.before ?? []);
  y += 18;
  const { rows = [], lefts = 1 } = content;
  const count = rows[0]?.length ?? 1;
  const wide = lefts > 1 ? 90 : 200;
  for (const [at, cells] of rows.entries()) {
    for (const [place, text] of cells.entries()) {
      const font = at === 0 ? bold : isSerif ? ('serif' as const) : ('sans' as const);
      const step = (495 - wide) / Math.max(1, count - 1);
      if (place < lefts) sheet.text(place === 0 ? 50 : 50 + wide + (place - 1) * step + 8, y, text, { font });
      else sheet.right(50 + wide + place * step, y, text, { font });
    }
    if (at === 0) sheet.line(50, y + 4, 545);
    y += 15;
  }
  prose(content.after ?? []);
  sheet.text(50, 800, content.foot ?? foot(p), { size: 8 });
  return sheet.drawing(content.title);
};
