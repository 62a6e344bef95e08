/** What a sender sells, how it counts and numbers, and its papers made of that. */
import { plusDays } from '../days.ts';
import { product, shareOf } from '../exact.ts';
import { type Good, goodsOf, type Trade } from '../goods.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import { foodRate, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { type Asides, drawnAsides } from './asides.ts';
import { Draws } from './draws.ts';
import { drawnBuyer, drawnSender, swedishTrades } from './firms.ts';
import type { Language, Say } from './words.ts';

export interface Order {
  readonly id: string;
  readonly language: Language;
  readonly supplier: Party;
  readonly shop: string;
  readonly asides: Asides;
  readonly currency: string;
  readonly goods: readonly Good[];
  readonly code: (name: string) => string;
  readonly name: (good: Good) => string;
  readonly number: (count: number, isCredit: boolean) => string;
  readonly terms: number;
  /** Whether papers have lines of several VAT rates. */
  readonly isMixed: boolean;
  readonly discounts: readonly number[] | null;
  readonly base: bigint;
  readonly freeShare: number;
  readonly returnShare: number;
  readonly isWhole: boolean;
  readonly isNegative: boolean;
  readonly isPrepaid: boolean;
  readonly deliveries: number;
  readonly lines: readonly [number, number];
  readonly charges: readonly { readonly label: string; readonly ore: number }[];
  /** What a rebate on the whole paper is called, or nothing. */
  readonly rebate: string;
  readonly pant: number;
  readonly rateOf: (good: { readonly rate: 'F' | number }, day: string) => number;
}

/** A paper with what has been paid of it; `payable` is what is left. */
export interface WildPaper extends Paper {
  readonly prepaid: bigint;
}

const currencies = { sv: 'SEK', da: 'DKK', no: 'NOK', de: 'EUR', en: 'GBP' };
const foreignTrades = { da: 'danish', no: 'norwegian', de: 'german', en: 'english' } as const;

const codeOf = (draws: Draws, id: string): ((name: string) => string) => {
  const kind = draws.pick('article numbers', {
    digits: 50,
    zeros: 4,
    spaced: 3,
    tiny: 4,
    series: 3,
    letters: 9,
    dashed: 8,
    point: 4,
    ean: 5,
    short: 6,
    none: 7,
  });
  const length = draws.between(4, 8);
  const letters = draws.one(['A', 'TO-', 'K', 'SV', 'VF', 'B-', 'ART', 'X']);
  return (name) => {
    const digits = digitsOf(id + name, length);
    if (kind === 'none') return '';
    if (kind === 'zeros') return `00${digits.slice(0, 4)}`;
    if (kind === 'spaced') return `${digits.slice(0, 2)} ${digitsOf(name + id, 3)}`;
    if (kind === 'tiny') return String((Number(digits.slice(0, 3)) % (length > 6 ? 90 : 900)) + 10);
    if (kind === 'series') return `${letters.slice(0, 1)}${digits.slice(0, 2)}`;
    if (kind === 'ean') return gtin(id + name);
    if (kind === 'letters') return letters + digits.slice(0, 5);
    if (kind === 'dashed') return `${digits.slice(0, 4)}-${digitsOf(name + id, 2)}`;
    if (kind === 'point') return `${digits.slice(0, 3)}.${digitsOf(name + id, 4)}`;
    return kind === 'short' ? digitsOf(id + name, 3) + digitsOf(name, 1) : digits;
  };
};

const nameOf = (draws: Draws): ((good: Good) => string) => {
  const kind = draws.pick('names', { plain: 45, capitals: 14, pack: 20, brand: 12, long: 9 });
  const brand = draws.one(['Menigo-fri', 'Kökets Val', 'PRIMA', 'Gastro', 'Svensk Kvalitet', 'Ekmans']);
  return ({ name, pack }) => {
    const packed = pack === '' || name.includes(pack) ? name : `${name} ${pack}`;
    if (kind === 'capitals') return name.toUpperCase();
    if (kind === 'pack') return packed;
    if (kind === 'brand') return `${brand} ${name}`;
    return kind === 'long' ? `${packed}, ${hash(name) % 2 === 0 ? 'styckfryst restaurangkvalitet' : 'utvald av våra inköpare'}` : name;
  };
}; // prettier-ignore

