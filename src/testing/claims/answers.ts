/**
 * Claims and how suppliers answer them, written from the words of DEALS.md section 3 and from what credit notes look like, with the
 * truth of each: which claim line money is for. It knows nothing of how money is matched.
 */
import { priceClaim } from '#core/claims/claim-amount.ts';
import type { BookedCreditLine, Claim, ClaimLine, CreditDocument } from '#core/claims/claim.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { Random } from '../papers/random.ts';

export const manners = [
  'referenced',
  'unreferenced',
  'partial',
  'bundled',
  'negative invoice',
  'whole amount',
  'wrong amount',
  'unrelated',
] as const;

export type Manner = (typeof manners)[number];

/** What a credit line is truly for; a credit line that is not listed is for no claim. */
export interface Truth {
  readonly creditLineId: string;
  readonly claimId: string;
  /** Null: for the claim as a whole. */
  readonly claimLineId: string | null;
  readonly amount: string;
  readonly manner: Manner;
}

/** One unit's dealings with one supplier. */
export interface Dealings {
  readonly claims: readonly Claim[];
  readonly documents: readonly CreditDocument[];
  readonly truths: readonly Truth[];
  readonly mannerOf: ReadonlyMap<string, Manner>;
}

const goods = [
  ['Laxfilé färsk', 'KGM', '189.00', '12'],
  ['Kycklingfilé 2,5 kg fryst', 'KGM', '84.50', '12'],
  ['Smör normalsaltat 500g', 'EA', '46.00', '12'],
  ['Rapsolja 10 l', 'CU', '312.00', '12'],
  ['Vispgrädde 40% 1 l', 'EA', '38.90', '12'],
  ['Oxfilé', 'KGM', '389.00', '12'],
  ['Starköl 5,2% 33 cl', 'XBX', '214.00', '25'],
  ['Diskmedel 7 l', 'EA', '265.00', '25'],
  ['Servett 3-lags 40x40 vit 250 st', 'EA', '119.00', '25'],
  ['Gul lök 10kg säck', 'EA', '74.00', '12'],
  ['Ägg L 30-pack', 'EA', '69.90', '12'],
  ['Baguette 280 g x 25', 'XBX', '178.00', '12'],
] as const;

const unitsAsPrinted: Readonly<Record<string, readonly string[]>> = {
  KGM: ['KGM', 'kg', 'KG'],
  EA: ['EA', 'st', 'ST'],
  CU: ['CU'],
  XBX: ['XBX'],
};

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const claimFrom = (random: Random, supplier: number, at: number, day: string): Claim => {
  const chosen = new Set(range(random.whole(1, 4)).map(() => random.whole(0, goods.length - 1)));
  const lines = [...chosen].map((index, line): ClaimLine => {
    const [name, unit, price, vatRate] = random.one(goods.slice(index, index + 1));
    const quantity =
      unit === 'KGM'
        ? `${random.whole(1, 24)}.${String(random.whole(1, 999)).padStart(3, '0')}`
        : String(random.whole(1, 36));
    const rise = decimal(price)
      .times(decimal(String(random.whole(2, 25))))
      .div('100');
    const billed = fixed(decimal(price).plus(rise), 2);
    return {
      id: `${supplier}-${at}-${line}`,
      orderLineId: `order-${supplier}-${at}-${line}`,
      invoiceNumber: String(40_000 + supplier * 97 + at * 3 + (line > 1 ? 1 : 0)),
      articleNumber: String(1000 + index * 7),
      name,
      unit,
      reason: 'above-deal',
      quantity,
      billedPrice: billed,
      expectedPrice: price,
      amount: priceClaim({ quantity, billed, expected: price }),
      vatRate,
    };
  });
  return {
    id: `claim-${supplier}-${at}`,
    number: { year: 2026, sequence: supplier * 100 + at + 1 },
    state: 'sent',
    draftedOn: day,
    sentOn: day,
    currency: 'SEK',
    lines,
  };
};

