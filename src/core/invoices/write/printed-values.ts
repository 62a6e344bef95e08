import { type Decimal, decimal, fixed } from '#core/values/decimal.ts';

const noBreakSpace = '\u00a0';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);

const swedish = (text: string): string => {
  const [whole = '', fraction] = text.replace('-', '').split('.');
  return `${text.startsWith('-') ? '-' : ''}${grouped(whole)}${fraction === undefined ? '' : `,${fraction}`}`;
};

/** `1234.5` → `1 234,50`. */
export const printedAmount = (value: Decimal): string => swedish(fixed(value, 2));

/** As many decimals as the value has: `7.435` → `7,435`; prices at least two. */
export const printedNumber = (text: string, places = 0): string => {
  const value = decimal(text);
  const own = value.toFixed().split('.')[1]?.length ?? 0;
  return swedish(fixed(value, Math.max(own, places)));
};

/** `51234567` → `5123-4567`, `9019506` → `901-9506`. */
export const printedBankgiro = (digits: string): string => `${digits.slice(0, -4)}-${digits.slice(-4)}`;

/** `5560001237` → `556000-1237`. */
export const printedOrganizationNumber = (digits: string): string =>
  `${digits.slice(0, -4)}-${digits.slice(-4)}`;

const unitWords: Readonly<Record<string, string>> = {
  KGM: 'kg',
  GRM: 'g',
  LTR: 'l',
  H87: 'st',
  C62: 'st',
  EA: 'st',
  XBX: 'krt',
  XCT: 'krt',
  XPK: 'frp',
  XBO: 'fl',
  XCR: 'back',
  XCA: 'burk',
  XKG: 'fat',
  XSA: 'säck',
  XBG: 'påse',
};

/** The word that Swedish invoices print for a UN/ECE code; any other unit as it is. */
export const printedUnit = (unit: string): string => unitWords[unit] ?? unit.toLowerCase();