const numberOf = (draws: Draws): Order['number'] => {
  const kind = draws.pick('invoice numbers', {
    digits: 66,
    year: 9,
    letter: 6,
    dashed: 6,
    short: 7,
    long: 6,
  });
  const start = draws.between(10_000, 890_000);
  const letter = draws.one(['F', 'SI-', 'INV', 'FA']);
  return (count, isCredit) => {
    const number = start + count * 37 + (isCredit ? 411 : 0);
    if (kind === 'year') return `2026-${String(number).slice(-4)}`;
    if (kind === 'letter') return (isCredit ? 'K' : letter) + number;
    if (kind === 'dashed') return `${String(number).slice(0, 2)}-${String(number).slice(2)}`;
    if (kind === 'long') return `9000${number}`;
    return kind === 'short' ? String(number).slice(0, 4) : String(number);
  };
};

/** The same with another number for a product whose number is taken. */
const unmistakable = (code: (name: string) => string, goods: readonly Good[]): ((name: string) => string) => {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...goods.map((good) => good.name), ...goods.map(({ unit }) => `Pant ${unit}`)]) {
    if (known.has(name)) continue;
    let number = code(name);
    for (let at = 2; number !== '' && taken.has(number); at++) number = code(`${name}${at}`);
    known.set(name, number);
    taken.add(number);
  }
  return (name) => known.get(name) ?? code(name);
};

export const drawnOrder = (draws: Draws, id: string, language: Language, say: Say): Order => {
  const trade: Trade = language === 'sv' ? draws.one(swedishTrades) : foreignTrades[language];
  const { firm, shop } = drawnSender(draws, language, trade);
  const isLocal = language !== 'sv' && draws.is('local VAT abroad', 0.4);
  const foreign = { da: 25, no: 15, de: 7, en: 20 };
  const rateOf: Order['rateOf'] = ({ rate }, day) =>
    language === 'sv' ? (rate === 'F' ? foodRate(day) : rate) : isLocal ? foreign[language] : 0;
  const own = goodsOf(trade);
  const isMixed = language === 'sv' && draws.is('several VAT rates', 0.42);
  const other = isMixed ? goodsOf(own[0]?.rate === 'F' ? draws.one(['disposables', 'cleaning'] as const) : draws.one(['coffee', 'dry'] as const)) : []; // prettier-ignore
  const size = draws.pick('lines', { few: 45, some: 37, many: 18 });
  const most = language === 'sv' ? { few: [1, 5], some: [4, 15], many: [14, 44] } as const : { few: [1, 4], some: [3, 7], many: [4, 8] } as const; // prettier-ignore
  const extra = draws.pick('charges', { none: 62, freight: 18, fee: 12, both: 8 });
  const goods = [...own.filter(({ rate }) => isMixed || rate === own[0]?.rate), ...other];
  return {
    id,
    language,
    supplier: firm,
    shop,
    asides: drawnAsides(draws, language),
    currency: currencies[language],
    goods,
    code: unmistakable(codeOf(draws, id), goods),
    name: nameOf(draws),
    number: numberOf(draws),
    terms: draws.one([10, 14, 15, 20, 30, 30, 30, 30]),
    isMixed,
    discounts: draws.is('discounts', 0.22) ? draws.one([[500, 1000], [1000, 1500, 2000], [1250, 750], [2500]]) : null,
    base: BigInt(draws.pick('prices for', { 1: 95, 100: 4, 1000: 1 })),
    freeShare: draws.is('free goods', 0.06) ? 0.15 : 0,
    returnShare: draws.is('returned goods', 0.09) ? 0.15 : 0,
    isWhole: draws.is('whole payable', language === 'sv' ? 0.45 : 0),
    isNegative: draws.is('negative credit notes', 0.5),
    isPrepaid: draws.is('prepayment', 0.03),
    deliveries: draws.is('collective invoice', 0.1) ? draws.between(2, 4) : 1,
    lines: most[size],
    charges: [
      ...(extra === 'freight' || extra === 'both' ? [{ label: say.freight, ore: draws.between(20, 400) * 100 }] : []),
      ...(extra === 'fee' || extra === 'both' ? [{ label: say.fee, ore: draws.between(15, 65) * 100 }] : []),
    ],
    rebate: language === 'sv' && draws.is('rebate in sum', 0.04) ? draws.one(['Kundrabatt', 'Avgår rabatt', 'Bonus', 'Avtalsrabatt']) : '',
    pant: trade === 'beer' && language === 'sv' && draws.is('deposits', 0.7) ? draws.one([2400, 4800, 20_000]) : 0,
    rateOf,
  };
}; // prettier-ignore

