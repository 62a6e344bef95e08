/** A table's columns: which, in which order, how wide, and what stands in their cells. */
import { plusDays } from '../days.ts';
import { shareOf } from '../exact.ts';
import { digitsOf, gtin } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import type { Draws } from './draws.ts';
import type { Figures } from './figures.ts';
import { discountSum, type Order } from './orders.ts';
import type { Pen } from './pen.ts';
import type { Field, Say } from './words.ts';

export interface Column {
  readonly field: Field;
  readonly head: readonly string[];
  readonly align: 'l' | 'r' | 'c';
  readonly x: number;
  readonly x2: number;
  readonly cell: (line: Line, paper: Paper, row: number) => string;
}

/** Where the article number stands, and whether the unit stands by another figure. */
export interface Manner {
  readonly number: 'own column' | 'before name' | 'under name' | 'after name' | 'nowhere';
  readonly unit: 'own column' | 'at quantity' | 'at price' | 'nowhere';
  readonly rates: 'figure' | 'percent' | 'decimals' | 'code' | 'nowhere';
}

/** The code that stands for a rate. */
export const rateCode = (rate: number): string => ({ 25: '1', 12: '2', 6: '3', 0: '0' })[rate] ?? '4';

export const drawnManner = (draws: Draws, order: Order): Manner => {
  const isNumbered = draws.taken['article numbers'] !== 'none';
  return {
    number: isNumbered ? draws.pick('number stands', { 'own column': 82, 'before name': 8, 'under name': 5, 'after name': 5 }) : 'nowhere',
    unit: draws.pick('unit stands', { 'own column': 74, 'at quantity': 16, 'at price': 4, nowhere: 6 }),
    rates: order.isMixed
      ? draws.pick('rates stand', { figure: 40, percent: 28, decimals: 12, code: 20 })
      : draws.pick('rates stand', { figure: 22, percent: 14, decimals: 5, nowhere: 59 }),
  };
}; // prettier-ignore

type Cell = Column['cell'];

const cells = (figures: Figures, manner: Manner, draws: Draws): Partial<Record<Field, Cell>> => {
  const { unit, rates } = manner;
  const upper = draws.is('units in capitals', 0.15);
  const glue = draws.one(['', ' ', ' ']);
  const unitOf = (line: Line): string => (upper ? line.unit.toUpperCase() : line.unit);
  const perSign = draws.one(['/', '/', ' /', ' per ']);
  const percentSign = draws.one(['%', ' %']);
  const pieces = (line: Line): bigint => BigInt(line.seed % 4) + 1n;
  const baseIn = draws.pick('base stands', { column: 60, 'at price': 40 });
  const packed = (line: Line): bigint => {
    const kilos = /(\d+(?:,\d+)?) kg$/u.exec(line.pack)?.[1];
    return kilos === undefined || line.unit === 'kg' ? 0n : BigInt(Math.round(Number(kilos.replace(',', '.')) * 1000));
  };
  return {
    colNumber: ({ code }) => code,
    colName: ({ name }) => name,
    colQuantity: (line) => figures.quantity(line.quantity) + (unit === 'at quantity' ? glue + unitOf(line) : ''),
    colUnit: unitOf,
    colPrice: (line) => `${figures.price(line.price)}${line.base !== 1n && baseIn === 'at price' ? `${perSign}${line.base}` : ''}${unit === 'at price' ? perSign + unitOf(line) : ''}`,
    colPer: (line) => (baseIn === 'column' || line.base === 1n ? String(line.base) : ''),
    colDiscount: ({ discount }) => (discount === 0n ? '' : figures.percent(discount) + (draws.taken['discount sign'] === 'yes' ? percentSign : '')),
    colDiscountSum: (line) => (line.discount === 0n ? '' : figures.money(discountSum(line))),
    colRate: ({ rate }) => (rates === 'percent' ? rate + percentSign : rates === 'decimals' ? figures.money(BigInt(rate) * 100n).replace(/ ?(?:kr|SEK|€|£) ?/u, '') : String(rate)),
    colRateCode: ({ rate }) => rateCode(rate),
    colSum: ({ sum }) => figures.money(sum),
    colTax: ({ sum, rate }) => figures.money(shareOf(sum, BigInt(rate) * 100n)),
    colGross: ({ sum, rate }) => figures.money(sum + shareOf(sum, BigInt(rate) * 100n)),
    colEan: ({ name }) => gtin(name),
    colDay: ({ seed }, { delivered }) => figures.day(plusDays(delivered, -(seed % 12))),
    colBatch: ({ seed }) => (seed % 9 === 0 ? '' : `L${digitsOf(String(seed), 5)}`),
    colBest: ({ seed }, { issue }) => figures.day(plusDays(issue, 9 + (seed % 180))),
    colCrates: (line) => String(pieces(line)),
    colPack: ({ pack }) => pack,
    colOrigin: ({ seed }) => ['SE', 'ES', 'NL', 'DK', 'IT', 'FR'][seed % 6] ?? '',
    colClass: ({ seed }) => ['1', '1', 'Ex', '2'][seed % 4] ?? '',
    colOrdered: (line) => figures.quantity(line.seed % 5 === 0 && line.quantity > 0n ? line.quantity + 1000n : line.quantity),
    colRow: (_line, _paper, row) => String((row + 1) * (draws.taken['rows by'] === '10' ? 10 : 1)),
    colOrder: ({ delivery }, { order }) => String(Number(order) + delivery),
    colStat: ({ name }) => digitsOf(`stat${name}`, 8),
    colBuyerCode: ({ name }) => digitsOf(`buyer${name}`, 5),
    colWeight: (line) => (line.unit === 'kg' ? figures.quantity(line.quantity) : packed(line) === 0n ? '' : figures.quantity((line.quantity * packed(line)) / 1000n)),
    colCompared: (line) => (packed(line) === 0n ? '' : figures.price(((line.price * 1000n) / packed(line) / 100n) * 100n)),
  };
}; // prettier-ignore