type Draft = Omit<BookedCreditLine, 'id' | 'lineNumber' | 'trusted'>;

/** A line of a claim as its supplier writes it on a credit note. */
const written = (random: Random, { articleNumber, name, unit, quantity, amount }: ClaimLine): Draft => ({
  articleNumber: random.chance(0.04) ? null : articleNumber,
  name: random.chance(0.5) ? name.toUpperCase() : name,
  unit: random.one(unitsAsPrinted[unit] ?? [unit]),
  quantity: `-${quantity}`,
  sum: `-${amount}`,
  kind: 'goods',
});

const returned = (random: Random): Draft => {
  const [name, unit, price] = random.one(goods);
  const quantity = String(random.whole(1, 6));
  return {
    articleNumber: String(1000 + goods.findIndex((each) => each[0] === name) * 7),
    name,
    unit,
    quantity: `-${quantity}`,
    sum: `-${fixed(decimal(quantity).times(decimal(price)), 2)}`,
    kind: 'goods',
  };
};

const pant = (random: Random): Draft => ({
  articleNumber: null,
  name: 'Returpant back',
  unit: 'EA',
  quantity: `-${random.whole(1, 20)}`,
  sum: `-${random.whole(1, 20) * 48}.00`,
  kind: 'deposit',
});

const bonus = (random: Random): Draft => ({
  articleNumber: null,
  name: 'Bonus kvartal',
  unit: 'EA',
  quantity: '-1',
  sum: `-${random.whole(50, 900)}.00`,
  kind: 'discount',
});

/** Writes what a supplier sends, one document after the other. */
class Writer {
  readonly documents: CreditDocument[] = [];
  readonly truths: Truth[] = [];
  readonly #random: Random;
  readonly #supplier: number;

  constructor(random: Random, supplier: number) {
    this.#random = random;
    this.#supplier = supplier;
  }

  send(
    date: string,
    drafts: readonly (Draft & { readonly for?: Omit<Truth, 'creditLineId'> })[],
    { numbers = [], creditNote = true }: { numbers?: readonly string[]; creditNote?: boolean } = {},
  ): void {
    const id = `note-${this.#supplier}-${this.documents.length}`;
    const sign =
      creditNote && this.#random.chance(0.5)
        ? (text: string) => text.replace(/^-/, '')
        : (text: string) => text;
    const net = sumOf(drafts.map(({ sum }) => decimal(sum)));
    const lines = drafts.map(({ for: truth, ...draft }, at): BookedCreditLine => {
      const lineId = `${id}-${at}`;
      if (truth !== undefined) this.truths.push({ ...truth, creditLineId: lineId });
      const { quantity, sum } = draft;
      return {
        ...draft,
        quantity: quantity && sign(quantity),
        sum: sign(sum),
        id: lineId,
        lineNumber: at + 1,
        trusted: true,
      };
    });
    this.documents.push({
      id,
      sha256: id,
      date,
      number: `K${90_000 + this.#supplier * 100 + this.documents.length}`,
      currency: 'SEK',
      creditNote,
      trusted: true,
      net: fixed(net, 2),
      gross: fixed(net.times('1.12'), 2),
      precedingInvoices: [...new Set(numbers)],
      hasCharges: false,
      lines,
    });
  }
}

const numbersOf = ({ lines }: Claim): string[] => lines.map(({ invoiceNumber }) => invoiceNumber);

