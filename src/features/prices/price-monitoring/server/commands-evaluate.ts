import { evaluate } from '#core/price-watch/evaluate.ts';
import type { AlertEntry, Evaluation, OrderLine } from '#core/price-watch/types.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { type FormerArticle, nameByFirst } from './commands-name.ts';
import { loadWatchContexts, watchedKeyColumns } from './queries-context.ts';
import type { LoadedContext } from './queries-context.ts';
import { loadOrderLines } from './queries-context.ts';

/** One article with everything its evaluation is made from. */
export interface EvaluatedArticle extends LoadedContext {
  readonly article: FormerArticle;
  readonly lines: readonly OrderLine[];
  readonly evaluation: Evaluation;
}

/**
 * Evaluates articles from all their lines, without writing anything. Unknown ids are left out; one that goes on under another number
 * is answered as that.
 */
export const evaluateArticles = async (
  reader: Reader,
  scope: UnitScope,
  articleIds: readonly string[],
): Promise<EvaluatedArticle[]> => {
  const articles = await reader.query<FormerArticle>(
    `select ${watchedKeyColumns}, first_date as "firstDate" from unit_article
     where organization_id = $1 and unit_id = $2 and id in (
       select coalesce(k.stitched_into, k.id) from unit_article k
       where k.organization_id = $1 and k.unit_id = $2 and k.id = any($3::uuid[])) order by id`,
    [scope.organizationId, scope.unitId, articleIds],
  );
  const contexts = await loadWatchContexts(reader, scope, articles);
  const lines = await loadOrderLines(
    reader,
    scope,
    articles.map(({ id }) => id),
  );
  return articles.flatMap((article) => {
    const loaded = contexts.get(article.id);
    if (loaded === undefined) return [];
    const own = lines.get(article.id) ?? [];
    return [{ ...loaded, article, lines: own, evaluation: evaluate(own, loaded.decisions, loaded.context) }];
  });
};

/**
 * The articles and those with the same goods in other units of measure: the first line of each is judged by the others'
 * lines before it.
 */
export const withSiblings = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleIds: readonly string[],
): Promise<string[]> => {
  if (articleIds.length === 0) return [];
  const siblings = await reader.query<{ id: string }>(
    `select distinct coalesce(o.stitched_into, o.id) as id from unit_article a
     join unit_article o on o.organization_id = $1 and o.unit_id = $2 and o.supplier_id = a.supplier_id
       and o.article_number = a.article_number and o.currency = a.currency
     where a.organization_id = $1 and a.unit_id = $2 and (a.id = any($3::uuid[]) or a.stitched_into = any($3::uuid[]))`,
    [organizationId, unitId, articleIds],
  );
  return [...new Set([...articleIds, ...siblings.map(({ id }) => id)])];
};

/** The columns of `unit_article` that follow from a state. */
export const watchColumns = ({ state }: Pick<Evaluation, 'state'>): Readonly<Record<string, unknown>> => ({
  lines: state.counters.lines,
  sum_total: state.counters.sum,
  quantity_total: state.counters.quantity,
  price_min: state.counters.min,
  price_max: state.counters.max,
  first_date: state.counters.firstDate,
  last_date: state.newest?.key.invoiceDate ?? null,
  last_price: state.newest?.price ?? null,
  watched_price: state.watched?.price ?? null,
  watched_deal_id: state.watched?.dealId ?? null,
  watch_state: state,
  unresolved: state.counters.unresolved,
  resolved: state.counters.resolved,
  ignored: state.counters.ignored,
  unresolved_sum: state.counters.unresolvedSum,
});

/** The columns of `price_alert_entry` that follow from an entry; the invoice is the line's own. */
export const entryColumns = (articleId: string, entry: AlertEntry): Readonly<Record<string, unknown>> => ({
  article_id: articleId,
  id: entry.id,
  invoice_number: entry.key.invoiceNumber,
  invoice_date: entry.key.invoiceDate,
  sha256: entry.key.documentSha256,
  line_no: entry.key.lineNumber,
  quantity: entry.quantity,
  billed_price: entry.billedPrice,
  watched_price: entry.watchedPrice,
  item_diff: entry.itemDiff,
  sum_diff: entry.sumDiff,
  deal_id: entry.dealId,
  per_base: entry.perBase,
  kind: entry.kind,
  why: entry.why,
  status: entry.status,
  decision_id: entry.decision?.id ?? null,
});

const saveStatesSql = `
  update unit_article a set
    lines = w.lines, sum_total = w.sum_total, quantity_total = w.quantity_total, price_min = w.price_min,
    price_max = w.price_max, first_date = w.first_date, last_date = w.last_date, last_price = w.last_price,
    watched_price = w.watched_price, watched_deal_id = w.watched_deal_id, watch_state = w.watch_state,
    unresolved = w.unresolved, resolved = w.resolved, ignored = w.ignored, unresolved_sum = w.unresolved_sum
  from jsonb_to_recordset($3::jsonb) as w(id uuid, lines int, sum_total numeric, quantity_total numeric,
    price_min numeric, price_max numeric, first_date date, last_date date, last_price numeric, watched_price numeric,
    watched_deal_id uuid, watch_state jsonb, unresolved int, resolved int, ignored int, unresolved_sum numeric)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = w.id`;

