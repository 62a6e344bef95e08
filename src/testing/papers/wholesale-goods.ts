import { decimal, fixed } from '#core/values/decimal.ts';
import type { GeneratedLine } from './goods.ts';
import type { Random } from './random.ts';
import type { WholesaleLayout } from './wholesale-layout.ts';

/** A line of a wholesaler's form; amounts are decimal strings. */
export interface WholesaleLine extends GeneratedLine {
  readonly pieces: string;
  readonly ordered: string;
  /** Price before the discount. */
  readonly list: string;
}

const byPiece =
  'Standardmjölk 3% 10 l|Rapsolja 10 l|Smör normalsaltat 500 g|Pasta penne 5 kg|Vispgrädde 40% 1 l|Ägg L 30-pack|Olivolja extra jungfru 5 l|Starköl 5,2% 33 cl|Diskmedel 7 l|Servett 3-lags vit 250 st|Majonnäs hink 10 kg|Krossade tomater 2,5 kg|Pommes frites 9x9 10 kg|Mineralvatten 24x33 cl'.split(
    '|',
  );
const byWeight =
  'Laxfilé färsk|Kycklingfilé färsk|Oxfilé import|Nötfärs 12%|Fläskkarré benfri|Torskrygg MSC|Tomat kl 1|Gul lök|Lammracks fryst|Hälleflundra|Entrecôte hängmörad|Parmesan hel'.split(
    '|',
  );

const cents = (random: Random): string => String(random.whole(1, 99)).padStart(2, '0');

/** A line of goods in a form of its layout. */
export const wholesaleLine = (random: Random, layout: WholesaleLayout): WholesaleLine => {
  const isWeighed = random.chance(layout.weighed);
  const pieces = random.whole(1, 12);
  const whole = isWeighed
    ? `${random.whole(1, 30)}.${String(random.whole(1, 999)).padStart(3, '0')}`
    : String(random.whole(1, 60));
  const isReturned = layout.credit === null && random.chance(0.03);
  const quantity = layout.credit === 'negative' || isReturned ? `-${whole}` : whole;
  const list = `${random.whole(4, random.chance(0.1) ? 2900 : 320)}.${cents(random)}`;
  const discount =
    layout.discounts && random.chance(0.5) ? String(random.one(['5', '10', '12.5', '15', '20', '25'])) : '';
  const price =
    discount === '' ? list : fixed(decimal(list).times(decimal('100').minus(discount)).div('100'), 2);
  // A form that prints the net price multiplies it; one that prints the list price alone takes the discount off the product.
  const printsNet = layout.columns.some(({ kind }) => kind === 'price');
  const gross = decimal(quantity).times(list);
  const sum = printsNet
    ? decimal(quantity).times(price)
    : discount === ''
      ? gross
      : gross.minus(gross.times(discount).div('100'));
  return {
    article: String(random.whole(10_000, 999_999)),
    name: random.one(isWeighed ? byWeight : byPiece),
    more: random.chance(0.12) ? [random.one(['Ursprung: Norge', 'Batch 240117-3', 'Levereras kyld'])] : [],
    quantity,
    unit: isWeighed ? 'kg' : random.one(['st', 'krt', 'fp', 'fl', 'back']),
    price,
    list,
    discount,
    rate: random.one(
      layout.columns.some(({ kind }) => kind === 'rate') ? ['6', '12', '25'] : ['6', '6', '25'],
    ),
    sum: fixed(sum, 2),
    pieces: isWeighed ? String(pieces) : String(random.whole(1, 4)),
    ordered: random.chance(0.2) ? String(random.whole(1, 60)) : whole.replace(/\..*$/, ''),
  };
};

/** The deposit of the goods above it. */
export const depositLine = (random: Random, { quantity }: WholesaleLine): WholesaleLine => {
  const price = random.one(['2.00', '24.00', '60.00', '1.00']);
  return {
    article: String(random.whole(900, 999)),
    name: random.one(['Pant burk 24x1,00', 'Pant PET', 'Returback SRS']),
    more: [],
    quantity,
    unit: 'st',
    price,
    list: price,
    discount: '',
    rate: '25',
    sum: fixed(decimal(quantity).times(price), 2),
    pieces: quantity,
    ordered: quantity,
  };
};
