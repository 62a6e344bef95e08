import type { DraftParty, DraftSupplier } from '#core/invoices/write/invoice-draft.ts';
import type { OutletForm } from '#features/company/outlets/rules-outlet.ts';
import {
  bageriArticles,
  dryckeshusetArticles,
  fiskbilenArticles,
  forbrukningArticles,
  gronsakshusetArticles,
  rosteriArticles,
  enskarsArticles,
} from './rules-articles-specialists.ts';
import { skafferiArticles, tallvikArticles } from './rules-articles-wholesale.ts';
import type { SampleArticle } from './rules-catalogue.ts';

export type SampleFormat = 'ubl' | 'svefaktura' | 'hybrid-pdf';

/** A supplier of the sample group and how it invoices. */
export interface SampleSupplier {
  readonly key: string;
  /** Before `.example` in its addresses; its key unless said. */
  readonly domain?: string;
  readonly party: DraftSupplier;
  readonly articles: readonly SampleArticle[];
  /** Days of delivery, 1 is Monday; an invoice each. */
  readonly weekdays: readonly number[];
  readonly everyOtherWeek: boolean;
  readonly lines: readonly [number, number];
  /** Invoice numbers begin here and grow by about the step. */
  readonly firstNumber: number;
  readonly numberStep: number;
  readonly paymentDays: number;
  /** How its older and its latest invoices come. */
  readonly formats: readonly [SampleFormat, SampleFormat];
  readonly freight: { readonly as: 'charge' | 'line'; readonly text: string; readonly amount: string } | null;
  readonly wholeKronor: boolean;
}

const party = (
  name: string,
  organizationNumber: string,
  bankgiro: string,
  [street, postalCode, city]: readonly [string, string, string],
): DraftSupplier => ({ name, organizationNumber, bankgiro, street, postalCode, city });

/**
 * All invented, for they raise prices, break deals and refuse claims. No organisation number and no account is anybody's: they
 * lie in ranges that are not given out.
 */
export const sampleSuppliers: readonly SampleSupplier[] = [
  {
    key: 'tallviks-grossist',
    party: party('Tallviks Grossist', '5599991006', '99010373', ['Kungsgatan 44', '111 35', 'Stockholm']),
    articles: tallvikArticles,
    weekdays: [3, 5],
    everyOtherWeek: false,
    lines: [14, 24],
    firstNumber: 70112340,
    numberStep: 3560,
    paymentDays: 30,
    formats: ['ubl', 'hybrid-pdf'],
    freight: null,
    wholeKronor: false,
  },
  {
    key: 'skafferihuset',
    party: party('Skafferihuset Norr', '5599991071', '99010746', ['Hamngatan 2', '111 47', 'Stockholm']),
    articles: skafferiArticles,
    weekdays: [2, 5],
    everyOtherWeek: false,
    lines: [12, 20],
    firstNumber: 551915330,
    numberStep: 455,
    paymentDays: 30,
    formats: ['svefaktura', 'hybrid-pdf'],
    freight: null,
    wholeKronor: true,
  },
  {
    key: 'enskars-kott',
    party: party('Enskärs Kött', '5599991147', '99011116', ['Partihandlarvägen 6', '120 44', 'Årsta']),
    articles: enskarsArticles,
    weekdays: [2],
    everyOtherWeek: false,
    lines: [8, 11],
    firstNumber: 2176020,
    numberStep: 640,
    paymentDays: 30,
    formats: ['ubl', 'hybrid-pdf'],
    wholeKronor: true,
    freight: {
      as: 'line',
      text: 'Drivmedelstillägg',
      amount: '49.00',
    },
  },
  {
    key: 'dryckeshuset-vast',
    party: party('Dryckeshuset Väst', '5599991212', '99011488', ['Maltgatan 9', '414 51', 'Göteborg']),
    articles: dryckeshusetArticles,
    weekdays: [4],
    everyOtherWeek: false,
    lines: [10, 16],
    firstNumber: 81230,
    numberStep: 61,
    paymentDays: 30,
    formats: ['svefaktura', 'hybrid-pdf'],
    freight: null,
    wholeKronor: true,
  },
  {
    key: 'sodra-fiskbilen',
    party: party('Södra Fiskbilen', '5599991287', '99011850', ['Fiskhamnen 3', '414 58', 'Göteborg']),
    articles: fiskbilenArticles,
    weekdays: [3, 5],
    everyOtherWeek: false,
    lines: [4, 7],
    firstNumber: 27415,
    numberStep: 33,
    paymentDays: 10,
    formats: ['ubl', 'hybrid-pdf'],
    wholeKronor: true,
    freight: {
      as: 'charge',
      text: 'Frakt',
      amount: '195.00',
    },
  },
  {
    key: 'gronsakshuset-arsta',
    party: party('Grönsakshuset Årsta', '5599991352', '99012221', ['Frukthallen 12', '120 44', 'Årsta']),
    articles: gronsakshusetArticles,
    weekdays: [1, 4],
    everyOtherWeek: false,
    lines: [11, 18],
    firstNumber: 110420,
    numberStep: 75,
    paymentDays: 14,
    formats: ['ubl', 'hybrid-pdf'],
    freight: null,
    wholeKronor: true,
  },
  {
    key: 'bageri-ragen',
    party: party('Bageri Rågen', '5599991428', '99012593', ['Kvarngatan 5', '118 47', 'Stockholm']),
    articles: bageriArticles,
    weekdays: [5],
    everyOtherWeek: false,
    lines: [7, 10],
    firstNumber: 4110,
    numberStep: 17,
    paymentDays: 20,
    formats: ['svefaktura', 'svefaktura'],
    freight: null,
    wholeKronor: true,
  },
  {
    key: 'rosteri-nordan',
    party: party('Rosteri Nordan', '5599991493', '99012965', ['Rostgatan 1', '112 51', 'Stockholm']),
    articles: rosteriArticles,
    weekdays: [4],
    everyOtherWeek: true,
    lines: [4, 7],
    firstNumber: 7280,
    numberStep: 19,
    paymentDays: 30,
    formats: ['ubl', 'ubl'],
    wholeKronor: false,
    freight: {
      as: 'charge',
      text: 'Frakt',
      amount: '149.00',
    },
  },
  {
    key: 'forbrukning',
    party: party('Förbrukningsbolaget Mälardalen', '5599991568', '99013336', [
      'Lagergatan 20',
      '721 31',
      'Västerås',
    ]),
    articles: forbrukningArticles,
    weekdays: [1],
    everyOtherWeek: true,
    lines: [6, 9],
    firstNumber: 60210,
    numberStep: 48,
    paymentDays: 30,
    formats: ['svefaktura', 'hybrid-pdf'],
    freight: null,
    wholeKronor: false,
  },
];