const answer = (
  random: Random,
  writer: Writer,
  claim: Claim,
  manner: Manner,
  others: readonly Claim[],
): void => {
  const date = daysAfter(claim.draftedOn, random.whole(3, 60));
  const truth = (line: ClaimLine, amount = line.amount) => ({
    claimId: claim.id,
    claimLineId: line.id,
    amount,
    manner,
  });
  const whole = claim.lines.map((line) => ({ ...written(random, line), for: truth(line) }));
  const some = random.chance(0.5) ? numbersOf(claim) : [];
  if (manner === 'referenced') writer.send(date, whole, { numbers: numbersOf(claim) });
  else if (manner === 'unreferenced') writer.send(date, whole);
  else if (manner === 'partial') {
    const part = (line: ClaimLine, share: string): Draft & { for: Omit<Truth, 'creditLineId'> } => {
      const amount = fixed(decimal(line.amount).times(decimal(share)), 2);
      return { ...written(random, line), sum: `-${amount}`, for: truth(line, amount) };
    };
    const [first, ...rest] = claim.lines;
    if (first === undefined) return;
    if (rest.length > 0 && random.chance(0.5)) writer.send(date, whole.slice(0, 1), { numbers: some });
    else writer.send(date, [part(first, `0.${String(random.whole(20, 90))}`)], { numbers: some });
    if (random.chance(0.3))
      writer.send(
        daysAfter(date, 9),
        rest.map((line) => part(line, '1')),
        { numbers: some },
      );
  } else if (manner === 'bundled') {
    const all = [claim, ...others];
    const lines = all.flatMap((each) =>
      each.lines.map((line) => ({
        ...written(random, line),
        for: { claimId: each.id, claimLineId: line.id, amount: line.amount, manner },
      })),
    );
    const late = all.map(({ draftedOn }) => draftedOn).reduce((a, b) => (a > b ? a : b), date);
    writer.send(daysAfter(late, 4), lines, { numbers: random.chance(0.5) ? all.flatMap(numbersOf) : [] });
  } else if (manner === 'negative invoice') {
    const bought = { ...returned(random), quantity: '6', sum: '1834.00' };
    writer.send(date, [bought, ...whole], { creditNote: false, numbers: some });
  } else if (manner === 'whole amount') {
    const total = sumOf(claim.lines.map(({ amount }) => decimal(amount)));
    const amount = random.chance(0.3) ? fixed(decimal(fixed(total, 0)), 2) : fixed(total, 2);
    const text = random.one(['Kreditering enligt reklamation', 'Prisavvikelse', 'Kredit enl. ök']);
    const line: Draft = {
      articleNumber: null,
      name: text,
      unit: 'EA',
      quantity: '-1',
      sum: `-${amount}`,
      kind: 'goods',
    };
    writer.send(date, [{ ...line, for: { claimId: claim.id, claimLineId: null, amount, manner } }], {
      numbers: some,
    });
  } else if (manner === 'wrong amount') {
    const lines = claim.lines.map((line) => {
      const wrong = fixed(
        decimal(line.amount).times(decimal(`${random.one(['0.7', '0.94', '1.1', '1.5'])}`)),
        2,
      );
      return { ...written(random, line), sum: `-${wrong}`, for: truth(line, wrong) };
    });
    writer.send(date, lines, { numbers: some });
  } else writer.send(date, [random.one([returned, pant, bonus])(random)], { numbers: some });
};

/** Ten claims of one supplier over five months, each answered in its manner, among returns, pant and rebates of every week. */
export const dealingsFrom = (random: Random, supplier: number, count: number): Dealings => {
  const claims = range(count).map((at) =>
    claimFrom(random, supplier, at, daysAfter('2026-01-05', at * 14 + random.whole(0, 6))),
  );
  const writer = new Writer(random, supplier);
  const mannerOf = new Map<string, Manner>();
  const waiting = [...claims];
  for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift()) {
    const manner = random.one(manners);
    const others = manner === 'bundled' ? waiting.splice(0, random.whole(1, 2)) : [];
    for (const each of [claim, ...others]) mannerOf.set(each.id, manner);
    answer(random, writer, claim, manner, others);
    if (random.chance(0.6))
      writer.send(daysAfter(claim.draftedOn, random.whole(0, 20)), [returned(random), pant(random)]);
    if (random.chance(0.2)) writer.send(daysAfter(claim.draftedOn, random.whole(0, 20)), [bonus(random)]);
  }
  return { claims, documents: writer.documents, truths: writer.truths, mannerOf };
};
