import type { Deal, PriceBasis, PriceBreak } from '#core/price-watch/deal-types.ts';
import type { Decision, OrderLine, SiblingLine, WatchContext, WatchRule } from '#core/price-watch/types.ts';
import { chainDecisions } from '#core/price-watch/chain-decisions.ts';
import { factsOf } from '#core/price-watch/monitored.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { goodsInAnyMeasure } from '#core/products/article-key.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { type LineFacts, orderLineOf } from '../rules.ts';

interface LineRecord extends Omit<LineFacts, 'creditNote' | 'trusted'> {
  readonly articleId: string;
}

/** A deposit line right after a goods line, with its quantity, is that line's deposit. */
const linesSql = `
  select l.article_id as "articleId", l.id, l.issue_date as "invoiceDate", i.number as "invoiceNumber", i.sha256,
    l.line_no as "lineNo", l.name, l.unit, l.quantity, l.price, trim_scale(l.comparable_price) as "comparablePrice",
    l.discount, l.deposit, l.sum, l.delivery_date as "deliveryDate", trim_scale(l.vat_rate) as "vatRate", l.kind, i.currency, d.sum as "depositSum"
  from invoice_line l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  left join invoice_line d on d.organization_id = $1 and d.unit_id = $2 and d.issue_date = l.issue_date
    and d.invoice_id = l.invoice_id and d.line_no = l.line_no + 1 and d.kind = 'deposit' and d.quantity = l.quantity
  where l.organization_id = $1 and l.unit_id = $2 and l.monitored and l.article_id = any($3::uuid[])
    and l.quantity is not null and l.comparable_price is not null`;

/** The monitored lines of articles, by article, in no particular order. */
export const loadOrderLines = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLine[]>> => {
  const records = await reader.query<LineRecord>(linesSql, [organizationId, unitId, articleIds]);
  const byArticle = new Map<string, OrderLine[]>();
  for (const { articleId, ...facts } of records) {
    const lines = byArticle.get(articleId) ?? [];
    byArticle.set(articleId, lines);
    lines.push(orderLineOf({ ...facts, creditNote: false, trusted: true }));
  }
  return byArticle;
};

/** What names an article to its context. */
export interface WatchedArticleKey {
  readonly id: string;
  readonly supplierId: string;
  readonly articleKey: string;
  readonly articleNumber: string | null;
  readonly currency: string;
  /** Of an article that was renumbered: those before it and their keys, the first one first. */
  readonly earlierIds: readonly string[];
  readonly earlierKeys: readonly string[];
}

/** The columns of `unit_article` that are a `WatchedArticleKey`. */
export const watchedKeyColumns = `id, supplier_id as "supplierId", article_key as "articleKey", article_number as "articleNumber", currency,
  earlier_ids as "earlierIds", earlier_keys as "earlierKeys"`;

/** Every number that the article has had. */
export const numbersOf = ({
  articleNumber,
  earlierKeys,
}: Pick<WatchedArticleKey, 'articleNumber' | 'earlierKeys'>): string[] => {
  const earlier = earlierKeys.flatMap((key) => {
    const [kind, number] = JSON.parse(key) as string[];
    return kind === 'number' && number !== undefined ? number : [];
  });
  return articleNumber === null ? earlier : [articleNumber, ...earlier];
};

interface RuleJson {
  readonly scope: WatchRule['scope'];
  readonly scope_id: string;
  readonly set_at: string;
  readonly reference: 'watched' | 'last';
  readonly threshold_type: 'any' | 'amount' | 'percent';
  readonly threshold: string | null;
  readonly direction: 'rises' | 'both';
}

interface DealJson {
  readonly id: string;
  readonly whole: boolean;
  readonly supplier_id: string;
  readonly article_key: string;
  readonly price: string;
  readonly breaks: PriceBreak[];
  readonly basis: PriceBasis;
  readonly pack: PackSize | null;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly tolerance_type: 'amount' | 'percent';
  readonly tolerance_up: string;
  readonly tolerance_down: string;
  readonly market_priced: boolean;
}

interface SiblingJson {
  readonly id: string;
  readonly supplier_id: string;
  readonly article_number: string;
  readonly currency: string;
}

interface ContextRow {
  readonly rules: RuleJson[];
  readonly deals: DealJson[];
  readonly decisions: { article_id: string; home_id: string; decision: Decision; withdrawn: boolean }[];
  readonly siblings: SiblingJson[];
}