/** The invented company that the sample registers, and where its two restaurants take deliveries. */
export const sampleOrganization = { name: 'Bryggan Restauranger AB', organizationNumber: '5599991634' };

const buyerAt = (street: string, postalCode: string, city: string): DraftParty => ({
  ...sampleOrganization,
  street,
  postalCode,
  city,
});

export type OutletKey = 'main' | 'second';

export const sampleOutlets: readonly {
  readonly key: OutletKey;
  readonly name: string;
  readonly buyer: DraftParty;
  /** As its own form of specification section 5 has it; the telephone numbers are among those that PTS keeps for fiction. */
  readonly form: OutletForm;
}[] = [
  {
    key: 'main',
    name: 'Krog Bryggan',
    buyer: buyerAt('Bryggkajen 8', '117 68', 'Stockholm'),
    form: {
      contact_tel: '08-465 004 10',
      bankgiro_number: '99015018',
      website: 'https://krogbryggan.example',
    },
  },
  {
    key: 'second',
    name: 'Lilla Bryggan',
    buyer: buyerAt('Sjötorget 3', '131 34', 'Nacka'),
    form: { contact_tel: '08-465 004 20', bankgiro_number: '99015026', category: 'cafe' },
  },
];

const ofBoth = ['tallviks-grossist', 'gronsakshuset-arsta', 'dryckeshuset-vast'];

/** Whether the restaurant buys from the supplier; the second, smaller one from three. */
export const buysFrom = (outlet: OutletKey, { key }: Pick<SampleSupplier, 'key'>): boolean =>
  outlet === 'main' || ofBoth.includes(key);

/** Suppliers of the directory that the first restaurant has and no invoice comes from. */
export const sampleLinks = { requested: ['Löfbergs', 'Loka'], inactive: ['Arla', 'Pågen', 'Duni'] } as const;

/** What the directory lacks and the sample group has asked for. */
export const sampleRequest = {
  name: 'Skärgårdens Rökeri',
  note: 'De kommer med båten på tisdagar.',
} as const;
