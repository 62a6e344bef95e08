import { type Figures, money, printed } from './figures.ts';
import type { GeneratedLine } from './goods.ts';
import type { Align, Paper } from './paper.ts';
import type { Random } from './random.ts';
import type { Wording } from './wording.ts';
import { decimal, sumOf } from '#core/values/decimal.ts';

type Kind = keyof Wording['columns'];

interface Column {
  readonly kind: Kind;
  readonly x: number;
  readonly align: Align;
}

interface Content {
  readonly wording: Wording;
  readonly figures: Figures;
  readonly lines: readonly GeneratedLine[];
  readonly withDiscount: boolean;
}

const widths: Readonly<Record<Kind, number>> = {
  article: 55,
  name: 165,
  quantity: 52,
  unit: 36,
  price: 62,
  discount: 52,
  rate: 46,
  sum: 72,
};

const orders: readonly (readonly Kind[])[] = [
  ['article', 'name', 'quantity', 'unit', 'price', 'discount', 'rate', 'sum'],
  ['article', 'name', 'quantity', 'unit', 'price', 'discount', 'sum', 'rate'],
  ['quantity', 'unit', 'article', 'name', 'price', 'discount', 'rate', 'sum'],
  ['article', 'name', 'rate', 'price', 'quantity', 'unit', 'discount', 'sum'],
];

const columnsOf = (random: Random, withDiscount: boolean): Column[] => {
  const drop = new Set<Kind>([
    ...(withDiscount ? [] : (['discount'] as const)),
    ...(random.chance(0.4) ? (['unit'] as const) : []),
    ...(random.chance(0.4) ? (['rate'] as const) : []),
    ...(random.chance(0.3) ? (['article'] as const) : []),
  ]);
  const kinds = random.one(orders).filter((kind) => !drop.has(kind));
  const numbers = random.one<Align>(['right', 'right', 'right', 'center', 'left']);
  let at = 40;
  return kinds.map((kind) => {
    const isText = kind === 'article' || kind === 'name' || kind === 'unit';
    const align = isText ? 'left' : numbers;
    const left = at;
    at += widths[kind];
    return { kind, align, x: align === 'left' ? left : align === 'right' ? at - 8 : (left + at) / 2 };
  });
};

/** Prints the lines over as many pages as they need; answers where the last one stands. */
export const printTable = (paper: Paper, random: Random, content: Content): number => {
  const { wording, figures, lines } = content;
  const columns = columnsOf(random, content.withDiscount);
  const hasUnit = columns.some(({ kind }) => kind === 'unit');
  const pitch = random.one([11, 12, 14, 18]);
  const isCarried = random.chance(0.5);
  const sumColumn = columns.find(({ kind }) => kind === 'sum');
  // Some print the name in a row of its own above the figures, some a currency at each price.
  const isTwoRows = random.chance(0.15);
  const sign = random.chance(0.2) ? (wording.currency === 'SEK' ? ' kr' : ' €') : '';
  const head = (y: number): void => {
    for (const { kind, x, align } of columns) paper.print(wording.columns[kind], x, y, align, 8);
  };
  let y = 175;
  head(y);
  y += pitch + 4;
  for (const [index, line] of lines.entries()) {
    if (y > 740) {
      const before = money(sumOf(lines.slice(0, index).map(({ sum }) => decimal(sum))), figures);
      const carry = (at: number): void => {
        paper.print(wording.carried, 60, at);
        if (sumColumn !== undefined) paper.print(before, sumColumn.x, at, sumColumn.align);
      };
      if (isCarried) carry(y);
      paper.print('Bankgiro 5050-1055', 60, 800);
      paper.turn();
      paper.print(`Sida 2`, 500, 40);
      head(80);
      y = 80 + pitch + 4;
      if (isCarried) {
        carry(y);
        y += pitch;
      }
    }
    if (index % 7 === 0 && random.chance(0.3)) {
      paper.print(wording.delivery, 95, y);
      y += pitch;
    }
    const unit = hasUnit || random.chance(0.5) ? '' : ` ${line.unit}`;
    const texts: Readonly<Record<Kind, string>> = {
      article: line.article,
      name: line.name.slice(0, 34),
      quantity: printed(line.quantity, figures) + unit,
      unit: line.unit,
      price: printed(line.price, figures) + sign,
      discount: line.discount === '' ? '' : printed(line.discount, figures),
      rate: line.rate,
      sum: money(line.sum, figures) + sign,
    };
    const own = columns.find(({ kind }) => kind === 'name');
    if (isTwoRows && own !== undefined) {
      paper.print(texts.name, own.x, y);
      y += pitch * 0.9;
    }
    for (const { kind, x, align } of columns)
      if (texts[kind] !== '' && !(kind === 'name' && isTwoRows)) paper.print(texts[kind], x, y, align);
    y += pitch;
    for (const more of line.more) {
      const name = columns.find(({ kind }) => kind === 'name');
      if (name !== undefined) paper.print(more, name.x, y);
      y += pitch;
    }
  }
  return y;
};
