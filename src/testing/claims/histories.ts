import type { Claim, ClaimState, CreditDocument, CreditLink, Goods } from '#core/claims/claim.ts';
import type { Choose } from '../price-watch/histories.ts';
import { claimLine, creditLine } from './build.ts';

/** Claims, credit documents and links of one unit and supplier, close enough to each other to be mistaken. */
export interface ClaimHistory {
  readonly claims: readonly Claim[];
  readonly documents: readonly CreditDocument[];
  readonly links: readonly CreditLink[];
}

const goods: readonly Goods[] = [
  { articleNumber: '77', name: 'Smör', unit: 'KGM' },
  { articleNumber: '78', name: 'Smör', unit: 'KGM' },
  { articleNumber: null, name: 'Smör', unit: 'KGM' },
  { articleNumber: '77', name: 'Smör', unit: 'XBX' },
  { articleNumber: '12', name: 'Grädde', unit: 'LTR' },
];
const amounts = ['40.00', '40.01', '25.00', '15.00', '80.00', '0.50', '40.90'] as const;
const dates = ['2026-02-20', '2026-03-01', '2026-03-20', '2026-08-28', '2026-08-29'] as const;
const currencyOf = (choose: Choose): string => choose('SEK', 'SEK', 'SEK', 'SEK', 'EUR');

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const claimFrom = (choose: Choose, at: number): Claim => {
  const state = choose<ClaimState>('sent', 'sent', 'sent', 'drafted', 'settled', 'refused', 'withdrawn');
  const wasSent = state === 'withdrawn' ? choose(true, false) : state !== 'drafted';
  return {
    id: `K${at}`,
    number: { year: choose(2026, 2026, 2025), sequence: at + 1 },
    state,
    draftedOn: choose('2026-03-01', '2026-03-01', '2026-03-15'),
    sentOn: wasSent ? '2026-03-16' : null,
    currency: currencyOf(choose),
    lines: range(choose(1, 1, 2, 3)).map((line) =>
      claimLine({
        ...choose(...goods),
        id: `K${at}-${line}`,
        orderLineId: `o${choose(at * 3 + line, at * 3 + line, choose(0, 1, 2, 3))}-${line}`,
        invoiceNumber: choose('1001', '1002'),
        quantity: choose('10', '10', '5'),
        amount: choose(...amounts),
        billedPrice: choose('50', '40', '8', null),
        vatRate: choose('12', '12', '25', null),
      }),
    ),
  };
};

const documentFrom = (choose: Choose, at: number): CreditDocument => {
  const creditNote = choose(true, true, true, false);
  const sign = creditNote ? choose('-', '-', '') : '-';
  const lines = range(choose(1, 1, 2, 0)).map((line) => {
    const isBare = choose(false, false, true);
    const amount = choose(...amounts, '39.98', '60', '14.99');
    return creditLine({
      ...(isBare ? { articleNumber: null, name: 'Kreditering', unit: 'EA' } : choose(...goods)),
      id: `N${at}-${line}`,
      lineNumber: line + 1,
      quantity: choose('-10', '-5', '-1', null),
      sum: `${choose(sign, sign, sign, sign === '-' ? '' : '-')}${amount}`,
      kind: choose('goods', 'goods', 'goods', 'goods', 'deposit', 'discount'),
      trusted: choose(true, true, true, true, false),
    });
  });
  const net = choose(...amounts, ...(lines[0] === undefined ? [] : [lines[0].sum.replace('-', '')]));
  return {
    id: `N${at}`,
    sha256: choose('aa', 'bb'),
    date: choose(...dates, '2026-03-20', '2026-03-20'),
    number: choose('9001', '9002'),
    currency: currencyOf(choose),
    creditNote,
    trusted: lines.every(({ trusted }) => trusted),
    net: `-${net}`,
    gross: choose(`-${net}`, '-44.80', '-28', '-90'),
    precedingInvoices: choose([], [], ['1001'], ['1002'], ['1001', '1002']),
    hasCharges: choose(false, false, false, true),
    lines,
  };
};

const linkFrom = (choose: Choose, at: number, { claims, documents }: ClaimHistory): CreditLink => {
  const claim = choose(...claims);
  const document = choose(...documents);
  return {
    creditLineId: choose(document.id, ...document.lines.map(({ id }) => id)),
    claimId: claim.id,
    claimLineId: choose(null, null, ...claim.lines.map(({ id }) => id)),
    linked: choose(true, true, false),
    sequence: at,
  };
};

/** A history by choices; every one is possible, whatever the commands would refuse. */
export const claimHistoryFrom = (choose: Choose): ClaimHistory => {
  const claims = range(choose(1, 2, 3, 4, 5)).map((at) => claimFrom(choose, at));
  const documents = range(choose(1, 2, 3, 4, 6)).map((at) => documentFrom(choose, at));
  const history = { claims, documents, links: [] };
  return { ...history, links: range(choose(0, 0, 1, 2, 4)).map((at) => linkFrom(choose, at, history)) };
};