/** Fields in the order of a usual table; some stand elsewhere by chance. */
const drawnFields = (draws: Draws, order: Order, { number, unit, rates }: Manner): readonly Field[] => {
  const many = draws.pick('further columns', { 0: 46, 1: 28, 2: 16, 3: 10 });
  const further = draws.shuffled<Field>(['colEan', 'colBatch', 'colBest', 'colCrates', 'colPack', 'colOrigin', 'colClass', 'colOrdered', 'colRow', 'colBuyerCode', 'colWeight', 'colCompared', 'colTax', 'colGross', 'colDay', 'colOrder', 'colStat']).slice(0, Number(many));
  // What GS1 numbers goods by is the seller's number where it has no other.
  const isShown = (field: Field): boolean => further.includes(field) && (field !== 'colEan' || number !== 'nowhere');
  const has = (field: Field): Field[] => (isShown(field) ? [field] : []);
  const discount: Field[] = order.discounts === null ? [] : draws.pick('discount stands', { percent: 82, money: 18 }) === 'money' ? ['colDiscountSum'] : ['colDiscount'];
  const per: Field[] = order.base !== 1n && draws.taken['base stands'] === 'column' ? ['colPer'] : draws.is('prices per one in a column', 0.02) ? ['colPer'] : [];
  const rate: Field[] = rates === 'nowhere' ? [] : rates === 'code' ? ['colRateCode'] : ['colRate'];
  const numbered: Field[] = number === 'own column' ? ['colNumber'] : [];
  const unitAlone: Field[] = unit === 'own column' ? ['colUnit'] : [];
  const amount: Field[] = draws.pick('unit beside quantity', { after: 76, before: 10, 'after price': 14 }) === 'before' ? [...unitAlone, 'colQuantity'] : draws.taken['unit beside quantity'] === 'after' ? ['colQuantity', ...unitAlone] : ['colQuantity'];
  const afterPrice: Field[] = draws.taken['unit beside quantity'] === 'after price' ? unitAlone : [];
  const about: Field[] = draws.shuffled([...has('colBatch'), ...has('colBest'), ...has('colPack'), ...has('colOrigin'), ...has('colClass')]);
  const quantity: Field[] = [...has('colOrdered'), ...has('colCrates'), ...amount, ...has('colWeight')];
  const price: Field[] = ['colPrice', ...per, ...afterPrice, ...discount, ...has('colCompared')];
  const last: Field[] = [...has('colTax'), 'colSum', ...has('colGross')];
  const others = draws.shuffled([...has('colBuyerCode'), ...has('colEan'), ...has('colOrder'), ...has('colStat')]);
  const numbers = draws.is('other numbers first', 0.2) ? [...others, ...numbered] : [...numbered, ...others];
  const goods: Field[] = draws.is('name before number', 0.1) ? ['colName', ...numbered] : [...numbers, 'colName'];
  const named: Field[] = goods.includes('colName') && goods[0] === 'colName' ? [...goods, ...others] : goods;
  const rateAt = draws.pick('rate column', { 'before sum': 46, 'after sum': 30, 'after price': 14, 'after name': 10 });
  const put = (at: string): Field[] => (rateAt === at ? rate : []);
  const shape = draws.pick('order of columns', { usual: 84, 'quantity first': 11, 'quantity after number': 5 });
  const tail: Field[] = [...price, ...put('after price'), ...put('before sum'), ...last, ...put('after sum')];
  const first: Field[] = [...has('colRow'), ...has('colDay')];
  if (shape === 'quantity first') return [...first, ...quantity, ...named, ...put('after name'), ...about, ...tail];
  if (shape === 'quantity after number' && named[0] === 'colNumber') return [...first, 'colNumber', ...quantity, ...named.slice(1), ...put('after name'), ...about, ...tail];
  return [...first, ...named, ...put('after name'), ...about, ...quantity, ...tail];
}; // prettier-ignore

