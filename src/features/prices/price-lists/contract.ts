import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { besideList, change, priceListLine, standingDeal } from './contract-line.ts';

export const priceListRow = z.object({
  id,
  fileName: z.string(),
  documentId: id,
  /** Null until a person says whose it is. */
  supplierId: id.nullable(),
  /** The supplier's name, or what the list says. */
  supplierName: z.string(),
  format: z.enum(['catalogue', 'pricat', 'table']),
  action: z.enum(['add', 'update', 'replace', 'delete']),
  name: z.string(),
  version: z.string(),
  /** Null where it states no day. */
  startsOn: isoDate.nullable(),
  receivedAt: timestamp,
  /** That it tells, as its page has them line by line; without rows whose price could not be read. */
  prices: z.number().int(),
});

export type PriceListRow = z.output<typeof priceListRow>;

const counts = z.object({
  rise: z.number().int(),
  fall: z.number().int(),
  same: z.number().int(),
  new: z.number().int(),
  gone: z.number().int(),
  unlike: z.number().int(),
  elsewhere: z.number().int(),
  twice: z.number().int(),
  unread: z.number().int(),
  /** Those that can be accepted and that nobody has said anything of. */
  open: z.number().int(),
});

const place = z.object({ listId: id, row: z.number().int().min(1).max(1_048_576) });

const placeParams = z.object({ listId: id, row: z.coerce.number().int().min(1).max(1_048_576) });

const listParams = z.object({ listId: id });

const noList = ['price_list.not_exist'] as const;

const notOurs = [...noList, 'price_list.no_supplier', 'price_list.no_row', 'permission.required'] as const;

/** What speaks against a rise, beside why the price differs. */
const finding = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('before-start'), listId: id, startsOn: isoDate, days: z.number().int() }),
  z.object({
    kind: z.literal('short-notice'),
    agreed: z.number().int(),
    given: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('outside-window'), goods: z.enum(['dry', 'drinks']), next: isoDate }),
]);

export type RiseFindingShown = z.output<typeof finding>;

export const priceListsContract = {
  listPriceLists: endpoint({
    method: 'GET',
    path: 'deal-management/price-lists',
    summary: 'Price lists that suppliers sent to the unit, newest first',
    access: 'editor',
    demo: 'own',
    query: paging,
    reply: pageOf(priceListRow),
    errors: [],
  }),
  readPriceList: endpoint({
    method: 'GET',
    path: 'deal-management/price-lists/{listId}',
    summary: 'What a list says with the messages before it, line by line against what the unit buys',
    access: 'editor',
    demo: 'own',
    params: listParams,
    query: paging.extend({ show: z.enum([...change.options, 'all', 'named', 'open']).default('all') }),
    reply: priceListRow.extend({
      counts,
      /** Kronor a year of all lines together, in the currency of most of them; null where nothing is known. */
      yearly: z
        .object({
          amount: decimalText,
          currency,
          isEstimated: z.boolean(),
          /** Prices in it that hold shorter than a year, and are counted as if they held for one. */
          short: z.number().int(),
        })
        .nullable(),
      /** Lines about what the unit buys that the sum leaves out: they are not compared, or in another currency. */
      left: z.number().int(),
      /** Lines that cost more than a deal in force. */
      aboveDeals: z.number().int(),
      /** Other lists of the supplier that hold or begin beside it, the newest first. */
      beside: z.array(besideList),
      /** Messages that make the list what it is, this one included. */
      messages: z.number().int(),
      /** Whether it waits for its day. */
      isUpcoming: z.boolean(),
      /** Prices of the list that hold today. */
      inForce: z.number().int(),
      isBulkInPlan: z.boolean(),
      content: z.array(priceListLine),
      total: z.number().int(),
    }),
    errors: noList,
  }),
  nameListSupplier: endpoint({
    method: 'PUT',
    path: 'deal-management/price-lists/{listId}/supplier',
    summary: 'Say whose list it is',
    access: 'editor',
    demo: 'own',
    params: listParams,
    body: z.object({ supplierId: id }),
    reply: priceListRow,
    errors: [...noList, 'supplier.not_exist'],
  }),
  previewListDeal: endpoint({
    method: 'GET',
    path: 'deal-management/price-lists/{listId}/rows/{row}/deal',
    summary:
      'What accepting a price as a deal would do: the deal that it takes over from, and what could be claimed before and not after; nothing is written',
    access: 'editor',
    demo: 'own',
    params: placeParams,
    reply: z.object({
      price: decimalText,
      unit: z.string(),
      currency,
      startsOn: isoDate,
      /** What stands in its way or is in force on its first day; null: nothing. */
      earlier: standingDeal
        .extend({
          /** It began before the new one and is ended the day before; else it goes on for other restaurants, or must be ended first. */
          end: z.enum(['ends', 'goes-on', 'in-the-way']),
        })
        .nullable(),
      /** Of undecided lines that were invoiced above a deal: what can be claimed of them, that could not afterwards. */
      lost: z.object({ amount: decimalText, lines: z.number().int(), from: isoDate.nullable() }),
    }),
    errors: notOurs,
  }),
  acceptListPrice: endpoint({
    method: 'POST',
    path: 'deal-management/price-lists/{listId}/rows/{row}/deal',
    summary: 'Accept a price as a deal: fixed, from the start that the list states, with an open end',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: placeParams,
    body: z.object({
      /** Ends the deal that stands in its way and began before it, the day before. */
      endEarlier: z.boolean().default(false),
    }),
    reply: z.object({ dealId: id }),
    status: 201,
    creates: true,
    errors: [...notOurs, 'deal.overlaps'],
  }),
  acceptListPrices: endpoint({
    method: 'POST',
    path: 'deal-management/price-lists/{listId}/import',
    summary: 'Begin a bulk import of prices of the list, or of all that are open; nothing is written yet',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: listParams,
    body: z.object({ places: z.array(place).max(5000).nullable().default(null) }),
    reply: z.object({ importIds: z.array(id) }),
    status: 201,
    creates: true,
    errors: [...notOurs, 'plan.bulk_import'],
  }),
  chooseListPrices: endpoint({
    method: 'PUT',
    path: 'deal-management/price-lists/{listId}/choice',
    summary: 'Keep prices as offers, refuse them, or take either back; all that are open where none is named',
    access: 'editor',
    demo: 'own',
    params: listParams,
    body: z.object({
      places: z.array(place).max(5000).nullable().default(null),
      choice: z.enum(['offer', 'refused', 'open']),
    }),
    reply: z.object({ places: z.array(place) }),
    errors: noList,
  }),
  takeBackListDeal: endpoint({
    method: 'DELETE',
    path: 'deal-management/price-lists/{listId}/rows/{row}/deal',
    summary: 'Take an accepted price back while no line was judged by its deal',
    access: 'editor',
    demo: 'refused',
    params: placeParams,
    reply: z.null(),
    errors: [...notOurs, 'deal.not_exist', 'deal.in_use'],
  }),
  readRiseFindings: endpoint({
    method: 'GET',
    path: 'deal-management/rises/{articleId}',
    summary:
      'What speaks against the rise on an article’s alert: before its start date, without notice, outside the trade’s days',
    access: 'editor',
    demo: 'by-id',
    params: z.object({ articleId: id }),
    reply: z.object({ findings: z.array(finding) }),
    errors: ['article.not_exist'],
  }),
};
