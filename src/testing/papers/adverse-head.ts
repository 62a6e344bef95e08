import type { Paper } from './paper.ts';
import type { Random } from './random.ts';

/** What a head says of its document; null where it states none. */
export interface HeadTruth {
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
}

type Pair = readonly [label: string, value: string];

const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];

const forms: readonly ((year: number, month: number, day: number) => string)[] = [
  (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  (year, month, day) => `${year}${two(month)}${two(day)}`,
  (year, month, day) => `${two(year % 100)}${two(month)}${two(day)}`,
  (year, month, day) => `${day}/${month} ${year}`,
  (year, month, day) => `${day}/${month}-${two(year % 100)}`,
  (year, month, day) => `${day} ${months[month - 1] ?? ''} ${year}`,
  (year, month, day) => `${day} ${(months[month - 1] ?? '').slice(0, 3)} ${year}`,
  (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  (year, month, day) => `den ${day} ${months[month - 1] ?? ''} ${year}`,
  (year, month, day) => `${two(year % 100)}-${two(month)}-${two(day)}`,
];

const two = (value: number): string => String(value).padStart(2, '0');

/** How the data of a head may be given, and what of it is stated. `wrong`: what has another meaning. */
export const heads = [
  'usual',
  'row',
  'lone-date',
  'title-number',
  'no-number',
  'no-date',
  'no-date-row',
  'shop-order',
  'customer-first',
  'ocr-only',
  'delivery-first',
  'print-date',
] as const;

/** Prints the data of a head and says what is true of it. */
export const drawHead = (random: Random, paper: Paper, head: (typeof heads)[number]): HeadTruth => {
  const form = random.one(forms);
  const [year, month, day] = [2026, random.whole(1, 11), random.whole(13, 28)];
  const iso = (ofMonth: number, ofDay: number): string => `${year}-${two(ofMonth)}-${two(ofDay)}`;
  const at = (ofMonth: number, ofDay: number): string => form(year, ofMonth, ofDay);
  const [issue, due, earlier] = [at(month, day), at(month + 1, day), at(month, day - 5)];
  const number = random.one([
    String(random.whole(10000, 99999)),
    `F-${random.whole(1000, 9999)}`,
    `${random.whole(20, 99)}-${random.whole(1000, 9999)}`,
    String(random.whole(2000000, 9999999)),
  ]);
  const [order, customer] = [String(random.whole(100000, 999999)), String(random.whole(1000, 99999))];
  const pairs = (all: readonly Pair[], y = 60): void => {
    for (const [index, [label, value]] of all.entries()) {
      paper.print(label, 330, y + index * 12 - 40 * (y === 60 ? 0 : 1));
      paper.print(value, 460, y + index * 12 - 40 * (y === 60 ? 0 : 1));
    }
  };
  const row = (all: readonly Pair[]): void => {
    for (const [index, [label, value]] of all.entries()) {
      paper.print(label, 40 + index * 125, 204, 'left', 7);
      paper.print(value, 40 + index * 125, 215);
    }
  };
  const truth = { number, issueDate: iso(month, day), dueDate: iso(month + 1, day) };
  const titled = (text: string, size = 16): void => paper.print(text, 330, 36, 'left', size);
  const duePair: Pair = ['Förfallodatum', due];
  switch (head) {
    case 'usual':
      titled('FAKTURA');
      pairs([['Fakturanummer', number], ['Kundnummer', customer], ['Fakturadatum', issue], duePair]);
      return truth;
    case 'row':
      titled('FAKTURA');
      row([
        ['Kundnr', customer],
        ['Fakturanr', number],
        ['Fakturadatum', issue],
        ['Förfallodag', due],
      ]);
      return truth;
    case 'lone-date':
      titled('FAKTURA');
      pairs([['Datum', issue], ['Fakturanr', number], ['Ert ordernr', order], duePair]);
      return truth;
    case 'title-number':
      titled(`Faktura ${number}`);
      pairs([['Datum', issue], ['Kundnr', customer], duePair]);
      return truth;
    case 'no-number':
      titled('FAKTURA');
      row([
        ['Kundnr', customer],
        ['Ordernr', order],
        ['Fakturadatum', issue],
        ['Förfallodatum', due],
      ]);
      return { ...truth, number: null };
    case 'no-date':
      titled('FAKTURA');
      pairs([['Fakturanummer', number], ['Orderdatum', earlier], duePair]);
      return { ...truth, issueDate: null };
    case 'no-date-row':
      titled('FAKTURA');
      row([
        ['Fakturanr', number],
        ['Leveransdatum', earlier],
        ['Levererat', earlier],
        ['Förfallodatum', due],
      ]);
      return { ...truth, issueDate: null };
    case 'shop-order':
      titled(`Order #${order}`);
      pairs([['Faktura', number], ['Orderdatum', earlier], ['Fakturadatum', issue], duePair]);
      return truth;
    case 'customer-first':
      titled('FAKTURA');
      paper.print(`Kundnr ${customer}`, 330, 50);
      pairs([['Vår referens', 'Per Ek'], ['Nr', number], ['Fakturadatum', issue], duePair]);
      return truth;
    case 'ocr-only':
      titled('FAKTURA');
      pairs([['OCR', order], ['Kundnummer', customer], ['Fakturadatum', issue], duePair]);
      return { ...truth, number: null };
    case 'delivery-first':
      titled('FAKTURA');
      pairs([
        ['Leveransdag', earlier],
        ['Följesedel', order],
        ['Fakturanr', number],
        ['Fakturadatum', issue],
        duePair,
      ]);
      return truth;
    case 'print-date':
      titled('FAKTURA');
      paper.print(earlier, 500, 22, 'left', 6);
      pairs([['Fakturanr', number], ['Fakturadatum', issue], duePair]);
      return truth;
  }
};
