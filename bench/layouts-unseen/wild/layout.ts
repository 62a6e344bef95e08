/** A layout drawn by chance, and its papers on pages. */
import { hash } from '../identity.ts';
import { asPrinted, type Printing } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { drawnFoot } from './foot.ts';
import { Draws } from './draws.ts';
import { drawnFigures } from './figures.ts';
import { drawAccount, drawLetter, filled } from './guises.ts';
import { drawnHead, drawnPayment, type Guise } from './head.ts';
import type { Margins } from './senders.ts';
import { drawnOrder, type Order, paperOf, type WildPaper } from './orders.ts';
import { Pen } from './pen.ts';
import { drawnNotes } from './notes.ts';
import { drawnTable, type Flow } from './table.ts';
import { drawnTotals } from './totals.ts';
import { drawnWords, type Language, type Say } from './words.ts';

export interface WildLayout {
  readonly id: string;
  readonly language: Language;
  /** What its invoices and their numbers are called. */
  readonly own: Pick<Say, 'title' | 'number'>;
  readonly order: Order;
  /** What the grammar chose, by the name of the choice. */
  readonly taken: Readonly<Record<string, string>>;
  readonly paper: (count: number, isCredit?: boolean) => WildPaper;
  /** Draws a paper as printed; `guise` makes it another kind of paper. */
  readonly draw: (printed: WildPaper, guise: Guise | null) => Drawing;
  readonly printing: Printing;
}

/** The layout of an id; the same id is the same layout. */
export const drawnLayout = (id: string): WildLayout => {
  const draws = new Draws(hash(id));
  const language = draws.pick('language', { sv: 90, da: 3, no: 2, de: 3, en: 2 });
  const say = drawnWords(draws, language);
  const order = drawnOrder(draws, id, language, say);
  const figures = drawnFigures(draws, language, order.currency);
  const font = draws.pick('font', { sans: 70, serif: 16, mono: 14 });
  const split = draws.pick('texts', { whole: 62, words: 24, pieces: 14 });
  const size = draws.between(15, font === 'mono' ? 17 : 20) / 2;
  const look = { font, split, size };
  const margins: Margins = { left: draws.between(28, 62), right: 595 - draws.between(28, 56) };
  const dueAt = draws.pick('due', { 'among data': 78, 'beside totals': 12, 'with payment': 8, nowhere: 2 });
  const place = draws.pick('payment place', { foot: 54, strip: 26, 'beside totals': 20 });
  const payAt = dueAt === 'with payment' && place === 'foot' ? 'strip' : place;
  const payment = drawnPayment(draws, say, order);
  const papers = [...[0, 1, 2].map((count) => paperOf(order, figures.weighed, count)), asPrinted(paperOf(order, figures.weighed, 0, true))];
  const measure = new Pen(look);
  const drawHead = drawnHead(draws, say, figures, order, margins, dueAt === 'among data');
  const table = drawnTable(draws, say, figures, order, measure, [margins.left, margins.right], papers);
  const isDueBeside = dueAt === 'beside totals' || (dueAt === 'with payment' && payAt === 'beside totals');
  const totals = drawnTotals(draws, say, figures, order, table, payment, isDueBeside, payAt === 'beside totals', draws.between(16, 19) / 2, margins);
  const foot = drawnFoot(draws, say, figures, order, payment, payAt === 'strip', margins);
  const notes = drawnNotes(draws, order);
  const isFootOnLast = draws.is('foot on the last page only', 0.1);
  const isRemarkBold = draws.is('remark bold', 0.3);
  const tableGap = draws.between(4, 16);

  const pagesOf = (paper: WildPaper, guise: Guise | null, count: number): Drawing => {
    const pen = new Pen(look);
    let page = 1;
    const head = (): number => drawHead(pen, paper, { at: page, of: count }, guise) + tableGap;
    const flow: Flow = {
      pen,
      y: head(),
      bottom: foot.top,
      turn: () => {
        if (!isFootOnLast) foot.draw(pen, paper, { at: page, of: count }, guise);
        pen.sheet.page();
        page++;
        flow.y = head();
      },
    };
    const edges = { x: margins.left, x2: margins.right };
    if (guise?.isAccount === true) flow.y = drawAccount(pen, paper, say, figures, guise, { ...edges, y: flow.y });
    else if (guise !== null && guise.letter !== null) flow.y = drawLetter(pen, guise.letter, paper, figures, { ...edges, y: flow.y });
    else {
      if (guise !== null && guise.remark !== '') flow.y = pen.block({ ...edges, y: flow.y + size }, pen.wrapped(filled(guise.remark, paper, figures), margins.right - margins.left), { bold: isRemarkBold }) + size;
      if (guise === null) flow.y = notes.before(pen, { ...edges, y: flow.y });
      table.draw(flow, paper, guise);
      if (guise?.isUnpriced !== true) {
        const height = totals.height(paper);
        if (flow.y + height > flow.bottom) flow.turn();
        const y = totals.isAtFoot ? Math.max(flow.y, flow.bottom - height) : flow.y;
        flow.y = totals.draw(pen, paper, y + size * 1.6, guise?.isWhole === true ? null : guise);
      }
      notes.after(pen, { ...edges, y: flow.y + size }, flow.bottom);
    }
    foot.draw(pen, paper, { at: page, of: count }, guise);
    return pen.sheet.drawing();
  };

  return {
    id,
    language,
    own: { title: say.title, number: say.number },
    order,
    taken: draws.taken,
    paper: (count, isCredit) => paperOf(order, figures.weighed, count, isCredit),
    draw: (paper, guise) => pagesOf(paper, guise, pagesOf(paper, guise, 1).pages.length),
    printing: {
      omits: [...totals.omits, ...(dueAt === 'nowhere' ? ['dueDate'] : [])],
      name: table.name,
      ...(table.manner.unit === 'nowhere' ? { unit: () => undefined } : {}),
    },
  };
}; // prettier-ignore
