import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, searchText, text, period } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';
import {
  alertGroup,
  alertGroupDetail,
  alertStatus,
  monitoringSummary,
  ruleRow,
  ruleScope,
  watchedArticle,
} from './contract-alerts.ts';
import { askChannel } from './contract-log.ts';

export const decisionKind = z.enum(['resolve', 'ignore', 'temporary', 'claim']);

export type DecisionKind = z.output<typeof decisionKind>;

const settleBody = z
  .object({
    /** Every unresolved entry of each article is settled, all articles or none. */
    articleIds: z.array(id).min(1).max(500),
    kind: decisionKind,
    comment: text(1000).optional(),
    /**
     * What each article was shown with: entries that have come since stay unresolved; a changed history is refused, and so is
     * accepting a price that would end other deals than was said.
     */
    shown: z
      .record(
        id,
        z.object({
          newestLineId: id,
          unresolved: z.number().int(),
          ending: z.array(id).max(100).optional(),
        }),
      )
      .optional(),
    /** Last day of a temporary price, inclusive. */
    until: isoDate.optional(),
  })
  .refine((body) => (body.kind === 'temporary') === (body.until !== undefined), { path: ['until'] });

export const priceMonitoringContract = {
  readSummary: endpoint({
    method: 'GET',
    path: 'price-monitoring/summary',
    summary: 'What waits for a decision, whatever the period, and what was settled of a period',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: period,
    reply: monitoringSummary,
    errors: [],
  }),
  listAlerts: endpoint({
    method: 'GET',
    path: 'price-monitoring/alerts',
    summary:
      'Price alert groups, one an article, of a status: all that are undecided, or those settled of a period',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: paging
      .extend(period.shape)
      .extend(sorting(['extra', 'yearly', 'change', 'title', 'latest'], 'extra').shape)
      .extend({ status: alertStatus.default('UNRESOLVED'), supplierId: id.optional() }),
    reply: pageOf(alertGroup),
    errors: [],
  }),
  readAlert: endpoint({
    method: 'GET',
    path: 'price-monitoring/alerts/{articleId}',
    summary: 'One article: its entries, price history, decisions, and what each decision would do',
    access: 'reporter',
    demo: 'shown',
    params: z.object({ articleId: id }),
    query: period.extend({ status: alertStatus.default('UNRESOLVED') }),
    reply: alertGroupDetail,
    errors: ['article.not_exist', 'plan.required'],
  }),
  settleAlerts: endpoint({
    method: 'POST',
    path: 'price-monitoring/decisions',
    summary:
      'Settle all unresolved entries of the articles: watch the new price, keep the old, or accept for a time',
    access: 'editor',
    demo: 'refused',
    body: settleBody,
    reply: z.object({
      settled: z.array(
        z.object({
          articleId: id,
          /** What takes it back again. */
          decisionId: id,
          entries: z.number().int(),
          /** What the next line is compared with if it is dated today. */
          watchedPrice: decimalText,
          /** Deals that ended with it for the article, and their last day. */
          endedDeals: z.array(z.object({ dealId: id, lastDay: isoDate })).readonly(),
          /** The draft of a claim, of a decision "Claim credit". */
          claimId: id.optional(),
        }),
      ),
    }),
    creates: true,
    errors: [
      'article.not_exist',
      'alert.already_settled',
      'alert.changed',
      'claim.no_alert',
      'claim.line_claimed',
    ],
  }),
  withdrawDecisions: endpoint({
    method: 'POST',
    path: 'price-monitoring/decisions/withdrawals',
    summary:
      'Take decisions back within ten minutes, all or none: their articles are judged as if they had never been made',
    access: 'editor',
    demo: 'refused',
    body: z.object({ decisionIds: z.array(id).min(1).max(500) }),
    reply: z.object({ withdrawn: z.array(z.object({ decisionId: id, articleId: id })) }),
    errors: ['decision.not_exist', 'decision.too_late', 'decision.overtaken'],
  }),
  noteAsked: endpoint({
    method: 'POST',
    path: 'price-monitoring/alerts/{articleId}/questions',
    summary: 'Note in an article’s history that the supplier was called or written to about its price',
    access: 'editor',
    demo: 'refused',
    params: z.object({ articleId: id }),
    body: z.object({ channel: askChannel }),
    reply: z.object({ id }),
    creates: true,
    errors: ['article.not_exist'],
  }),
  listArticles: endpoint({
    method: 'GET',
    path: 'price-monitoring/articles',
    summary: 'Every watched article with its watched price and where that comes from',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    query: paging
      .extend(sorting(['name', 'watchedPrice', 'lastPrice', 'alerts'], 'name').shape)
      .extend({ search: searchText, supplierId: id.optional(), onlyAlerts: z.stringbool().optional() }),
    reply: pageOf(watchedArticle),
    errors: [],
  }),
  listRules: endpoint({
    method: 'GET',
    path: 'price-monitoring/rules',
    summary: 'The alert limits in force: of the unit, of suppliers and of articles',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    reply: z.array(ruleRow),
    errors: [],
  }),
  setRule: endpoint({
    method: 'PUT',
    path: 'price-monitoring/rules',
    summary: 'Set the limit of the unit, a supplier or an article; judges lines dated from today',
    access: 'editor',
    demo: 'refused',
    body: ruleScope,
    reply: ruleRow,
    errors: ['supplier.not_exist', 'article.not_exist', 'plan.required'],
  }),
};
