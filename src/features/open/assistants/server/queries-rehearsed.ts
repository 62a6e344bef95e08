import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import type { SuggestionResult, SuggestionShown, UnboughtGoods } from '../contract.ts';
import type { SuggestionKind } from '../rules.ts';

/** The product's own entry that does what is suggested. */
export const entryOf = {
  'draft-claim': claimsContract.draftClaims,
  'draft-deal': dealsContract.createDeal,
  'settle-alerts': priceMonitoringContract.settleAlerts,
} as const satisfies Record<SuggestionKind, object>;

type Claims = ReplyOf<typeof claimsContract.draftClaims>;
type Deal = ReplyOf<typeof dealsContract.createDeal>;
type Settled = ReplyOf<typeof priceMonitoringContract.settleAlerts>;
type ShownAlerts = Extract<SuggestionShown, { kind: 'settle-alerts' }>;

/** What is known of alerts beside what settling them answers. */
export type AlertNames = Omit<ShownAlerts, 'kind' | 'articles'> & {
  readonly articles: readonly Omit<
    ShownAlerts['articles'][number],
    'entries' | 'watchedPrice' | 'endedDeals'
  >[];
};

/** What a person is told of a suggestion beside what its entry answers. */
export interface Named {
  readonly alerts?: AlertNames;
  readonly unbought?: UnboughtGoods;
}

/** The same, of a suggestion that was shown before. */
export const namedIn = (shown: SuggestionShown): Named => {
  if (shown.kind === 'settle-alerts') return { alerts: shown };
  const unbought = shown.kind === 'draft-deal' ? shown.unbought : undefined;
  return unbought === undefined ? {} : { unbought };
};

const shownSettled = ({ settled }: Settled, { articles, ...names }: AlertNames): ShownAlerts => ({
  kind: 'settle-alerts',
  decision: names.decision,
  until: names.until,
  comment: names.comment,
  articles: settled.flatMap(({ articleId, entries, watchedPrice, endedDeals }) => {
    const named = articles.find((one) => one.articleId === articleId);
    if (named === undefined) return [];
    const { title, supplierName, unit, currency, newPrice, extra } = named;
    const told = { articleId, title, supplierName, unit, currency, newPrice, extra };
    return [{ ...told, entries, watchedPrice, endedDeals: endedDeals.length }];
  }),
});

/** What an entry has answered, or would answer, as a person is shown it. */
export const shownBy = (
  kind: SuggestionKind,
  reply: unknown,
  { alerts, unbought }: Named,
): SuggestionShown => {
  if (kind === 'draft-claim')
    return {
      kind,
      claims: (reply as Claims).claims.map(
        ({ supplierId, supplierName, currency, amount, lines, goods }) => ({
          supplierId,
          supplierName,
          currency,
          amount,
          lines,
          goods,
        }),
      ),
    };
  if (kind === 'draft-deal') {
    const deal = reply as Deal;
    const { title, supplierId, supplierName, articleNumber, unit, price, currency, validFrom, validTo } =
      deal;
    return {
      kind,
      title,
      supplierId,
      supplierName,
      articleNumber,
      unit,
      price,
      currency,
      validFrom,
      validTo,
      ...(unbought && { unbought }),
    };
  }
  if (alerts === undefined) throw new Error('alerts are settled whose names nobody knows');
  return shownSettled(reply as Settled, alerts);
};

/** What an entry has made or settled. */
export const resultOf = (kind: SuggestionKind, reply: unknown): SuggestionResult => {
  if (kind === 'draft-claim') return { claimIds: (reply as Claims).claims.map(({ id }) => id) };
  if (kind === 'draft-deal') return { dealId: (reply as Deal).id };
  return { articleIds: (reply as Settled).settled.map(({ articleId }) => articleId) };
};