const recordsSql = `jsonb_to_recordset($3::jsonb) as w(article_id uuid, id uuid, invoice_number text, invoice_date date,
    sha256 text, line_no int, quantity numeric, billed_price numeric, watched_price numeric, item_diff numeric, sum_diff numeric,
    deal_id uuid, per_base jsonb, kind text, why jsonb, status text, decision_id uuid)`;

const forgetOthersSql = `
  delete from price_alert_entry e
  where e.organization_id = $1 and e.unit_id = $2 and e.article_id = any ($4::uuid[])
    and (e.article_id, e.id) not in (select w.article_id, w.id from ${recordsSql})`;

/** Only what is new or has changed: a late line touches few of the thousands of entries of goods that are bought every day. */
const saveEntriesSql = `
  insert into price_alert_entry (organization_id, unit_id, article_id, id, supplier_id, invoice_id, invoice_number,
    invoice_date, sha256, line_no, quantity, billed_price, watched_price, item_diff, sum_diff, currency, deal_id, per_base,
    kind, why, status, decision_id, credited)
  select $1, $2, w.article_id, w.id, l.supplier_id, l.invoice_id, w.invoice_number, w.invoice_date, w.sha256, w.line_no,
    w.quantity, w.billed_price, w.watched_price, w.item_diff, w.sum_diff, a.currency, w.deal_id, w.per_base, w.kind,
    w.why, w.status, w.decision_id,
    coalesce((select k.amount from price_credit k where k.organization_id = $1 and k.unit_id = $2 and k.order_line_id = w.id), 0)
  from ${recordsSql}
  join invoice_line l on l.organization_id = $1 and l.unit_id = $2 and l.issue_date = w.invoice_date
    and l.id = w.id and l.line_no = w.line_no
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = w.article_id
  where not exists (
    select from price_alert_entry e
    where e.organization_id = $1 and e.unit_id = $2 and e.article_id = w.article_id and e.id = w.id
      and (e.supplier_id, e.invoice_id, e.invoice_number, e.invoice_date, e.sha256, e.line_no, e.quantity, e.billed_price,
        e.watched_price, e.item_diff, e.sum_diff, e.currency, e.deal_id, e.per_base, e.kind, e.why, e.status, e.decision_id)
        is not distinct from (l.supplier_id, l.invoice_id, w.invoice_number, w.invoice_date, w.sha256, w.line_no, w.quantity,
          w.billed_price, w.watched_price, w.item_diff, w.sum_diff, a.currency, w.deal_id, w.per_base, w.kind, w.why, w.status,
          w.decision_id))
  on conflict (organization_id, unit_id, article_id, id) do update set
    supplier_id = excluded.supplier_id, invoice_id = excluded.invoice_id, invoice_number = excluded.invoice_number,
    invoice_date = excluded.invoice_date, sha256 = excluded.sha256, line_no = excluded.line_no, quantity = excluded.quantity,
    billed_price = excluded.billed_price, watched_price = excluded.watched_price, item_diff = excluded.item_diff,
    sum_diff = excluded.sum_diff, currency = excluded.currency, deal_id = excluded.deal_id, per_base = excluded.per_base,
    kind = excluded.kind, why = excluded.why, status = excluded.status, decision_id = excluded.decision_id,
    credited = excluded.credited`;

/** Writes evaluations: the articles' figures, and of their entries those that are not as they stand. */
export const saveEvaluations = async (
  tx: Tx,
  scope: UnitScope,
  evaluated: readonly EvaluatedArticle[],
): Promise<void> => {
  if (evaluated.length === 0) return;
  const { organizationId, unitId } = scope;
  const states = evaluated.map(({ article, evaluation }) => ({
    id: article.id,
    ...watchColumns(evaluation),
  }));
  await tx.query(saveStatesSql, [organizationId, unitId, JSON.stringify(states)]);
  await nameByFirst(tx, scope, evaluated);
  const entries = JSON.stringify(
    evaluated.flatMap(({ article, evaluation }) =>
      evaluation.entries.map((entry) => entryColumns(article.id, entry)),
    ),
  );
  const articleIds = evaluated.map(({ article }) => article.id);
  await tx.query(forgetOthersSql, [organizationId, unitId, entries, articleIds]);
  await tx.query(saveEntriesSql, [organizationId, unitId, entries]);
};

/** Makes articles' watch states and entries anew from all their lines: after a late line, a new deal, a changed rule. */
export const reevaluateArticles = async (
  tx: Tx,
  scope: UnitScope,
  articleIds: readonly string[],
): Promise<EvaluatedArticle[]> => {
  const evaluated = articleIds.length === 0 ? [] : await evaluateArticles(tx, scope, articleIds);
  await saveEvaluations(tx, scope, evaluated);
  return evaluated;
};
