/** The top of a paper: who sends it, what it is, to whom, and the data about it. */
import { buyers, swedishIban } from '../parties.ts';
import type { Paper, Party } from '../paper.ts';
import type { Draws } from './draws.ts';
import { drawnGrid, drawnList, type Entry } from './entries.ts';
import type { Figures } from './figures.ts';
import type { Order } from './orders.ts';
import type { Pen } from './pen.ts';
import { drawnSenderTop, type Margins } from './senders.ts';
import type { Field, Say } from './words.ts';

/** What a paper that is no invoice calls itself and leaves out. */
export interface Guise {
  readonly kind: string;
  readonly title: string;
  readonly number: string;
  readonly isUnpriced: boolean;
  /** It is a list of other papers, and not of goods. */
  readonly isAccount: boolean;
  readonly remark: string;
  /** All that an invoice has stands there too: sums, account, reference and day of payment. */
  readonly isWhole: boolean;
  /** Sentences in place of goods; `{sum}`, `{day}` and the like stand for the paper's own. */
  readonly letter: readonly string[] | null;
}

export interface Page {
  readonly at: number;
  readonly of: number;
}

const pageText = ({ at, of }: Page, form: string | undefined): string =>
  form === 'brackets' ? `${at} (${of})` : form === 'stroke' ? `${at}/${of}` : `${at} av ${of}`;

export type DrawHead = (pen: Pen, paper: Paper, page: Page, guise: Guise | null) => number;

const shipped = (label: string, { name, street, post }: Party): readonly string[] => [
  label,
  name,
  street,
  post,
];

const drawnFields = (draws: Draws, isDueHere: boolean): readonly Field[] => {
  const extra = draws.shuffled<Field>(['customer', 'order', 'ourReference', 'yourReference', 'ocr', 'terms', 'shipped', 'delivery', 'interest', 'buyerVat', 'slip', 'money']);
  const some = extra.slice(0, draws.between(1, 8));
  const first: Field[] = draws.pick('first data', { number: 55, date: 30, customer: 15 }) === 'number' ? ['number', 'date'] : ['date', 'number'];
  const due: Field[] = isDueHere ? ['due'] : [];
  const order = draws.pick('order of data', { together: 65, mixed: 35 });
  return order === 'together' ? [...first, ...due, ...some] : draws.shuffled([...first, ...due, ...some]);
}; // prettier-ignore

/** The data that a layout prints, by its words. */
const drawnData = (draws: Draws, say: Say, figures: Figures, order: Order, isDueHere: boolean, isPageHere: boolean) => {
  const fields = drawnFields(draws, isDueHere);
  const numbers = draws.is('number beside title', 0.14) ? fields.filter((field) => field !== 'number') : fields;
  const yours = draws.one(['Köket', 'Maria K', 'Kökschef', 'PO 4471', 'Bar', 'Johan', '']);
  return {
    isNumberInTitle: numbers !== fields,
    entries: (paper: Paper, page: Page, guise: Guise | null): readonly Entry[] => {
      const values: Partial<Record<Field, string>> = {
        number: paper.number,
        date: figures.day(paper.issue),
        due: guise === null || guise.isWhole || guise.isAccount ? figures.day(paper.due) : '',
        customer: paper.customer,
        order: paper.order,
        ourReference: paper.reference,
        yourReference: yours,
        ocr: guise === null || guise.isWhole ? paper.ocr : '',
        terms: { sv: `${order.terms} dagar netto`, da: `Netto ${order.terms} dage`, no: `${order.terms} dager netto`, de: `${order.terms} Tage netto`, en: `${order.terms} days net` }[order.language],
        shipped: figures.day(paper.delivered),
        delivery: draws.taken['delivery word'] ?? '',
        interest: '8 %',
        money: paper.currency,
        buyerVat: paper.buyer.vat,
        slip: `7${paper.order}`,
      };
      const called = (field: Field): string =>
        guise !== null && field === 'date' ? { sv: 'Datum', da: 'Dato', no: 'Dato', de: 'Datum', en: 'Date' }[order.language] : field === 'number' && guise !== null ? guise.number : field === 'number' && paper.isCredit && draws.taken['credit number'] === 'own word' ? `${say.credit} nr` : say[field];
      const shown = numbers.map((field) => ({ label: called(field), value: values[field] ?? '', strong: field === 'number' && draws.taken['strong number'] === 'yes' }));
      const about = paper.about === null ? [] : [{ label: say.about, value: paper.about }];
      const sheet = isPageHere ? [{ label: say.page, value: page.of > 1 || draws.taken['page of'] === 'yes' ? pageText(page, draws.taken['page form']) : String(page.at) }] : [];
      return [...shown, ...about, ...sheet].filter(({ value }) => value !== '');
    },
  };
}; // prettier-ignore