/** A paper of the order; `count` numbers the order's papers from 0. */
export const paperOf = (order: Order, weighed: number, count: number, isCredit = false, attempt = 0): WildPaper => {
  const draws = new Draws(hash(`${order.id}/${count}/${isCredit ? 'c' : ''}${attempt === 0 ? '' : attempt}`));
  const issue = plusDays('2025-10-01', (hash(order.id) % 330) + count * 31 + draws.upTo(9));
  const rest = draws.shuffled(order.goods);
  const step = 10n ** BigInt(3 - weighed);
  const line = (delivery: number): Line => {
    const good = rest.pop() ?? draws.one(order.goods);
    const isWeight = good.unit === 'kg' && draws.happens(0.85);
    const amount = isWeight ? (BigInt(draws.between(600, 24_000)) / step) * step : BigInt(draws.happens(0.15) ? draws.between(10, 60) : draws.between(1, 9)) * 1000n; // prettier-ignore
    const isFree = draws.happens(order.freeShare);
    const isMany = order.base !== 1n && /\d st$/u.test(good.pack);
    const price = ((whole(good.price, 4) * BigInt(970 + (hash(order.id + good.name) % 60))) / 100_000n) * 100n;
    const made = {
      code: order.code(good.name),
      name: order.name(good),
      unit: isMany ? 'st' : good.unit,
      quantity: (isMany ? amount * 50n : amount) * (draws.happens(order.returnShare) ? -1n : 1n),
      price: isFree ? 0n : price === 0n ? 10_000n : price,
      base: isMany ? order.base : 1n,
      discount: order.discounts !== null && draws.happens(0.5) ? BigInt(draws.one(order.discounts)) : 0n,
      rate: order.rateOf(good, issue),
      pack: good.pack,
      seed: draws.upTo(1_000_000),
      delivery,
    };
    return { ...made, discount: isFree ? 0n : made.discount, sum: lineSum({ ...made, discount: isFree ? 0n : made.discount }) };
  };
  const deposit = (of: Line): Line => {
    const made = { ...of, code: order.code(`Pant ${of.unit}`), name: `Pant ${of.unit}`, unit: 'st', price: BigInt(order.pant) * 100n, base: 1n, discount: 0n, pack: '', seed: 0 };
    return { ...made, sum: lineSum(made) };
  };
  const [least, most] = isCredit ? [1, 3] : order.lines;
  const total = draws.between(least, most);
  const lines = Array.from({ length: total }, (_, at) => line(Math.floor((at * order.deliveries) / total))).flatMap(
    (each) => (order.pant > 0 && each.rate === 25 && each.price > 0n ? [each, deposit(each)] : [each]),
  );
  const rate = lines[0]?.rate ?? 0;
  const charges: Charge[] = isCredit ? [] : order.charges.map(({ label, ore }) => ({ label, amount: BigInt(ore), rate }));
  if (!isCredit && order.rebate !== '') charges.push({ label: order.rebate, amount: BigInt(-draws.between(1000, 9000)), rate });
  const number = order.number(count, isCredit);
  const paper = settled(
    {
      layout: order.id,
      isCredit,
      title: null,
      remark: null,
      supplier: order.supplier,
      buyer: drawnBuyer(draws),
      number,
      about: isCredit ? order.number(count, false) : null,
      issue,
      due: plusDays(issue, order.terms),
      delivered: plusDays(issue, -1 - draws.upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`${order.id}#customer`, 5),
      order: digitsOf(`${order.id}#order${count}`, 6),
      reference: draws.one(['Anna Lind', 'Ordermottagningen', 'Kundtjänst', 'Peter Å', 'Team Syd', 'J. Ek', 'Mia Sjö']),
      currency: order.currency,
      lines: lines.some(({ sum }) => sum > 0n) ? lines : lines.map((each) => ({ ...each, quantity: abs(each.quantity), sum: abs(each.sum) })),
      charges,
    },
    { isWhole: order.isWhole, sign: isCredit && order.isNegative ? -1n : 1n },
  );
  if (paper.net <= 0n) return paperOf(order, weighed, count, isCredit, attempt + 1);
  const prepaid = order.isPrepaid && !isCredit ? shareOf(paper.payable, 3000n) : 0n;
  return { ...paper, prepaid, payable: paper.payable - prepaid };
}; // prettier-ignore

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** What a line's discount is in money. */
export const discountSum = (line: Line): bigint => product(line.quantity, line.price, line.base) - line.sum;
