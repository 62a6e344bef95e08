import type { Random } from '#testing/papers/random.ts';

export interface Ware {
  readonly article: string | null;
  readonly name: string;
  readonly measure: string;
  /** Öre for one. */
  readonly price: number;
  /** What was agreed, below the price. */
  readonly promised: number;
  readonly vat: number;
}

/** An order line that cost too much. */
export interface Bought {
  readonly id: string;
  readonly invoice: string;
  readonly day: number;
  readonly ware: Ware;
  readonly quantity: number;
  readonly amount: number;
  readonly billed: number;
  /** Öre for one, as billed and as it was agreed. */
  readonly price: number;
  readonly promised: number;
}

/** How many wares a supplier has, and the quantities of those that are not weighed. */
export interface Shop {
  readonly wares: number;
  readonly quantities: readonly number[];
  /** Days of trade. */
  readonly days: number;
}

const wholesale: Shop = { wares: 30, quantities: Array.from({ length: 24 }, (_, at) => at + 1), days: 500 };

const names =
  'Ägg L frigående 30-p|Smör osaltat 500 g|Crème fraiche 34 % 2 kg|Kycklinglårfilé|Rapsolja 10 l|Lök gul kl 1|Citron kl 1|Lax färsk sida|Mjöl vete 20 kg|Kaffe mellanrost 450 g|Mineralvatten 33 cl|Folköl 3,5 % 33 cl|Servetter vita|Ättika 12 %|Parmesan riven|Tomat kvist|Räkor handskalade|Pasta färsk|Hushållspapper|Socker strö 10 kg'.split(
    '|',
  );

/** Half up, as the rules say; both factors are above 0. */
export const cost = (quantity: number, price: number): number => Math.floor((quantity * price + 500) / 1000);

const wareOf = (random: Random, place: number): Ware => {
  const isWeighed = random.chance(0.3);
  const price = random.whole(900, 60_000);
  return {
    // Several suppliers count their articles alike, and some sell a thing without a number.
    article: random.chance(0.05)
      ? null
      : String(4000 + place * random.whole(1, 3)).padStart(random.whole(4, 6), '0'),
    name: `${names[place % names.length] ?? ''} ${place}`,
    measure: isWeighed ? 'KGM' : random.one(['EA', 'XBX', 'XPK', 'LTR']),
    price,
    promised: price - Math.max(5, Math.floor((price * random.whole(2, 25)) / 100)),
    vat: random.one([6, 12, 12, 25]),
  };
};

/** What one supplier sold one unit over a year and a half: order lines above what was agreed, by day. */
export const tradeOf = (random: Random, unit: string, supplier: string, shop = wholesale): Bought[] => {
  const wares = Array.from({ length: shop.wares }, (_, place) => wareOf(random, place));
  const distinct = wares.filter(
    (ware, place) =>
      wares.findIndex((other) => other.article === ware.article) === place || ware.article === null,
  );
  const lines: Bought[] = [];
  let number = 100_200;
  for (let day = random.whole(0, 6); day < shop.days; day += random.whole(2, 9)) {
    number += random.whole(1, 9);
    const first = random.whole(0, distinct.length - 1);
    for (let at = 0; at < random.whole(3, 8); at += 1) {
      const ware = distinct[(first + at * 3) % distinct.length];
      if (ware === undefined || lines.some((line) => line.invoice === String(number) && line.ware === ware))
        continue;
      const quantity =
        ware.measure === 'KGM' ? random.whole(400, 24_000) : random.one(shop.quantities) * 1000;
      const difference = random.chance(0.6) ? ware.price - ware.promised : random.whole(3, ware.price >> 2);
      const amount = cost(quantity, difference);
      // Less than half a krona nobody asks back.
      if (amount < 50) continue;
      const id = `${unit}/${supplier}/${number}/${at + 1}`;
      const billed = cost(quantity, ware.promised + difference);
      const { promised } = ware;
      const price = promised + difference;
      lines.push({ id, invoice: String(number), day, ware, quantity, amount, billed, price, promised });
    }
  }
  return lines;
};
