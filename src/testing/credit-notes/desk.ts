import type { Random } from '#testing/papers/random.ts';
import type { Answer, AskedClaim, AskedLine, AskedState, Paper, PaperLine } from './papers.ts';
import { type Bought, type Shop, tradeOf } from './trade.ts';

/** An ISO date, counted in days from 2025-03-01. */
export const dateOf = (day: number): string =>
  new Date(Date.UTC(2025, 2, 1 + day)).toISOString().slice(0, 10);

export interface Asking {
  readonly count?: number;
  readonly state?: AskedState;
  /** Lines of one article on several invoices, as a group of price alerts gives them. */
  readonly isOneArticle?: boolean;
}

/** A claim while its number is not known: claims are numbered over the whole organization. */
export interface Asked extends Omit<AskedClaim, 'lines' | 'number'> {
  readonly day: number;
  readonly lines: readonly [AskedLine, ...AskedLine[]];
}

export interface Writing {
  readonly day: number;
  readonly lines: readonly Omit<PaperLine, 'no'>[];
  readonly names?: readonly string[];
  readonly over?: Partial<Omit<Paper, 'lines' | 'names'>>;
}

/** One supplier's dealings with one unit: what was asked back, what was written, and what it truly was. */
export interface Desk {
  readonly random: Random;
  readonly asked: Asked[];
  readonly papers: Paper[];
  readonly answers: Answer[];
  readonly trade: readonly Bought[];
  /** Lines that no claim has yet; throws when the trade is used up. */
  readonly ask: (asking?: Asking) => Asked;
  /** How many lines no claim has. */
  readonly left: () => number;
  readonly write: (writing: Writing) => Paper;
  readonly answer: (paper: Paper, line: number, pays: readonly AskedLine[], amount: number) => void;
}

/** A credit line for an asked line; `over` says what is otherwise. */
export const creditLine = (line: AskedLine, over: Partial<PaperLine> = {}): Omit<PaperLine, 'no'> => ({
  article: line.article,
  name: line.name,
  measure: line.measure,
  kind: line.kind,
  quantity: -line.quantity,
  sum: -line.amount,
  vat: line.vat,
  ...over,
});

const askedLine = (line: Bought): AskedLine => ({
  id: line.id,
  orderLine: line.id,
  invoice: line.invoice,
  article: line.ware.article,
  name: line.ware.name,
  measure: line.ware.measure,
  kind: 'goods',
  quantity: line.quantity,
  amount: line.amount,
  billed: line.billed,
  price: line.price,
  promised: line.promised,
  vat: line.ware.vat,
});

export const openDesk = (random: Random, unit: string, supplier: string, shop?: Shop): Desk => {
  const free = tradeOf(random, unit, supplier, shop);
  const trade = [...free];
  const asked: Asked[] = [];
  const papers: Paper[] = [];
  const answers: Answer[] = [];
  const sha = (): string =>
    Array.from({ length: 8 }, () => random.whole(0, 0xff_ff_ff_ff).toString(16).padStart(8, '0')).join('');
  const ask = ({ count = random.whole(1, 4), state = 'sent', isOneArticle = false }: Asking = {}): Asked => {
    const first = free[random.whole(0, free.length - 1)];
    if (first === undefined) throw new RangeError('the trade is used up');
    const like = free.filter((line) =>
      isOneArticle ? line.ware === first.ware : line.invoice === first.invoice,
    );
    const chosen = [first, ...like.filter((line) => line !== first)].slice(0, count);
    for (const line of chosen) free.splice(free.indexOf(line), 1);
    const [head, ...tail] = chosen.map(askedLine);
    if (head === undefined) throw new RangeError('nothing chosen');
    const day = Math.max(...chosen.map((line) => line.day)) + random.whole(0, 12);
    const year = Number(dateOf(day).slice(0, 4));
    const claim: Asked = {
      unit,
      supplier,
      year,
      state,
      day,
      draftedOn: dateOf(day),
      currency: 'SEK',
      lines: [head, ...tail],
    };
    asked.push(claim);
    return claim;
  };
  const write = ({ day, lines, names = [], over = {} }: Writing): Paper => {
    const paper: Paper = {
      sha: sha(),
      unit,
      supplier,
      number: String(random.whole(700_000, 799_999)),
      date: dateOf(day),
      currency: 'SEK',
      isCreditNote: true,
      trusted: true,
      names,
      lines: lines.map((line, at) => ({ no: at + 1, ...line })),
      ...over,
    };
    papers.push(paper);
    return paper;
  };
  const answer: Desk['answer'] = (paper, line, pays, amount) => {
    answers.push({ sha: paper.sha, line, amount, pays: pays.map(({ id }) => id) });
  };
  return { random, asked, papers, answers, trade, ask, write, answer, left: () => free.length };
};