export const drawnHead = (draws: Draws, say: Say, figures: Figures, order: Order, { left, right }: Margins, isDueHere: boolean): DrawHead => {
  const { supplier, asides } = order;
  const base = draws.between(16, 21) / 2;
  draws.pick('delivery word', { Bil: 3, 'Egen bil': 2, Fritt: 2, Hämtas: 1, 'DHL Freight': 1, 'Tur 14': 1 });
  draws.pick('credit number', { 'own word': 25, same: 75 });
  draws.is('strong number', 0.15);
  draws.is('page of', 0.5);
  draws.pick('page form', { brackets: 50, stroke: 25, word: order.language === 'sv' ? 25 : 0 });
  const top = draws.between(38, 56);
  const sender = drawnSenderTop(draws, say, order, { left, right }, base, top);
  const isBuyerLarge = draws.is('buyer in larger type', 0.1);
  const titleAt = draws.pick('title', { 'right top': 46, 'left top': 10, 'over data': 24, 'over table': 12, middle: 8 });
  const buyerSide = draws.pick('buyer side', { right: 52, left: 48 });
  const form = draws.pick('data', { list: 52, grid: 24, 'list and grid': 12, 'two lists': 8, sentence: 4 });
  const shipTo = draws.pick('delivery address', { none: 66, beside: 17, beneath: 17 });
  const receiver = draws.is('delivered to another firm', 0.3) ? draws.one(buyers) : null;
  const buyerLabel = draws.pick('buyer label', { none: 56, over: 34, before: 10 });
  const shown = drawnData(draws, say, figures, order, isDueHere, draws.is('page among data', 0.25));
  const drawList = drawnList(draws, 'data list', base);
  const drawGrid = drawnGrid(draws, 'data grid', base, draws.between(3, 5));
  const titleSize = draws.between(12, 22);
  const again = draws.pick('head of further pages', { whole: 34, short: 50, none: 16 });
  const middle = (left + right) / 2;
  const isReturnAddress = draws.is('sender over window', 0.12);

  const titleOf = (paper: Paper, guise: Guise | null): string => {
    const word = guise?.title ?? (paper.isCredit ? say.credit : say.title);
    return shown.isNumberInTitle ? `${word} ${paper.number}` : word;
  };

  const drawBuyer = (pen: Pen, paper: Paper, x: number, x2: number, y: number): number => {
    const { buyer } = paper;
    let at = y;
    if (isReturnAddress && buyerLabel === 'none') {
      pen.text(x, at - 4, `${supplier.name}, ${supplier.street}, ${supplier.post}`, { size: 6, most: x2 - x });
      at += base;
    }
    if (buyerLabel === 'over') at = pen.block({ x, x2, y: at }, [say.billTo], { size: base - 1, bold: draws.taken['data list bold labels'] === 'yes' });
    const lead = buyerLabel === 'before' ? pen.width(`${say.billTo}: `, { size: base }) : 0;
    if (lead > 0) pen.text(x, at, `${say.billTo}:`, { size: base });
    at = pen.block({ x: x + lead, x2, y: at }, [buyer.name, ...asides.buyerRows(buyer)], { size: isBuyerLarge ? base + 4 : base + 0.5 });
    if (shipTo === 'beneath') at = pen.block({ x, x2, y: at + base }, shipped(`${say.shipTo}:`, receiver ?? buyer), { size: base - 1 });
    return at;
  };

  const drawData = (pen: Pen, entries: readonly Entry[], x: number, x2: number, y: number): number => {
    const widest = Math.max(...entries.map(({ label }) => pen.width(label, { size: base }))) + Math.max(...entries.map(({ value }) => pen.width(value, { size: base }))) + base * 1.5;
    if (form === 'two lists' && entries.length > 3 && widest < (x2 - x) / 2) {
      const cut = Math.ceil(entries.length / 2);
      return Math.max(
        drawList(pen, entries.slice(0, cut), { x, x2: (x + x2) / 2 - 6, y }),
        drawList(pen, entries.slice(cut), { x: (x + x2) / 2 + 6, x2, y }),
      );
    }
    return drawList(pen, entries, { x, x2, y });
  };

  /** Buyer and data side by side, grids over the whole width beneath. */
  const drawBands = (pen: Pen, paper: Paper, page: Page, guise: Guise | null, from: number): number => {
    const cut = left + (right - left) * 0.54;
    const [buyerX, buyerX2, otherX, otherX2] = buyerSide === 'right' ? [cut, right, left, cut - 18] : [left, cut - 18, cut, right];
    let dataY = from;
    if (titleAt === 'over data') {
      pen.text(otherX, dataY + 4, titleOf(paper, guise), { size: titleSize, bold: true, most: otherX2 - otherX });
      dataY += titleSize * 1.5;
    }
    const entries = shown.entries(paper, page, guise);
    const isGrid = form === 'grid' || form === 'sentence';
    const listed = isGrid ? [] : form === 'list and grid' ? entries.slice(0, 3) : entries;
    const gridded = form === 'grid' ? entries : form === 'list and grid' ? entries.slice(3) : [];
    let beside = dataY;
    if (listed.length > 0) beside = drawData(pen, listed, otherX, otherX2, dataY);
    else if (shipTo === 'beside') beside = pen.block({ x: otherX, x2: otherX2, y: dataY }, shipped(say.shipTo, receiver ?? paper.buyer), { size: base });
    let y = Math.max(drawBuyer(pen, paper, buyerX, buyerX2, from), beside) + base;
    if (gridded.length > 0) y = drawGrid(pen, gridded, { x: left, x2: right, y: y + base * 0.6 }) + 3;
    if (form === 'sentence') {
      const text = entries.map(({ label, value }) => `${label} ${value}`).join(draws.taken['data list colons'] === ':' ? ', ' : '   ');
      y = pen.block({ x: left, x2: right, y: y + 4 }, pen.wrapped(text, right - left, { size: base }), { size: base }) + 4;
    }
    return y;
  };

  return (pen, paper, page, guise) => {
    if (page.at > 1 && again !== 'whole') {
      if (again === 'none') return top + 6;
      pen.text(left, top, `${titleOf(paper, guise)}${shown.isNumberInTitle ? '' : ` ${paper.number}`}`, { size: base, bold: true });
      pen.text(right, top, `${say.page} ${pageText(page, draws.taken['page form'])}`, { size: base, align: 'r' });
      return top + base * 2;
    }
    let y = Math.max(sender.draw(pen), top + 18);
    const isTaken = (side: 'left' | 'right'): boolean => sender.side === side;
    if (titleAt === 'right top' || titleAt === 'left top') {
      const side = titleAt === 'right top' ? (isTaken('right') ? 'left' : 'right') : isTaken('left') ? 'right' : 'left';
      const isUnder = sender.side === 'middle';
      if (isUnder) y += titleSize;
      pen.text(side === 'left' ? left : right, isUnder ? y : top + 4, titleOf(paper, guise), { size: titleSize, bold: true, align: side === 'left' ? 'l' : 'r', most: (right - left) * 0.48 });
    }
    if (titleAt === 'middle') {
      pen.text(middle, y + titleSize, titleOf(paper, guise), { size: titleSize, bold: true, align: 'c', most: right - left });
      y += titleSize * 1.3;
    }
    y = drawBands(pen, paper, page, guise, y + base * 2);
    if (titleAt === 'over table') {
      pen.text(left, y + titleSize * 0.8, titleOf(paper, guise), { size: titleSize, bold: true, most: right - left });
      y += titleSize * 1.6;
    }
    return y;
  };
}; // prettier-ignore

/** The ways in which money reaches the sender, as the layout calls them. */
export const drawnPayment = (draws: Draws, say: Say, order: Order): readonly Entry[] => {
  const { supplier, language } = order;
  const bankgiro = { label: say.bankgiro, value: order.asides.account ?? supplier.bankgiro };
  const iban = { label: 'IBAN', value: supplier.iban ?? swedishIban(supplier.name) };
  if (language !== 'sv') return language === 'de' || language === 'en' ? [bankgiro, iban] : [bankgiro];
  if (order.asides.account !== null) return [bankgiro];
  const ways = draws.pick('payment', { bankgiro: 62, 'bankgiro and plusgiro': 16, 'bankgiro and IBAN': 14, plusgiro: 8 });
  const plusgiro = { label: say.plusgiro, value: supplier.plusgiro };
  if (ways === 'plusgiro') return [plusgiro];
  return ways === 'bankgiro' ? [bankgiro] : [bankgiro, ways.endsWith('IBAN') ? iban : plusgiro];
}; // prettier-ignore
