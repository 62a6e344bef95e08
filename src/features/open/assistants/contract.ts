import { z } from 'zod';
import { dealPreview } from '#features/prices/deals/contract-list.ts';
import { decisionKind } from '#features/prices/price-monitoring/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { longestWhy, suggestionStates } from './rules.ts';

/** Claims that would be drafted, one for each supplier and currency. */
const shownClaims = z.object({
  kind: z.literal('draft-claim'),
  claims: z.array(
    z.object({
      supplierId: id,
      supplierName: z.string(),
      currency,
      /** Net. */
      amount: decimalText,
      lines: z.number().int(),
      goods: z.array(z.string()),
    }),
  ),
});

/** Goods that the unit has never bought: what it does buy of the supplier and may be meant instead. */
const unboughtGoods = dealPreview.pick({ meant: true });

export type UnboughtGoods = z.output<typeof unboughtGoods>;

/** A deal that would be entered. */
const shownDeal = z.object({
  kind: z.literal('draft-deal'),
  title: z.string(),
  supplierId: id,
  supplierName: z.string(),
  articleNumber: z.string(),
  unit: z.string(),
  /** For one unit of measure. */
  price: decimalText,
  currency,
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  /** Left out where the unit has bought it. */
  unbought: unboughtGoods.optional(),
});

/** Alerts that would be settled. */
const shownAlerts = z.object({
  kind: z.literal('settle-alerts'),
  decision: decisionKind,
  until: isoDate.nullable(),
  comment: z.string().nullable(),
  articles: z.array(
    z.object({
      articleId: id,
      title: z.string(),
      supplierName: z.string(),
      unit: z.string(),
      currency: z.string(),
      entries: z.number().int(),
      newPrice: decimalText,
      /** Extra cost so far; negative when cheaper. */
      extra: decimalText,
      /** What the next line would be compared with. */
      watchedPrice: decimalText,
      endedDeals: z.number().int(),
    }),
  ),
});

/** What a suggestion would do, as a rehearsal of it has shown. */
export const suggestionShown = z.discriminatedUnion('kind', [shownClaims, shownDeal, shownAlerts]);

export type SuggestionShown = z.output<typeof suggestionShown>;

/** What came of it: what it made, or settled. */
export const suggestionResult = z.object({
  claimIds: z.array(id).optional(),
  dealId: id.optional(),
  articleIds: z.array(id).optional(),
});

export type SuggestionResult = z.output<typeof suggestionResult>;

export const suggestion = z.object({
  id,
  state: z.enum(suggestionStates),
  /** Another one when a person has been shown something else since. */
  version: z.number().int(),
  shown: suggestionShown,
  /** What the assistant says of it. */
  why: text(longestWhy).nullable(),
  /** The key or program that it came by. */
  madeBy: z.string(),
  madeAt: timestamp,
  expiresAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** Null: nobody, or somebody who is gone. */
  decidedBy: z.string().nullable(),
  result: suggestionResult.nullable(),
});

export type Suggestion = z.output<typeof suggestion>;

const params = z.object({ suggestionId: id });

/** What assistants suggest and people decide on. It is done by the product's own commands, in the name of who approves. */
export const assistantsContract = {
  listSuggestions: endpoint({
    method: 'GET',
    path: 'open/suggestions',
    summary: 'What assistants suggest, the newest first: what waits, or what became of the others',
    access: 'editor',
    demo: 'own',
    query: paging.extend({ state: z.enum(['waiting', 'decided']).default('waiting') }),
    reply: pageOf(suggestion),
    errors: [],
  }),
  readSuggestion: endpoint({
    method: 'GET',
    path: 'open/suggestions/{suggestionId}',
    summary: 'A suggestion, and what became of it',
    access: 'editor',
    demo: 'own',
    params,
    reply: suggestion,
    errors: ['suggestion.not_exist'],
  }),
  approveSuggestion: endpoint({
    method: 'POST',
    path: 'open/suggestions/{suggestionId}/approve',
    summary: 'Do what is suggested, once, as it was shown; refused where it would do something else by now',
    access: 'editor',
    impersonated: 'refused',
    demo: 'refused',
    params,
    body: z.object({
      /** As it was shown. */
      version: z.number().int(),
    }),
    reply: suggestion,
    creates: true,
    errors: [
      'suggestion.not_exist',
      'suggestion.not_open',
      'suggestion.changed',
      'invoice.line_not_exist',
      'claim.line_claimed',
      'claim.amount_invalid',
      'claim.no_alert',
      'article.not_exist',
      'supplier.not_exist',
      'deal.period_invalid',
      'deal.tolerance_too_wide',
      'deal.overlaps',
      'alert.already_settled',
      'alert.changed',
    ],
  }),
  declineSuggestion: endpoint({
    method: 'POST',
    path: 'open/suggestions/{suggestionId}/decline',
    summary: 'Say no to a suggestion',
    access: 'editor',
    impersonated: 'refused',
    demo: 'refused',
    params,
    reply: suggestion,
    errors: ['suggestion.not_exist', 'suggestion.not_open'],
  }),
};
