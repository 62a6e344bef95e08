import type { Page } from 'playwright-core';
import { priceListsContract } from '#features/prices/price-lists/contract.ts';
import { priceListPath, priceListsPath } from '#features/prices/price-lists/paths.ts';
import { sheetsContract } from '#features/prices/sheets/contract.ts';
import { sheetPath } from '#features/prices/sheets/paths.ts';
import { sourcingArticlesPath } from '#features/prices/sourcing/paths.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { Places } from './places.ts';
import { withToken } from './screens-doors.ts';
import { idOf, instead } from './screens-told.ts';

type Sent = ReplyOf<typeof priceListsContract.readPriceList>;
type Line = Sent['content'][number];

const listId = idOf(11);

const row = {
  id: listId,
  fileName: 'prislista-2026-12.xml',
  documentId: idOf(12),
  supplierId: idOf(13),
  supplierName: 'Norrskär Grossist AB',
  format: 'catalogue',
  action: 'update',
  name: 'Prislista vinter 2026 med ändrade priser på mejeri och torrvaror',
  version: '7',
  startsOn: '2026-12-07',
  receivedAt: '2026-11-20T08:12:00.000Z',
  prices: 5,
} as const;

const line = (at: number, more: Partial<Line>): Line => ({
  place: { listId, row: at },
  change: 'same',
  articleNumber: String(30_110 + at),
  name: 'Smör osaltat 500 g',
  unit: 'H87',
  currency: 'SEK',
  price: '54.50',
  breaks: [],
  validFrom: '2026-12-07',
  validTo: null,
  paid: { price: '54.50', unit: 'H87', currency: 'SEK' },
  difference: '0.00',
  percent: '0',
  yearly: '0',
  isEstimated: false,
  isLocked: false,
  unread: null,
  comparable: null,
  isShort: false,
  deal: null,
  elsewhere: null,
  replaces: null,
  replacedBy: null,
  isAcceptable: true,
  choice: 'open',
  dealId: null,
  ...more,
});

const lines: readonly Line[] = [
  line(1, {
    change: 'rise',
    price: '59.90',
    difference: '5.40',
    percent: '9.9',
    yearly: '12852.00',
    breaks: [{ from: '48', price: '57.40' }],
  }),
  line(2, {
    change: 'fall',
    name: 'Rapsolja kallpressad ekologisk svenskodlad i dunk 10 l',
    price: '312.00',
    paid: { price: '329.00', unit: 'H87', currency: 'SEK' },
    difference: '-17.00',
    percent: '-5.2',
    yearly: '-1904.00',
    isEstimated: true,
    choice: 'offer',
  }),
  line(3, {
    change: 'new',
    name: 'Havredryck barista 6x1 l',
    price: '118.00',
    paid: null,
    difference: null,
    percent: null,
    yearly: null,
  }),
  line(4, {
    change: 'unlike',
    name: 'Tryffelsalami',
    unit: 'XPK',
    price: '189.00',
    paid: { price: '318.00', unit: 'KGM', currency: 'SEK' },
    difference: null,
    percent: null,
    yearly: null,
  }),
  line(5, { choice: 'deal', dealId: idOf(14) }),
  line(6, {
    place: null,
    change: 'gone',
    name: 'Krossade tomater 2,5 kg',
    price: null,
    validFrom: null,
    difference: null,
    percent: null,
    yearly: null,
  }),
];

const sent: Sent = {
  ...row,
  counts: {
    rise: 1,
    fall: 1,
    same: 1,
    new: 1,
    elsewhere: 0,
    gone: 1,
    unlike: 1,
    twice: 0,
    unread: 0,
    open: 3,
  },
  yearly: { amount: '10948.00', currency: 'SEK', isEstimated: true, short: 0 },
  left: 1,
  aboveDeals: 0,
  beside: [],
  messages: 2,
  isUpcoming: true,
  inForce: 0,
  isBulkInPlan: true,
  content: [...lines],
  total: lines.length,
};

const sheet: ReplyOf<typeof sheetsContract.readSheetByLink> = {
  language: 'sv',
  expiresOn: '2026-12-04',
  sheet: {
    restaurantName: 'Kajen',
    organizationName: 'Kajens Krog AB',
    organizationNumber: '5598761236',
    supplierName: 'Norrskär Grossist AB',
    madeOn: '2026-11-20',
    from: '2025-11-20',
    articles: [
      {
        name: 'Rapsolja kallpressad ekologisk svenskodlad i dunk 10 l',
        articleNumber: '30114',
        unit: 'H87',
        currency: 'SEK',
        quantity: '112',
        cost: '36040.00',
        yearlyQuantity: '118',
        isEstimated: true,
        path: [
          { from: '2026-01-12', price: '302' },
          { from: '2026-06-02', price: '319' },
          { from: '2026-11-16', price: '329' },
        ],
        deals: [{ price: '312', validFrom: '2026-03-01', validTo: '2026-12-31', marketPriced: false }],
      },
    ],
    claims: [{ number: 'K-2026-014', sentOn: '2026-11-02', open: '184.00', currency: 'SEK' }],
  },
};

const articles = {
  path: sourcingArticlesPath(),
  ready: '.tablecard:not([aria-busy=true]) tbody tr, .rows .row',
};

/** What is done with an article that is chosen. */
const withFirst = (act: RegExp) => async (page: Page) => {
  await page.locator('[data-tick]:visible').first().click();
  await page.getByRole('button', { name: act }).click();
  await page.locator('.dialog :is(.btn, .radios, p)').first().waitFor();
};

/** Opens every part that is folded. */
const unfold = async (page: Page): Promise<void> => {
  for (const summary of await page.locator('main details:not([open]) > summary').all()) await summary.click();
};

/**
 * What suppliers send and are sent: price lists, the sheet that a link opens and how one is made, a switch that is tried, and what
 * stands beside a supplier's prices.
 */
export const bargainScreens = ({ beside }: Pick<Places, 'beside'>) => ({
  'price-lists-sent': {
    path: priceListsPath(),
    ready: 'main tbody tr, .rows .row',
    told: instead(priceListsContract.listPriceLists, { content: [row], total: 1 }),
  },
  'price-list': {
    path: priceListPath(listId),
    ready: 'main tbody tr, .rows .row',
    told: instead(priceListsContract.readPriceList, sent),
  },
  'sheet-open': {
    path: sheetPath(),
    ready: '.doorsay',
    isDoor: true,
    told: instead(sheetsContract.readSheetByLink, sheet),
    open: withToken('main h2'),
  },
  'sourcing-sheet': { ...articles, open: withFirst(/^(Förhandlingsunderlag|Negotiation sheet)$/) },
  'sourcing-switch': { ...articles, open: withFirst(/^(Räkna på byte|Try a switch)$/) },
  'supplier-beside': { path: supplierPath({ id: beside }), ready: 'main details', open: unfold },
  'supplier-copy': {
    path: supplierPath({ id: beside }),
    ready: 'main details',
    open: async (page: Page) => {
      await page.getByRole('button', { name: /^(Be om kopia|Ask for a copy)$/ }).click();
      await page.locator('.dialog input[type=email]').waitFor();
    },
  },
});

export const bargainNames = Object.keys(bargainScreens({ beside: '' })) as (keyof ReturnType<
  typeof bargainScreens
>)[];
