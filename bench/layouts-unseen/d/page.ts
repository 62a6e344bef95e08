/** Pages put together of parts: what a layout of set D says is where its parts stand, what they are called and in which form. */
import { column, type Column, escaped, html, pairs, remarked, table } from '../html.ts';
import type { Layout, Producer } from '../layout.ts';
import type { Line, Paper, Printing } from '../paper.ts';
import { Sheet, type TextStyle } from '../sheet.ts';
import {
  addressed,
  type Cell,
  type LayoutD,
  named,
  noted,
  pairsAt,
  type Rows,
  rows,
  stacked,
} from './desk.ts';
import type { Seller } from './orders.ts';

type Pairs = readonly (readonly [label: string, value: string])[];

interface Common {
  readonly id: string;
  readonly hard: string;
  readonly seller: Seller;
  /** The words for an invoice and a credit note. */
  readonly word?: readonly [string, string];
  readonly meta: (paper: Paper) => Pairs;
  readonly totals: (paper: Paper) => Pairs;
  /** Columns of small print. */
  readonly foot: (paper: Paper) => readonly (readonly string[])[];
  readonly printing?: Printing;
  readonly count?: number;
  readonly credits?: number;
  readonly isWithoutUnicode?: boolean;
}

type Place = readonly [x: number, y: number];

export interface DrawnPage extends Common {
  readonly producer: Exclude<Producer, 'chromium' | 'weasyprint'>;
  readonly style?: TextStyle;
  /** What stands as the sender above; nothing when the name is in the small print only. */
  readonly top?: readonly [x: number, y: number, text: string, style?: TextStyle];
  readonly sender?: readonly [...Place, ...string[]];
  readonly title: readonly [...Place, size?: number, style?: TextStyle];
  readonly metaAs:
    | readonly ['pairs', ...Place, gap: number]
    | readonly ['stack', ...Place, wide: number, across: number];
  readonly buyer: readonly [...Place, ...string[]];
  readonly cells: readonly Cell[];
  readonly from: number;
  readonly rows?: Rows;
  readonly isHeadRepeated?: boolean;
  readonly totalsAs: readonly ['pairs', x: number, wide: number] | readonly ['across', x: number, wide: number] | readonly ['left', x: number, wide: number]; // prettier-ignore
  /** Where the totals stand; below the rows when it is not given. */
  readonly totalsAt?: number;
  readonly footAt?: number;
  readonly footSize?: number;
  readonly wide?: readonly [width: number, height: number];
  readonly manner?: 'twice' | 'columnwise' | 'side';
  readonly also?: (sheet: Sheet, paper: Paper, y: number) => void;
}

const looks = (page: Common, producer: Producer, draw: Layout['draw']): LayoutD => {
  const { id, hard, seller, printing, count, credits, isWithoutUnicode } = page;
  return {
    id, producer, hard, seller, draw,
    ...(printing === undefined ? {} : { printing }),
    ...(count === undefined ? {} : { count }),
    ...(credits === undefined ? {} : { credits }),
    ...(isWithoutUnicode === undefined ? {} : { isWithoutUnicode }),
  }; // prettier-ignore
};

