import { type Decimal, decimal, fixed } from '#core/values/decimal.ts';
import type { Random } from './random.ts';

/** A line as the document means it; amounts are decimal strings. */
export interface GeneratedLine {
  readonly article: string;
  readonly name: string;
  readonly more: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  /** Per cent, empty without one. */
  readonly discount: string;
  readonly rate: string;
  readonly sum: string;
}

const names =
  'Laxfilé färsk 1,2 kg|Kycklingfilé 2,5 kg fryst|Standardmjölk 3% 10 l|Rapsolja 10 l|Tomat kl 1 NL|Gul lök 10kg säck|Smör normalsaltat 500g|Pasta penne 5 kg|Vispgrädde 40% 1 l|Ägg L 30-pack|Mineralwasser 12 x 1,0l|Olive oil extra virgin 5 l|Baguette 280 g x 25|Starköl 5,2% 33 cl|Diskmedel 7 l|Servett 3-lags 40x40 vit 250 st|Total Wipes 100 st|Pant burk 24 x 1,00'.split(
    '|',
  );
const extras =
  'Ursprung: Norge|Batch 240117-3|Bäst före 2026-12-24|EAN 7310865004703|varav socker 12 g|Levereras kyld'.split(
    '|',
  );

/** A line with a quantity, a price and their product, rounded to öre. */
export const generatedLine = (random: Random, withDiscount: boolean): GeneratedLine => {
  const byWeight = random.chance(0.3);
  const quantity = byWeight
    ? `${random.whole(0, 40)}.${String(random.whole(1, 999)).padStart(3, '0')}`
    : String(random.whole(1, random.chance(0.1) ? 1500 : 40));
  const returned = random.chance(0.06);
  const signed = returned ? `-${quantity}` : quantity;
  const price = `${random.whole(0, random.chance(0.1) ? 3000 : 300)}.${String(random.whole(1, 99)).padStart(2, '0')}`;
  const discount = withDiscount && random.chance(0.5) ? String(random.one([5, 10, 12.5, 15, 20])) : '';
  const gross: Decimal = decimal(signed).times(decimal(price));
  const net = discount === '' ? gross : gross.minus(gross.times(decimal(discount)).div('100'));
  return {
    article: String(random.whole(1000, 999_999)),
    name: random.one(names),
    more: random.chance(0.3) ? [random.one(extras)] : [],
    quantity: signed,
    unit: byWeight ? 'kg' : random.one(['st', 'krt', 'fp', 'fl', 'back']),
    price,
    discount,
    rate: random.one(['6', '12', '25']),
    sum: fixed(net, 2),
  };
};
