import { dearerArticles } from './rules-claim-stories.ts';

/** What happens to single articles in the sample's year; everything else drifts by chance. Prices are kronor without VAT. */

/** A deal of the sample group. Days are counted back from, or forward from, the sample's last day. */
export interface SampleDeal {
  readonly article: string;
  readonly price: string;
  readonly startedDaysAgo: number;
  readonly endsInDays: number | null;
  readonly tolerancePercent: string;
  readonly marketPriced: boolean;
  readonly wholeOrganization: boolean;
  readonly note: string;
  /** Goods that nobody has bought yet: their name and unit of measure. */
  readonly goods: { readonly name: string; readonly unit: string } | null;
}

const deal = (
  article: string,
  price: string,
  [startedDaysAgo, endsInDays]: readonly [number, number | null],
  note: string,
  rest: Partial<SampleDeal> = {},
): SampleDeal => ({
  article,
  price,
  startedDaysAgo,
  endsInDays,
  note,
  tolerancePercent: '0',
  marketPriced: false,
  wholeOrganization: false,
  goods: null,
  ...rest,
});

export const sampleDeals: readonly SampleDeal[] = [
  deal('sodra-fiskbilen/1042', '219.00', [70, 22], 'Höstavtal lax, fast pris.', { tolerancePercent: '1' }),
  deal('tallviks-grossist/412207', '236.00', [150, 12], 'Halvårsavtal, omförhandlas.', {
    tolerancePercent: '1',
  }),
  deal('rosteri-nordan/7702', '164.00', [300, null], 'Gäller båda restaurangerna.', {
    tolerancePercent: '3',
    wholeOrganization: true,
  }),
  deal('dryckeshuset-vast/50110', '285.00', [240, 125], 'Volymavtal fat och flaska.'),
  deal('sodra-fiskbilen/1101', '268.00', [120, null], 'Dagspris enligt torskauktionen.', {
    marketPriced: true,
  }),
  deal('dryckeshuset-vast/50127', '1099.00', [180, null], 'Fatpris enligt bryggeriavtalet.'),
  deal('forbrukning/F2090', '418.00', [200, 37], 'Nytt medel, vi skulle prova det.', {
    tolerancePercent: '1',
    goods: { name: 'Maskindiskmedel 10 l', unit: 'H87' },
  }),
];

/** An article's prices in the order of time, each from so many days before the sample's last day. */
export const priceHistories: Readonly<
  Record<string, readonly (readonly [daysAgo: number, price: number])[]>
> = {
  'enskars-kott/214070': [
    [330, 379],
    [295, 392],
    [250, 405],
    [215, 402],
    [190, 389],
  ],
  'tallviks-grossist/412207': [[150, 236]],
  'dryckeshuset-vast/50110': [[240, 285]],
  'dryckeshuset-vast/50127': [[180, 1099]],
  'rosteri-nordan/7702': [[60, 168]],
  'sodra-fiskbilen/1042': [
    [280, 221],
    [200, 226],
    [120, 231],
    [70, 219],
  ],
  'sodra-fiskbilen/1101': [
    [305, 258],
    [238, 279],
    [171, 262],
    [110, 274],
    [52, 289],
    [31, 281],
  ],
  'tallviks-grossist/336214': [
    [300, 45.5],
    [210, 47.5],
    [85, 48.9],
  ],
  'skafferihuset/602318': [[180, 39.9]],
  'gronsakshuset-arsta/2207': [
    [320, 44],
    [240, 36],
    [160, 31],
    [90, 33],
    [60, 34.5],
  ],
  'skafferihuset/611077': [
    [260, 302],
    [170, 310],
    [80, 319],
  ],
  'tallviks-grossist/508330': [[150, 62.5]],
};

/** A new price that nobody has decided on: it holds for the article's last deliveries, which bring these quantities. */
export interface OpenChange {
  readonly article: string;
  readonly price: number;
  readonly quantities: readonly number[];
  /** What the goods are called from then on, where that changed too. */
  readonly name?: string;
}

export const openChanges: readonly OpenChange[] = [
  { article: 'sodra-fiskbilen/1042', price: 236, quantities: [12.5, 12, 14] },
  { article: 'enskars-kott/214070', price: 428, quantities: [4.3, 5.1, 4.8] },
  { article: 'tallviks-grossist/336214', price: 54.5, quantities: [24, 24, 24] },
  { article: 'skafferihuset/602318', price: 43.2, quantities: [32, 40, 24] },
  { article: 'gronsakshuset-arsta/2207', price: 41, quantities: [7, 8, 7] },
  { article: 'skafferihuset/611077', price: 329, quantities: [4, 4, 4], name: 'Rapsolja 9 l' },
  { article: 'tallviks-grossist/508330', price: 58.9, quantities: [24, 16] },
];

/** A campaign: so many kronor off each, as a discount of the line. */
export const campaign = { article: 'tallviks-grossist/412214', off: 31.5 };

/** A discount that stands on every invoice but is forgotten for a while. */
export const volumeDiscount = { article: 'dryckeshuset-vast/50202', off: 6.8 };

/** A discount in percent that stands on every invoice, and is lower on those of an undecided price. */
export const percentDiscount = { article: 'skafferihuset/611077', usual: 10, lowered: 5 };

/** Sold with 25 % VAT by mistake, which the supplier puts right; the price without VAT stays. */
export const vatCorrection = { article: 'dryckeshuset-vast/50141', before: '25' };

/** The line itself charges the deposit, of one krona a can and then of two; the price stays. */
export const depositChange = { article: 'rosteri-nordan/7751', before: 24, after: 48 };

/** The same goods in a smaller pack at the same price. */
export const smallerPack = { article: 'tallviks-grossist/701120', name: 'Krossade tomater 2,25 kg' };

/** Articles that every delivery of their supplier brings, so that their story can be told. */
export const regulars: ReadonlySet<string> = new Set([
  ...Object.keys(priceHistories),
  ...sampleDeals.filter(({ goods }) => goods === null).map(({ article }) => article),
  campaign.article,
  volumeDiscount.article,
  smallerPack.article,
  vatCorrection.article,
  depositChange.article,
  ...dearerArticles.map(({ article }) => article),
]);

/** What the people of the sample write when they decide. */
export const decisionComments = {
  accepted: ['', '', '', 'Ny prislista, stämmer.', 'Säsongspris, okej.', 'Bekräftat av säljaren.'],
  refused: [
    'Ringt leverantören, priset rättas.',
    'Fel prislista hos leverantören, kredit utlovad.',
    'Engångspris vid slutsåld vara.',
  ],
  campaign: 'Kampanj, tillbaka till ordinarie pris efteråt.',
  discountLost: 'Volymrabatten föll bort, rättas nästa faktura.',
  smallerPack: 'Mindre burk till samma pris. Letar alternativ.',
};
