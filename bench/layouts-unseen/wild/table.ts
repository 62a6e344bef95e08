/** The rows of goods: records, remarks, deliveries and their sums, over as many pages as they need. */
import { plusDays } from '../days.ts';
import { digitsOf, gtin } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import { type Column, drawnColumns, drawnManner, type Manner } from './columns.ts';
import type { Draws } from './draws.ts';
import type { Figures } from './figures.ts';
import type { Guise } from './head.ts';
import type { Order } from './orders.ts';
import type { Hand, Pen } from './pen.ts';
import type { Say } from './words.ts';

/** Where writing goes on, and how it comes to the next page. */
export interface Flow {
  readonly pen: Pen;
  y: number;
  readonly bottom: number;
  /** Begins a page and answers nothing; `y` is then below its head. */
  readonly turn: () => void;
}

export interface Table {
  readonly draw: (flow: Flow, paper: Paper, guise: Guise | null) => void;
  readonly manner: Manner;
  /** Whether charges stand as rows of their own under the goods. */
  readonly hasChargeRows: boolean;
  /** The name as printed. */
  readonly name: (line: Line) => string;
}

const priced = /^col(?:Price|Discount|DiscountSum|Rate|RateCode|Sum|Tax|Gross|Compared|Per)$/u;

export const drawnTable = (draws: Draws, say: Say, figures: Figures, order: Order, pen: Pen, edges: readonly [number, number], papers: readonly Paper[]): Table => {
  const rulings = draws.pick('table rulings', { 'under head': 42, none: 14, rows: 16, grid: 10, 'grey head': 18 });
  const manner = drawnManner(draws, order);
  const { columns, size } = drawnColumns(draws, say, figures, order, manner, pen, edges, papers);
  const leading = size * (draws.between(12, 19) / 10);
  const isBanded = draws.is('banded rows', 0.08);
  const isBoldHead = draws.is('bold heads', 0.7);
  const record = draws.pick('records', { 'one row': 77, 'name above figures': 6, 'number above figures': 6, 'remark rows': 11 });
  const isCut = draws.is('names cut', 0.05) && !record.endsWith('above figures');
  // Below number and name, in their columns, a record of two rows may print a batch and a pack.
  const underNumber = draws.pick('under number', { nothing: 50, batch: 20, ean: 15, buyers: 15 });
  const underName = draws.pick('under name', { nothing: 45, pack: 40, origin: 15 });
  const isUnread = draws.is('note among rows', 0.06);
  const remark = record === 'remark rows' ? draws.pick('remarks', order.language === 'sv' ? { batch: 30, origin: 22, best: 20, substitute: 12, campaign: 8, crates: 8 } : { batch: 40, origin: 0, best: 30, substitute: 0, campaign: 0, crates: 0 }) : 'none';
  const carries = draws.pick('carried over', { none: 55, both: 30, 'out only': 8, 'in only': 7 });
  const isHeadAgain = draws.is('heads again', 0.85);
  const groups = draws.pick('deliveries', { headed: 40, 'headed and summed': 40, none: 20 });
  const heading = draws.pick('deliveries by', { slip: 64, department: order.language === 'sv' ? 18 : 0, sort: order.language === 'sv' ? 18 : 0 });
  const figuresAt = draws.pick('figures of wrapped names', { first: 86, last: 8, middle: 6 });
  const hasChargeRows = draws.is('charges as rows', 0.35);
  const hasText = draws.is('text row', 0.12);
  const hasCount = draws.is('count under table', 0.08);
  const hasSumRow = draws.is('sum under table', 0.12);
  const nameColumn = columns.find(({ field }) => field === 'colName') as Column;
  const sumColumn = columns.find(({ field }) => field === 'colSum') as Column;
  const numberColumn = columns.find(({ field }) => field === 'colNumber');
  const hasHeadsUnder = draws.is('heads under heads', 0.7);
  const nameWidth = nameColumn.x2 - nameColumn.x;

  const isShown = (guise: Guise | null) => ({ field }: Column): boolean => guise?.isUnpriced !== true || !priced.test(field);
  const put = ({ align, x, x2 }: Pick<Column, 'align' | 'x' | 'x2'>, y: number, text: string, hand: Hand = {}): void =>
    pen0.text(align === 'r' ? x2 : align === 'c' ? (x + x2) / 2 : x, y, text, { size, align, most: x2 - x + 2, ...hand });
  let pen0 = pen;

  const cutName = (name: string): string => {
    if (!isCut || pen.width(name, { size }) <= nameWidth) return name;
    let shown = name;
    while (pen.width(shown, { size }) > nameWidth) shown = shown.slice(0, -1);
    return shown.trim();
  };

  const inName = (line: Line): string => {
    const name = cutName(line.name);
    if (manner.number === 'before name') return `${line.code} ${name}`;
    return manner.number === 'after name' ? `${name} (${line.code})` : name;
  };

  const drawHeads = (flow: Flow, guise: Guise | null): void => {
    const shown = columns.filter(isShown(guise));
    const rows = Math.max(...shown.map(({ head }) => head.length));
    const height = rows * size * 1.2;
    const top = flow.y;
    if (rulings === 'grey head') flow.pen.sheet.box(edges[0], top - size * 0.2, edges[1], top + height + size * 0.35, 0.86);
    for (const column of shown)
      for (const [row, part] of column.head.entries())
        put(column, top + size + (rows - column.head.length + row) * size * 1.2, part, { bold: isBoldHead });
    flow.y = top + height + size * 0.45;
    headsUnder(flow);
    if (rulings === 'under head' || rulings === 'rows') flow.pen.sheet.line(edges[0], flow.y, edges[1]);
    if (rulings === 'grid') flow.pen.sheet.frame(edges[0], top - size * 0.2, edges[1], flow.y);
    flow.y += size * 0.25;
  };

  const headsUnder = (flow: Flow): void => {
    if (record !== 'number above figures' || numberColumn === undefined || !hasHeadsUnder) return;
    const under = { nothing: '', batch: say.colBatch, ean: say.colEan, buyers: say.colBuyerCode }[underNumber];
    const y = flow.y + size * 0.9;
    put(numberColumn, y, under.replace('/', ' '), { bold: isBoldHead });
    put(nameColumn, y, (underName === 'pack' ? say.colPack : underName === 'origin' ? say.colOrigin : '').replace('/', ' '), { bold: isBoldHead });
    if (underNumber !== 'nothing' || underName !== 'nothing') flow.y += size * 1.2;
  };

  const drawUnder = (line: Line, y: number): void => {
    if (numberColumn === undefined) return;
    put(numberColumn, y, { nothing: '', batch: `L${digitsOf(String(line.seed), 5)}`, ean: gtin(line.name), buyers: digitsOf(`buyer${line.name}`, 5) }[underNumber]);
    put(nameColumn, y, underName === 'pack' ? line.pack : underName === 'origin' ? (['SE', 'ES', 'NL', 'DK'][line.seed % 4] ?? '') : '');
  };

  const remarkOf = (line: Line, paper: Paper): readonly string[] => {
    if (manner.number === 'under name') return [`${say.colNumber} ${line.code}`];
    if (remark === 'batch') return [`${say.colBatch}: L${digitsOf(String(line.seed), 6)}`];
    if (remark === 'origin') return [`${say.colOrigin}: ${['Sverige', 'Danmark', 'Spanien', 'Nederländerna'][line.seed % 4]}`];
    if (remark === 'substitute') return line.seed % 4 === 0 ? [`Ersätter ${digitsOf(String(line.seed), 5)}, tillfälligt slut`] : [];
    if (remark === 'campaign') return line.seed % 4 === 0 ? [`Kampanjpris t.o.m. ${figures.day(plusDays(paper.issue, line.seed % 20))}`] : [];
    if (remark === 'crates') return line.unit === 'kg' ? [`${(line.seed % 4) + 1} kolli, ${line.pack}`] : [];
    return remark === 'best' ? [`${say.colBest} ${figures.day(plusDays(paper.issue, 10 + (line.seed % 200)))}`] : [];
  };

  const drawLine = (flow: Flow, line: Line, paper: Paper, row: number, guise: Guise | null): void => {
    const isAbove = record.endsWith('above figures');
    const isRecord = record === 'number above figures' && numberColumn !== undefined;
    const names = pen.wrapped(inName(line), isAbove ? edges[1] - nameColumn.x - 8 : nameWidth, { size });
    const small = remarkOf(line, paper);
    const top = flow.y;
    const rows = isAbove ? names.length + 1 : names.length;
    const height = leading + (rows - 1) * size * 1.2 + small.length * size * 1.15;
    if (isBanded && row % 2 === 1) flow.pen.sheet.box(edges[0], top, edges[1], top + height, 0.94);
    const y = top + leading * 0.5 + size * 0.35;
    const lower = figuresAt === 'first' ? 0 : (names.length - 1) * size * (figuresAt === 'last' ? 1.2 : 0.6);
    const figuresY = isAbove ? y + names.length * size * 1.2 : y + lower;
    for (const [at, part] of names.entries()) flow.pen.text(nameColumn.x, y + at * size * 1.2, part, { size, most: isAbove ? edges[1] - nameColumn.x : nameWidth + 2 });
    for (const [at, part] of small.entries()) flow.pen.text(nameColumn.x, y + (rows + at) * size * 1.15, part, { size: size * 0.9, most: nameWidth + 40 });
    for (const column of columns.filter(isShown(guise)))
      if (column !== nameColumn) put(column, isAbove && column.field === 'colNumber' && (isRecord || columns[0] === column) ? y : figuresY, column.cell(line, paper, row));
    if (isRecord) drawUnder(line, figuresY);
    flow.y = top + height;
    if (isUnread && row === 1) {
      flow.pen.text(nameColumn.x, flow.y + leading * 0.5 + size * 0.35, 'Restnoterat: 2 st, levereras 14/9', { size, most: nameWidth });
      flow.y += leading;
    }
    if (rulings === 'rows') flow.pen.sheet.line(edges[0], flow.y, edges[1], flow.y, 0.3);
    if (rulings === 'grid') {
      flow.pen.sheet.frame(edges[0], top, edges[1], flow.y);
      for (const { x } of columns.slice(1)) flow.pen.sheet.line(x - 3, top, x - 3, flow.y, 0.4);
    }
  };

  const headingOf = (paper: Paper, { delivery }: Line): string => {
    if (heading === 'department') return `Avdelning ${['Kök', 'Bar', 'Servering', 'Lunch', 'Catering'][delivery]}`;
    if (heading === 'sort') return ['KYLVAROR', 'FRYSVAROR', 'KOLONIAL', 'ÖVRIGT', 'NON FOOD'][delivery] ?? '';
    return `${say.slip} ${Number(paper.order) * 10 + delivery}   ${figures.day(plusDays(paper.delivered, delivery - 4))}`;
  };

  const amountRow = (flow: Flow, label: string, amount: string, hand: Hand = {}): void => {
    const y = flow.y + leading * 0.5 + size * 0.35;
    flow.pen.text(nameColumn.x, y, label, { size, ...hand, most: nameWidth });
    put(sumColumn, y, amount, hand);
    flow.y += leading;
  };

  const draw: Table['draw'] = (flow, paper, guise) => {
    pen0 = flow.pen;
    const isPriced = guise?.isUnpriced !== true;
    let sum = 0n;
    const next = (height: number): void => {
      if (flow.y + height <= flow.bottom) return;
      if (isPriced && (carries === 'both' || carries === 'out only')) amountRow(flow, say.carried, figures.money(sum));
      flow.turn();
      if (isHeadAgain) drawHeads(flow, guise);
      if (isPriced && (carries === 'both' || carries === 'in only')) amountRow(flow, say.brought, figures.money(sum));
    };
    drawHeads(flow, guise);
    const room = leading * (carries === 'none' ? 2 : 3) + size * 2.6;
    if (hasText) {
      flow.pen.text(nameColumn.x, flow.y + leading * 0.5 + size * 0.35, `${say.order} ${paper.order}, ${paper.reference}`, { size, most: edges[1] - nameColumn.x });
      flow.y += leading;
    }
    const isGrouped = order.deliveries > 1 && groups !== 'none' && !paper.isCredit && (guise === null || guise.kind === 'delivery-note');
    for (const [row, line] of paper.lines.entries()) {
      const isFirst = paper.lines[row - 1]?.delivery !== line.delivery;
      const isLast = paper.lines[row + 1]?.delivery !== line.delivery;
      next(room + (isGrouped && isFirst ? leading : 0));
      if (isGrouped && isFirst) {
        flow.pen.text(columns[0]?.x ?? edges[0], flow.y + leading * 0.5 + size * 0.35, headingOf(paper, line), { size, bold: isBoldHead, most: edges[1] - edges[0] });
        flow.y += leading;
      }
      drawLine(flow, line, paper, row, guise);
      sum += line.sum;
      if (isGrouped && isLast && isPriced && groups === 'headed and summed') {
        const group = paper.lines.filter(({ delivery }) => delivery === line.delivery).reduce((all, each) => all + each.sum, 0n);
        amountRow(flow, say.groupSum, figures.money(group), { bold: isBoldHead });
      }
    }
    if (!isPriced) return;
    if (hasChargeRows)
      for (const { label, amount } of paper.charges) {
        next(room);
        amountRow(flow, label, figures.money(amount));
        sum += amount;
      }
    if (hasCount) {
      const pieces = paper.lines.reduce((all, { seed }) => all + (seed % 4) + 1, 0);
      flow.pen.text(nameColumn.x, flow.y + leading * 0.5 + size * 0.35, `${say.colCrates.replace('/', ' ')}: ${pieces}`, { size, most: nameWidth });
      flow.y += leading;
    }
    if (hasSumRow) amountRow(flow, hasChargeRows && paper.charges.length > 0 ? say.groupSum : say.goodsSum, figures.money(sum), { bold: true });
    if (rulings === 'under head') flow.pen.sheet.line(edges[0], flow.y + 2, edges[1]);
    flow.y += 4;
  };
  return { draw, manner, hasChargeRows, name: (line) => cutName(line.name) };
}; // prettier-ignore
