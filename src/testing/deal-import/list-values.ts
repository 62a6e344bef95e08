import type { Choose } from '#testing/price-watch/histories.ts';

/** How a list writes its values. Every style is one that suppliers use; none is chosen for a reader's sake. */
export interface ListStyle {
  readonly decimal: ',' | '.';
  readonly thousands: '' | ' ' | '\u00a0' | 'other';
  readonly money: 'bare' | 'kr' | 'SEK' | ':-' | 'per unit';
  readonly units: 'codes' | 'small' | 'capitals' | 'words' | 'per' | 'english';
  readonly dates: DateStyle;
}

export type DateStyle =
  | 'iso'
  | 'compact'
  | 'dots'
  | 'slashes'
  | 'american'
  | 'short'
  | 'swedish words'
  | 'english words'
  | 'time'
  | 'serial';

const unitSpellings: Readonly<Record<string, Readonly<Record<ListStyle['units'], string>>>> = {
  kg: { codes: 'KGM', small: 'kg', capitals: 'KG', words: 'Kilo', per: 'kr/kg', english: 'kilo' },
  st: { codes: 'C62', small: 'st', capitals: 'ST', words: 'Styck', per: 'per st', english: 'pcs' },
  l: { codes: 'LTR', small: 'l', capitals: 'L', words: 'Liter', per: '/l', english: 'litre' },
  förp: {
    codes: 'PK',
    small: 'frp',
    capitals: 'FÖRP',
    words: 'Förpackning',
    per: 'kr/förp',
    english: 'pack',
  },
  kartong: { codes: 'CT', small: 'krt', capitals: 'KRT', words: 'Kartong', per: 'per krt', english: 'box' },
};

/** A unit in the list's dialect. */
export const writtenUnit = (unit: string, { units }: ListStyle): string =>
  unitSpellings[unit]?.[units] ?? unit;

/** Öre as the list writes a price. */
export const writtenPrice = (ore: number, unit: string, style: ListStyle): string => {
  const { decimal, thousands, money } = style;
  const mark = thousands === 'other' ? (decimal === ',' ? '.' : ',') : thousands;
  const kronor = String(Math.floor(ore / 100)).replaceAll(/\B(?=(\d{3})+$)/g, mark);
  const figure = `${kronor}${decimal}${String(ore % 100).padStart(2, '0')}`;
  if (money === 'bare') return figure;
  if (money === ':-') return `${figure}:-`;
  return money === 'per unit' ? `${figure} kr/${unit}` : `${figure} ${money}`;
};

const swedishMonths =
  'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
const englishMonths =
  'January February March April May June July August September October November December'.split(' ');

/** An ISO day as the list writes it. */
export const writtenDate = (iso: string, { dates }: ListStyle): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [m, d] = [Number(month), Number(day)];
  const written: Readonly<Record<DateStyle, string>> = {
    iso,
    compact: `${year}${month}${day}`,
    dots: `${d}.${m}.${year}`,
    slashes: `${day}/${month}/${year}`,
    american: `${month}/${day}/${year}`,
    short: `${year.slice(2)}-${month}-${day}`,
    'swedish words': `${d} ${swedishMonths[m - 1] ?? ''} ${year}`,
    'english words': `${englishMonths[m - 1] ?? ''} ${d}, ${year}`,
    time: `${iso} 00:00:00`,
    serial: String(Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000)),
  };
  return written[dates];
};

/** A style of its own for each list. */
export const listStyle = (choose: Choose): ListStyle => ({
  decimal: choose(',', ',', '.'),
  thousands: choose('', ' ', '\u00a0', 'other'),
  money: choose('bare', 'bare', 'kr', 'SEK', ':-', 'per unit'),
  units: choose('codes', 'small', 'capitals', 'words', 'per', 'english'),
  dates: choose(
    'iso',
    'compact',
    'dots',
    'slashes',
    'american',
    'short',
    'swedish words',
    'english words',
    'time',
    'serial',
  ),
});
