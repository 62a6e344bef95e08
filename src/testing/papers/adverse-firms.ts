import type { Random } from './random.ts';

/** A company as it stands on paper, with numbers whose check digits are right. */
export interface Firm {
  /** With its form, as registered. */
  readonly name: string;
  /** Ten digits with a hyphen. */
  readonly number: string;
  readonly giro: string;
  readonly domain: string;
  readonly street: string;
  readonly town: string;
  readonly phone: string;
}

const [firsts, seconds, forms] = [
  [
    'Norrskär',
    'Kajens',
    'Lindby',
    'Västra Hamnens',
    'Alnö',
    'Brödtorp',
    'Granviks',
    'Sjöbo',
    'Ekdala',
    'Tallåsens',
  ],
  ['Grossist', 'Fisk & Skaldjur', 'Livs', 'Bageri', 'Mejeri', 'Chark', 'Dryck', 'Storkök', 'Grönt', 'Kött'],
  ['AB', 'AB', 'AB', 'AB (publ)', 'HB', 'Handelsbolag'],
] as const;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[åä]/g, 'a')
    .replaceAll('ö', 'o')
    .replaceAll(/[^a-z]/g, '');

/** Digits with the check digit of Luhn behind them. */
const checked = (digits: string): string => {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const doubled = Number(digit) * ((digits.length - at) % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** `count` companies of different names and numbers. */
export const firmsOf = (random: Random, count: number): Firm[] => {
  const found: Firm[] = [];
  while (found.length < count) {
    const [first, second] = [random.one(firsts), random.one(seconds)];
    if (found.some(({ name }) => name.startsWith(first) || name.includes(second))) continue;
    const number = checked(`55${random.whole(6000000, 6999999)}`);
    const giro = checked(String(random.whole(5000000, 5999999)));
    found.push({
      name: `${first} ${second} ${random.one(forms)}`,
      number: `${number.slice(0, 6)}-${number.slice(6)}`,
      giro: `${giro.slice(0, 4)}-${giro.slice(4)}`,
      domain: `${folded(first)}${folded(second)}.se`,
      street: `${random.one(['Kajgatan', 'Storgatan', 'Ringvägen', 'Industrivägen'])} ${random.whole(1, 90)}`,
      town: `${random.whole(111, 985)} ${random.whole(10, 99)} ${random.one(['Stockholm', 'Göteborg', 'Umeå', 'Lund'])}`,
      phone: `0${random.whole(8, 99)}-${random.whole(100, 999)} ${random.whole(10, 99)} ${random.whole(10, 99)}`,
    });
  }
  return found;
};

/** A name without its company's form. */
export const brandOf = ({ name }: Firm): string => name.replace(/ (AB( \(publ\))?|HB|Handelsbolag)$/, '');

/** The VAT number that holds a company's number (Skatteverket). */
export const vatNumberOf = ({ number }: Firm): string => `SE${number.replace('-', '')}01`;
