import { dayBefore, daysAfter } from '#core/values/calendar.ts';

type Language = 'sv' | 'en';

/** Heads that an import knows without asking. */
const heads: Readonly<Record<Language, readonly string[]>> = {
  sv: [
    'Artikelnummer',
    'Benämning',
    'Pris',
    'Enhet',
    'Gäller från',
    'Gäller till',
    'Tolerans %',
    'Anmärkning',
  ],
  en: ['Article number', 'Name', 'Price', 'Unit', 'Valid from', 'Valid to', 'Tolerance %', 'Note'],
};

/** Rows to write over. */
const examples: Readonly<
  Record<Language, readonly (readonly [number: string, name: string, price: number, unit: string])[]>
> = {
  sv: [
    ['EX-1001', 'Linneservett vit 40x40 600 st', 329, 'kartong'],
    ['EX-1002', 'Värmeljus 8 timmar 100 st', 119.5, 'förp'],
    ['EX-1003', 'Papperssugrör 20 cm 250 st', 48, 'förp'],
  ],
  en: [
    ['EX-1001', 'Linen napkin white 40x40 600 pcs', 329, 'box'],
    ['EX-1002', 'Tea light 8 hours 100 pcs', 119.5, 'pack'],
    ['EX-1003', 'Paper straw 20 cm 250 pcs', 48, 'pack'],
  ],
};

const note: Readonly<Record<Language, string>> = {
  sv: 'Exempel, skriv över',
  en: 'Example, write over it',
};

/** The first day of the month after an ISO date's. */
const nextMonth = (date: string): string => `${daysAfter(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** A price list to fill in: its head, and three rows that hold for a year from the next month on. `today` is an ISO date. */
export const templateRows = (
  language: Language,
  today: string,
): readonly (readonly (string | number)[])[] => {
  const from = nextMonth(today);
  const to = dayBefore(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
  return [
    heads[language],
    ...examples[language].map(([number, name, price, unit], at) => [
      number,
      name,
      price,
      unit,
      from,
      to,
      at === 0 ? 2 : 0,
      note[language],
    ]),
  ];
};
