import type { ImportDeal } from '#core/deal-import/import-row.ts';
import type { FileRow } from '#core/exports/column.ts';
import { cleanText } from '#core/values/clean-text.ts';
import { dealColumns } from '#features/finding/exports/rules-columns-goods.ts';
import { texts as english } from '#features/finding/exports/texts-columns.en.ts';
import { texts as swedish } from '#features/finding/exports/texts-columns.sv.ts';
import type { FollowedDeal } from '#features/prices/deals/contract-list.ts';
import { agreedDeal, boughtArticle } from '../deal-import/import-case.ts';
import { naughty } from '../requests/naughty.ts';
import { missing } from '../requests/samples.ts';

const kept = (text: string, most: number): string => cleanText(text.slice(0, most)).trim();

/** Odd strings as a cell may hold them. */
export const odd = [...new Set(naughty.map((text) => kept(text, 300)))].filter((text) => text !== '');

/** An article for each odd string, which is its name. */
export const articles = odd.map((name, at) => boughtArticle(`A-${at}`, name, 'kg', '100.00'));

const tolerances: readonly ImportDeal['tolerance'][] = [
  { type: 'percent', up: '0', down: '0' },
  { type: 'percent', up: '2.5', down: '1' },
  { type: 'amount', up: '3', down: '0' },
  { type: 'amount', up: '0', down: '4' },
];

/** A deal of each of them; every seventh has its string as a note too. */
export const deals: readonly ImportDeal[] = articles.map((article, at) =>
  agreedDeal(article, {
    id: String(at),
    price: `${90 + (at % 9)}.${String(at % 7)}5`,
    validFrom: '2026-11-01',
    validTo: at % 3 === 0 ? null : '2027-10-31',
    tolerance: tolerances[at % 4] ?? { type: 'percent', up: '0', down: '0' },
    marketPriced: at % 5 === 0,
    note: at % 7 === 0 ? null : kept(odd[at] ?? '', 1000),
  }),
);

/** A deal as the list has it. */
const followed = (deal: ImportDeal, at: number): FollowedDeal => ({
  ...deal,
  unitIds: null,
  otherUnits: 0,
  supplierId: missing,
  supplierName: at % 4 === 3 ? 'Grossisten = Två' : 'Ett, två & tre',
  articleNumber: articles[at]?.articleNumber ?? '',
  unit: 'kg',
  title: articles[at]?.name ?? '',
  breaks:
    at % 6 === 0
      ? [
          { from: '1', price: deal.price },
          { from: '10', price: '80' },
        ]
      : [],
  basis: 'invoice',
  pack: null,
  currency: 'SEK',
  effectiveTo: deal.validTo,
  source: null,
  createdBy: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  lines: 3,
  followed: 2,
  quantity: '12.5',
  sum: '1180.00',
  before: null,
  saved: '10.00',
  over: '3.00',
  last: { date: '2026-11-20', price: '101', promised: deal.price },
  status: 'in-force',
  daysLeft: null,
  isUnused: false,
  warning: null,
  articleId: null,
  category: 'meat',
  elsewhere: null,
});

/** The list of these deals as a file's writer takes it. */
export const dealFile = (language: 'sv' | 'en') => {
  const columns = dealColumns(language === 'sv' ? swedish : english);
  const rows = deals.map((deal, at): FileRow => {
    const row = followed(deal, at);
    return { cells: columns.map(({ value }) => value(row)), currency: row.currency };
  });
  return {
    title: 'Avtalspriser',
    language,
    columns,
    pages: async function* () {
      yield rows;
    },
    now: new Date('2026-11-23T10:00:00Z'),
    words: { facts: 'Om', total: 'Summa', page: '', rows: 'Rader', digest: 'SHA-256' },
    facts: [],
  };
};
