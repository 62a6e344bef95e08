import { z } from 'zod';
import { savingSources } from '#core/sourcing/savings.ts';
import { bandState } from '#features/prices/market-band/contract-fields.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, searchText } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';
import {
  alternative,
  baseUnit,
  packSize,
  parityRow,
  pricedGoods,
  sourcedArticle,
  statedPackBody,
} from './contract-fields.ts';
import { sourcingRefused } from './contract-refused.ts';
import { sourcingSwitch } from './contract-switch.ts';

export const sourcingSort = ['saving', 'name', 'price', 'quantity'] as const;

const ofArticle = z.object({ articleId: id });

const savingBy = <Key extends z.ZodType>(key: Key) =>
  z.array(z.object({ key, label: z.string(), yearly: decimalText, articles: z.number().int() }));

export const sourcingContract = {
  ...sourcingSwitch,
  ...sourcingRefused,
  readSourcing: endpoint({
    method: 'GET',
    path: 'sourcing-management/overview',
    summary: 'What the unit could save in a year, by category, supplier and source; one saving an article',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    replica: true,
    reply: z.object({
      currency,
      /** Kronor a year, of the savings that the plan shows. */
      total: decimalText,
      articles: z.number().int(),
      /** Of these, at suppliers that the unit buys from already. */
      atOwnSuppliers: z.number().int(),
      isEstimated: z.boolean(),
      byCategory: savingBy(supplierCategory),
      bySupplier: savingBy(id),
      bySource: savingBy(z.enum(savingSources)),
      /** The largest first. */
      top: z.array(sourcedArticle),
      /** Savings that the plan does not show. */
      locked: z.number().int(),
      /** Articles whose pack is unknown. */
      unknownPacks: z.number().int(),
      /** Goods that may be the same and wait for a person's word. */
      proposals: z.number().int(),
      /** Other restaurants of the organization that the person belongs to. */
      otherOutlets: z.number().int(),
    }),
    errors: [],
  }),
  listSourced: endpoint({
    method: 'GET',
    path: 'sourcing-management/articles',
    summary: 'Articles of the unit with comparable price, best other price and saving a year',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    replica: true,
    query: paging.extend(sorting(sourcingSort, 'saving').shape).extend({
      search: searchText,
      supplierId: id.optional(),
      category: supplierCategory.optional(),
      show: z.enum(['cheaper', 'over', 'unknown', 'proposed']).optional(),
    }),
    reply: pageOf(sourcedArticle).extend({
      counts: z.object({
        cheaper: z.number().int(),
        unknown: z.number().int(),
        proposed: z.number().int(),
        over: z.number().int(),
      }),
      /** Whether bands are shown, and why not. */
      bands: bandState,
      locked: z.number().int(),
      otherOutlets: z.number().int(),
    }),
    errors: [],
  }),
  readAlternatives: endpoint({
    method: 'GET',
    path: 'sourcing-management/articles/{articleId}/alternatives',
    summary: 'One article with the same goods of other suppliers, and goods of its kind',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    replica: true,
    params: ofArticle,
    reply: z.object({ article: sourcedArticle, alternatives: z.array(alternative), bands: bandState }),
    errors: ['article.not_exist', 'plan.required'],
  }),
  readParity: endpoint({
    method: 'GET',
    path: 'sourcing-management/outlets',
    summary: 'Articles that another own restaurant buys from the same supplier, with both prices',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    query: paging.extend({ supplierId: id.optional(), different: z.stringbool().optional() }),
    reply: pageOf(parityRow).extend({
      currency,
      outlets: z.array(z.object({ unitId: id, displayName: z.string() })),
      different: z.number().int(),
      /** Kronor a year. */
      yearly: decimalText,
      locked: z.number().int(),
    }),
    errors: [],
  }),
  searchGoods: endpoint({
    method: 'GET',
    path: 'sourcing-management/goods',
    summary:
      'Goods that the unit and its sisters have bought, by comparable price, and suppliers of the directory',
    access: 'reporter',
    demo: 'shown',
    asOf: 'organization',
    query: paging.extend({
      search: searchText,
      supplierId: id.optional(),
      category: supplierCategory.optional(),
      baseUnit: baseUnit.optional(),
      own: z.stringbool().optional(),
    }),
    reply: pageOf(
      pricedGoods.extend({
        isOwnSupplier: z.boolean(),
        outlet: z.object({ unitId: id, displayName: z.string() }).nullable(),
      }),
    ).extend({
      supplierCount: z.number().int(),
      otherOutlets: z.number().int(),
      suppliers: z.array(z.object({ id, displayName: z.string(), category: supplierCategory })),
    }),
    errors: [],
  }),
  statePack: endpoint({
    method: 'PUT',
    path: 'sourcing-management/articles/{articleId}/pack',
    summary: 'State what one unit of measure of an article holds, wherever the organization buys it',
    access: 'editor',
    demo: 'refused',
    params: ofArticle,
    body: statedPackBody,
    reply: z.object({ stated: packSize, before: packSize.nullable() }),
    errors: ['article.not_exist', 'pack.measured'],
  }),
  forgetPack: endpoint({
    method: 'DELETE',
    path: 'sourcing-management/articles/{articleId}/pack',
    summary: 'Take back what was stated of an article’s pack',
    access: 'editor',
    demo: 'refused',
    params: ofArticle,
    reply: z.object({ before: packSize.nullable() }),
    errors: ['article.not_exist'],
  }),
  judgeGoods: endpoint({
    method: 'PUT',
    path: 'sourcing-management/articles/{articleId}/goods',
    summary: 'Say that goods of another supplier are the same as an article, or that they are not',
    access: 'editor',
    demo: 'refused',
    params: ofArticle,
    body: z.object({ otherId: id, isSame: z.boolean() }),
    reply: z.object({ verdictId: id }),
    errors: ['article.not_exist', 'goods.not_alike'],
  }),
  forgetVerdict: endpoint({
    method: 'DELETE',
    path: 'sourcing-management/goods/{verdictId}',
    summary: 'Take back what was said of two goods',
    access: 'editor',
    demo: 'refused',
    params: z.object({ verdictId: id }),
    reply: z.null(),
    errors: ['goods.not_judged'],
  }),
};