/** One round trip; amounts leave as text, because JSON numbers are not exact. */
const contextSql = `
  select
    (select coalesce(json_agg(json_build_object('scope', scope, 'scope_id', scope_id, 'set_at', set_at,
        'reference', reference, 'threshold_type', threshold_type, 'threshold', threshold::text, 'direction', direction)), '[]')
      from price_rule where organization_id = $1 and unit_id = $2) as rules,
    (select coalesce(json_agg(json_build_object('id', id, 'whole', unit_ids is null, 'supplier_id', supplier_id,
        'article_key', article_key, 'price', price::text, 'breaks', breaks, 'basis', basis, 'pack', pack, 'valid_from', valid_from, 'valid_to', valid_to,
        'tolerance_type', tolerance_type, 'tolerance_up', tolerance_up::text, 'tolerance_down', tolerance_down::text,
        'market_priced', market_priced)), '[]')
      from deal where organization_id = $1 and coalesce($2 = any(unit_ids), true)
        and supplier_id = any($3::uuid[]) and article_key = any($4::text[])) as deals,
    (select coalesce(json_agg(json_build_object('article_id', article_id, 'home_id', coalesce(home_article_id, article_id),
        'decision', decision,
        'withdrawn', withdrawn_at is not null)), '[]')
      from price_decision where organization_id = $1 and unit_id = $2 and article_id = any($5::uuid[])) as decisions,
    (select coalesce(json_agg(json_build_object('id', coalesce(stitched_into, id), 'supplier_id', supplier_id, 'article_number', article_number,
        'currency', currency)), '[]')
      from unit_article where organization_id = $1 and unit_id = $2 and supplier_id = any($3::uuid[])
        and article_number = any($6::text[])) as siblings`;

const ruleOf = (rule: RuleJson): WatchRule => ({
  id: `${rule.scope}:${rule.set_at}`,
  scope: rule.scope,
  validFrom: rule.set_at,
  setting: {
    reference: rule.reference,
    threshold:
      rule.threshold_type === 'any'
        ? { type: 'any' }
        : { type: rule.threshold_type === 'amount' ? 'kr' : 'percent', value: rule.threshold ?? '0' },
    direction: rule.direction,
  },
});

const dealOf = (deal: DealJson): Deal => {
  const type = deal.tolerance_type === 'amount' ? 'kr' : 'percent';
  return {
    id: deal.id,
    scope: deal.whole ? 'organization' : 'unit',
    price: deal.price,
    breaks: deal.breaks,
    basis: deal.basis,
    pack: deal.pack,
    validFrom: deal.valid_from,
    validTo: deal.valid_to,
    toleranceUp: { type, value: deal.tolerance_up },
    toleranceDown: { type, value: deal.tolerance_down },
    marketPriced: deal.market_priced,
  };
};

const goodsOf = ({ supplier_id, article_number, currency }: SiblingJson): string | null =>
  goodsInAnyMeasure({ supplierId: supplier_id, articleNumber: article_number, currency });

const siblingsOf = async (
  reader: Reader,
  scope: UnitScope,
  article: WatchedArticleKey,
  candidates: readonly SiblingJson[],
): Promise<SiblingLine[]> => {
  const goods = new Set(
    numbersOf(article).map((articleNumber) => goodsInAnyMeasure({ ...article, articleNumber })),
  );
  const alike = candidates.filter((other) => other.id !== article.id && goods.has(goodsOf(other)));
  const ids = [...new Set(alike.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const lines = await loadOrderLines(reader, scope, ids);
  return [...lines.values()].flat().map((line) => ({ ...factsOf(line), key: line.key }));
};

const applies = (rule: RuleJson, scope: UnitScope, article: WatchedArticleKey): boolean =>
  rule.scope === 'article'
    ? rule.scope_id === article.id || article.earlierIds.includes(rule.scope_id)
    : rule.scope_id === (rule.scope === 'unit' ? scope.unitId : article.supplierId);

const keysOf = ({ articleKey, earlierKeys }: WatchedArticleKey): readonly string[] => [
  articleKey,
  ...earlierKeys,
];

export interface LoadedContext {
  readonly context: WatchContext;
  /** Those that count, in no particular order. */
  readonly decisions: readonly Decision[];
  /** No decision has a higher number, withdrawn ones too; 0 without any. */
  readonly lastSequence: number;
}

/** What each article's lines are judged by: its rules, deals, siblings in other units of measure, and its decisions. */
export const loadWatchContexts = async (
  reader: Reader,
  scope: UnitScope,
  articles: readonly WatchedArticleKey[],
): Promise<ReadonlyMap<string, LoadedContext>> => {
  if (articles.length === 0) return new Map();
  const numbers = articles.flatMap(numbersOf);
  const [row] = await reader.query<ContextRow>(contextSql, [
    scope.organizationId,
    scope.unitId,
    [...new Set(articles.map((article) => article.supplierId))],
    articles.flatMap(keysOf),
    articles.map((article) => article.id),
    numbers,
  ]);
  const contexts = new Map<string, LoadedContext>();
  for (const article of articles) {
    const context: WatchContext = {
      currency: article.currency,
      rules: (row?.rules ?? []).filter((rule) => applies(rule, scope, article)).map(ruleOf),
      deals: (row?.deals ?? [])
        .filter(
          (deal) => deal.supplier_id === article.supplierId && keysOf(article).includes(deal.article_key),
        )
        .map(dealOf),
      siblings: await siblingsOf(reader, scope, article, row?.siblings ?? []),
    };
    const made = (row?.decisions ?? []).filter((each) => each.article_id === article.id);
    contexts.set(article.id, {
      context,
      decisions: chainDecisions(
        [...article.earlierIds, article.id].map((home) =>
          made.filter((each) => !each.withdrawn && each.home_id === home).map((each) => each.decision),
        ),
      ),
      lastSequence: Math.max(made.length, ...made.map((each) => each.decision.sequence)),
    });
  }
  return contexts;
};
