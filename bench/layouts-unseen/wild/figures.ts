/** How a layout writes numbers, amounts, quantities and days. */
import {
  abbreviated,
  american,
  compact,
  dashedBack,
  dotted,
  iso,
  pointed,
  short,
  shortDashed,
  slashed,
  slashes,
  spaced,
  words,
} from '../days.ts';
import { forms, type NumberForm, printed } from '../exact.ts';
import type { Draws } from './draws.ts';
import type { Language } from './words.ts';

const days = {
  iso, compact, short, shortDashed, words, abbreviated, slashed, dotted, slashes, dashedBack, pointed, spaced, american,
}; // prettier-ignore

const swedishDays = {
  iso: 46, compact: 6, short: 6, shortDashed: 5, words: 6, abbreviated: 4, slashed: 4, dotted: 6, slashes: 4, dashedBack: 4, pointed: 3, spaced: 2,
}; // prettier-ignore

const foreignDays: Readonly<Record<Exclude<Language, 'sv'>, Partial<Record<keyof typeof days, number>>>> = {
  da: { dotted: 4, dashedBack: 4, iso: 1 },
  no: { dotted: 6, iso: 1 },
  de: { dotted: 8, iso: 1 },
  en: { slashes: 4, american: 2, iso: 3, dashedBack: 1 },
};

const swedishForms = { swedish: 22, space: 30, bare: 22, dotted: 10, colon: 3, point: 5, english: 4 };
const foreignForms = {
  da: { dotted: 8, bare: 2 },
  no: { space: 6, dotted: 2, bare: 2 },
  de: { dotted: 8, bare: 2 },
  en: { english: 8, point: 2 },
};

export interface Figures {
  readonly money: (amount: bigint) => string;
  /** An amount of the totals, with the currency where the layout writes it. */
  readonly total: (amount: bigint) => string;
  /** The amount to pay, which may bear the currency where others do not. */
  readonly payable: (amount: bigint) => string;
  readonly quantity: (quantity: bigint) => string;
  readonly price: (price: bigint) => string;
  readonly percent: (share: bigint) => string;
  readonly day: (day: string) => string;
  /** Decimals that weighed goods have. */
  readonly weighed: number;
}

export const drawnFigures = (draws: Draws, language: Language, currency: string): Figures => {
  const name = language === 'sv' ? draws.pick('numbers', swedishForms) : draws.pick('numbers', foreignForms[language] as typeof swedishForms); // prettier-ignore
  const minus = draws.pick('minus', { '-': 78, after: 12, '−': 10 });
  const form: NumberForm = { ...forms[name], minus };
  const dayName = draws.pick('days', language === 'sv' ? swedishDays : (foreignDays[language] as typeof swedishDays)); // prettier-ignore
  const least = draws.pick('quantity decimals', { 0: 55, 1: 8, 2: 25, 3: 12 });
  const weighed = Math.max(Number(least), draws.between(1, 3));
  const leastPrice = draws.pick('price decimals', { 2: 92, 3: 4, 4: 4 });
  const sign =
    currency === 'SEK' || currency === 'DKK' || currency === 'NOK' ? 'kr' : currency === 'GBP' ? '£' : '€';
  const marked = (place: string, text: string): string =>
    place === 'kr after' ? `${text} ${sign}` : place === 'code after' ? `${text} ${currency}` : place === 'code before' ? `${currency} ${text}` : place === 'kr before' ? `${sign} ${text}` : text; // prettier-ignore
  const totals = draws.pick('currency of totals', {
    none: 68,
    'kr after': 14,
    'code after': 9,
    'code before': 7,
    'kr before': 2,
  });
  const rows = draws.pick('currency of rows', { none: 93, 'kr after': 5, 'code after': 1, 'kr before': 1 });
  const last = totals === 'none' ? draws.pick('currency of payable', { none: 45, 'kr after': 20, 'code after': 20, 'code before': 15 }) : totals; // prettier-ignore
  const money = (amount: bigint): string => printed(amount, 2, form);
  return {
    money: (amount) => marked(rows, money(amount)),
    total: (amount) => marked(totals, money(amount)),
    payable: (amount) => marked(last, money(amount)),
    quantity: (quantity) => printed(quantity, 3, form, Number(least)),
    price: (price) => marked(rows, printed(price, 4, form, Number(leastPrice))),
    percent: (share) => printed(share, 2, form, 0),
    day: (day) => days[dayName](day),
    weighed,
  };
};