export const drawnPage = (page: DrawnPage): LayoutD =>
  looks(page, page.producer, (paper) => {
    const [width, height] = page.wide ?? [595, 842];
    const style = { size: 9, ...page.style };
    const sheet = new Sheet(style, width, height);
    const footAt = page.footAt ?? height - 58;
    const head = (): number => {
      if (page.top !== undefined) sheet.text(page.top[0], page.top[1], page.top[2], page.top[3]);
      const [sx, sy, ...sender] = page.sender ?? [0, 0];
      sheet.block(sx, sy, sender, { ...style, size: style.size - 0.5 });
      const [tx, ty, size = 16, titleStyle = {}] = page.title;
      sheet.text(tx, ty, named(paper, ...(page.word ?? (['Faktura', 'Kreditfaktura'] as const))), { font: 'bold', size, ...titleStyle }); // prettier-ignore
      noted(sheet, 40, 30, paper);
      const [bx, by, ...above] = page.buyer;
      sheet.block(bx, by, [...above, ...addressed(paper.buyer)], { ...style, leading: 12 });
      const meta = page.meta(paper);
      if (page.metaAs[0] === 'pairs')
        pairsAt(sheet, page.metaAs[1], page.metaAs[2], page.metaAs[3], meta, style);
      else {
        const [, x, y, wide, across] = page.metaAs;
        for (const [at, [label, value]] of meta.entries())
          stacked(sheet, y + Math.floor(at / across) * 26, [[x + (at % across) * wide, label, value]]);
      }
      return page.from;
    };
    let y = rows(sheet, head(), page.cells, paper.lines, {
      bottom: height - 195,
      next: page.isHeadRepeated === false ? () => 60 : head,
      ...page.rows,
    });
    const totals = page.totals(paper);
    const [manner, x, wide] = page.totalsAs;
    const at = page.totalsAt ?? y + 12;
    if (manner === 'across')
      stacked(sheet, at, totals.map(([label, value], place) => [x + place * wide, label, value]), { value: { font: 'bold' } }); // prettier-ignore
    else {
      pairsAt(sheet, x, at, wide, totals.slice(0, -1), { ...style, isRight: manner === 'pairs' });
      const last = totals.slice(-1);
      y = pairsAt(sheet, x, at + (totals.length - 1) * 13 + 3, wide, last, { ...style, font: 'bold', isRight: manner === 'pairs' }); // prettier-ignore
    }
    page.also?.(sheet, paper, y);
    sheet.line(40, footAt - 10, width - 40, footAt - 10, 0.4);
    const foot = page.foot(paper);
    for (const [place, texts] of foot.entries())
      sheet.block(40 + (place * (width - 80)) / foot.length, footAt, texts, { ...style, size: page.footSize ?? 7, leading: 9.5 }); // prettier-ignore
    if (page.manner === 'twice') sheet.twice();
    if (page.manner === 'columnwise') sheet.columnwise();
    return page.manner === 'side' ? sheet.onItsSide() : sheet.drawing();
  });

export interface WebPage extends Common {
  /** Beyond the base of the frame. */
  readonly css: string;
  readonly logo: string;
  readonly columns: readonly (readonly [
    head: string,
    cell: (line: Line, index: number) => string,
    kind?: string,
  ])[];
  readonly under?: (line: Line, index: number) => string;
  readonly above?: (line: Line, index: number) => string;
  /** The parts in their order. */
  readonly order?: readonly ('head' | 'meta' | 'buyer' | 'lines' | 'totals' | 'foot' | 'note')[];
  readonly note?: (paper: Paper) => string;
  /** Values below their labels in a row of cells. */
  readonly isTotalsRow?: boolean;
  readonly isMetaRow?: boolean;
}

const inCells = (all: Pairs, name: string): string =>
  `<table class="${name}"><tr>${all.map(([label]) => `<th>${escaped(label)}</th>`).join('')}</tr><tr>${all
    .map(([, value]) => `<td>${escaped(value)}</td>`)
    .join('')}</tr></table>`;

export const webPage = (page: WebPage): LayoutD =>
  looks(page, 'chromium', (paper) => {
    const columns: Column[] = page.columns.map(([head, cell, kind = '']) => column(head, cell, kind));
    const parts = {
      head: `<div class="head"><div class="logo">${page.logo}</div><h1>${named(paper, ...(page.word ?? (['Faktura', 'Kreditfaktura'] as const)))}</h1></div>${remarked(paper)}`,
      meta: page.isMetaRow === true ? inCells(page.meta(paper), 'meta') : pairs(page.meta(paper), 'meta'),
      buyer: `<div class="buyer">${addressed(paper.buyer).map(escaped).join('<br>')}</div>`,
      lines: `<div class="clear"></div>${table(columns, paper.lines, {
        ...(page.under === undefined ? {} : { under: page.under }),
        ...(page.above === undefined ? {} : { above: page.above }),
      })}`,
      totals:
        page.isTotalsRow === true
          ? inCells(page.totals(paper), 'totals')
          : pairs(page.totals(paper), 'totals'),
      foot: `<div class="clear"></div><div class="foot">${page
        .foot(paper)
        .map((texts) => `<div>${texts.map(escaped).join('<br>')}</div>`)
        .join('')}</div>`,
      note: page.note?.(paper) ?? '',
    };
    const order = page.order ?? ['head', 'meta', 'buyer', 'lines', 'totals', 'note', 'foot'];
    const base = `.head{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:10pt}.logo{font-size:18pt;font-weight:bold}
      .meta{float:right}.buyer{margin:14pt 0}.lines{margin-top:14pt;font-size:8.5pt}.lines th{border-bottom:1pt solid #222}.totals{margin:10pt 0 0 auto}.totals td:last-child{text-align:right}
      .foot{display:flex;justify-content:space-between;border-top:1pt solid #999;margin-top:24pt;padding-top:4pt;font-size:7pt}`;
    return html(base + page.css, order.map((part) => parts[part]).join('\n'));
  });