const texts: readonly Field[] = [
  'colDay',
  'colNumber',
  'colName',
  'colUnit',
  'colEan',
  'colBatch',
  'colPack',
  'colBuyerCode',
  'colBest',
  'colOrder',
  'colStat',
];
const middles: readonly Field[] = ['colOrigin', 'colClass', 'colRateCode', 'colRow', 'colUnit'];
const optional: readonly Field[] = [
  'colDay',
  'colEan',
  'colBatch',
  'colBest',
  'colBuyerCode',
  'colOrder',
  'colStat',
  'colCompared',
  'colTax',
  'colGross',
  'colWeight',
  'colPack',
  'colOrdered',
  'colClass',
  'colOrigin',
  'colCrates',
  'colRow',
];

/** The columns between two edges; those that leave the name no room go, then the size. `papers` are measured for the widths. */
export const drawnColumns = (draws: Draws, say: Say, figures: Figures, order: Order, manner: Manner, pen: Pen, edges: readonly [number, number], papers: readonly Paper[]): { readonly columns: readonly Column[]; readonly size: number } => {
  draws.is('discount sign', 0.3);
  draws.pick('rows by', { 1: 80, 10: 20 });
  const cellOf = cells(figures, manner, draws);
  const numbersAlign = draws.pick('figures align', { r: 88, l: 7, c: 5 });
  const gap = draws.between(7, 12);
  const isInset = draws.is('cells inset', 0.4) || draws.taken['table rulings'] === 'grid';
  const alignOf = (field: Field): Column['align'] => {
    if (middles.includes(field) && draws.happens(0.4)) return 'c';
    if (texts.includes(field)) return 'l';
    return field === 'colQuantity' && draws.happens(0.06) ? 'l' : field === 'colSum' ? 'r' : numbersAlign;
  };
  let fields = [...drawnFields(draws, order, manner)];
  let { size } = pen.look;
  const isUnitBare = draws.is('unit without head', 0.06);
  const headOf = (field: Field): readonly string[] => isUnitBare && field === 'colUnit' ? [''] : say[field].split('/').length > 1 && /col(?:Quantity|Price|Discount|Rate|Sum|Tax|Gross|Crates|Pack|Best|Ordered|Weight|Compared|Per)/u.test(field) && draws.taken['heads in two rows'] === 'yes' ? say[field].split('/') : [say[field]];
  draws.is('heads in two rows', 0.5);
  const widthOf = (field: Field): number => {
    const cell = cellOf[field];
    const measured = papers.flatMap((paper) => paper.lines.map((line, row) => pen.width(cell?.(line, paper, row) ?? '', { size })));
    return Math.max(12, ...measured, ...headOf(field).map((part) => pen.width(part, { size, bold: true })));
  };
  const [left, right] = isInset ? [edges[0] + 4, edges[1] - 4] : edges;
  const room = (): number => right - left - fields.filter((field) => field !== 'colName').reduce((sum, field) => sum + widthOf(field) + gap, 0);
  for (const field of optional) if (room() < 120) fields = fields.filter((each) => each !== field);
  while (room() < 100 && size > 6) size -= 0.25;
  const nameWidth = Math.max(60, room());
  let x = left;
  const columns = fields.map((field): Column => {
    const width = field === 'colName' ? nameWidth : widthOf(field);
    const column = { field, head: headOf(field), align: alignOf(field), x, x2: x + width, cell: cellOf[field] ?? (() => '') };
    x += width + gap;
    return column;
  });
  draws.taken['columns'] = fields.map((field) => field.slice(3)).join(' ');
  return { columns, size };
}; // prettier-ignore
