import { evaluate } from '#core/price-watch/evaluate.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import { compareKeys } from '#core/price-watch/line-order.ts';
import { toldBy } from '#core/price-watch/told.ts';
import { decimal, zero } from '#core/values/decimal.ts';
import { evaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { EvaluatedArticle } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { HistorySummary } from '../contract.ts';

export interface FinishDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Articles that are evaluated or settled together. */
const atOnce = 100;
const mostArticles = 50;

type ToldArticle = HistorySummary['articles'][number];

interface OldArticle {
  readonly id: string;
  readonly name: string;
  readonly supplierName: string;
  readonly unit: string;
  /** Unresolved entries that came with old invoices. */
  readonly entries: readonly string[];
  /** The newest line that came with one. */
  readonly newestLineId: string;
}

/** Articles with unresolved entries of the import. An invoice belongs to the document that was read for it. */
const articlesSql = `
  with old as (
    select i.id, i.number, i.sha256 from document d
    join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = d.invoice_id and i.document_id = d.id
    where d.organization_id = $1 and d.unit_id = $2 and d.import_id = $3
  ), told as (
    select e.article_id, json_agg(e.id) as entries from price_alert_entry e join old on old.id = e.invoice_id
    where e.organization_id = $1 and e.unit_id = $2 and e.status = 'UNRESOLVED' group by e.article_id
  ), newest as (
    select distinct on (l.article_id) l.article_id, l.id from invoice_line l join old on old.id = l.invoice_id
    where l.organization_id = $1 and l.unit_id = $2 and l.monitored and l.article_id in (select article_id from told)
    order by l.article_id, l.issue_date desc, old.number collate "C" desc, old.sha256 collate "C" desc, l.line_no desc
  )
  select a.id, a.name, s.display_name as "supplierName", a.unit, told.entries, newest.id as "newestLineId"
  from told
  join newest on newest.article_id = told.article_id
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = told.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  order by a.id`;

/**
 * How an article is settled: as it stood when the newest old line was its newest, so that what has come since is judged by
 * that line's price. Null where something else than old invoices waits among those lines.
 */
const shownOf = (
  { entries, newestLineId }: OldArticle,
  { lines, decisions, context }: EvaluatedArticle,
): { readonly newestLineId: string; readonly unresolved: number } | null => {
  const newest = lines.find(({ id }) => id === newestLineId);
  if (newest === undefined) return null;
  const before = lines.filter(({ key }) => compareKeys(key, newest.key) <= 0);
  const waiting = evaluate(before, decisions, context).entries.filter(
    ({ status }) => status === 'UNRESOLVED',
  );
  const own = new Set(entries);
  const isOld = waiting.length > 0 && waiting.every(({ id }) => own.has(id));
  return isOld ? { newestLineId, unresolved: waiting.length } : null;
};

const tell = (
  article: OldArticle,
  { lines, evaluation, article: { currency } }: EvaluatedArticle,
): ToldArticle | null => {
  const own = new Set(article.entries);
  const entries = evaluation.entries
    .filter(({ id }) => own.has(id))
    .toSorted((a, b) => compareKeys(a.key, b.key));
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return null;
  const { changes, extra } = toldBy(lines, entries, currency);
  return {
    articleId: article.id,
    name: article.name,
    supplierName: article.supplierName,
    unit: article.unit,
    currency,
    told: changes,
    firstDate: first.key.invoiceDate,
    lastDate: last.key.invoiceDate,
    fromPrice: first.watchedPrice,
    toPrice: last.billedPrice,
    extra,
  };
};

const summaryOf = (told: readonly ToldArticle[], currency: string, openArticles: number): HistorySummary => ({
  told: told.reduce((sum, article) => sum + article.told, 0),
  extra: told
    .filter((article) => article.currency === currency)
    .reduce((sum, { extra }) => sum.plus(decimal(extra)), zero)
    .toFixed(),
  currency,
  articleCount: told.length,
  openArticles,
  articles: told
    .toSorted((a, b) => decimal(b.extra).cmp(decimal(a.extra)) || (a.articleId < b.articleId ? -1 : 1))
    .slice(0, mostArticles),
});

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

/** The summary of what stands unresolved, and the decisions that settle it where nothing newer waits among it. */
const settleHistory = async (
  tx: Tx,
  { clock, newId }: FinishDeps,
  scope: UnitScope,
  importId: string,
): Promise<HistorySummary> => {
  const articles = await tx.query<OldArticle>(articlesSql, [scope.organizationId, scope.unitId, importId]);
  const nobody = {
    actor: { userId: null, impersonatedBy: null, requestId: importId },
    now: clock.now(),
    newId,
  };
  const told: ToldArticle[] = [];
  let settled = 0;
  for (const part of partsOf(articles)) {
    const byId = new Map(part.map((article) => [article.id, article]));
    const shown: Record<string, { readonly newestLineId: string; readonly unresolved: number }> = {};
    for (const evaluated of await evaluateArticles(tx, scope, [...byId.keys()])) {
      const article = byId.get(evaluated.article.id);
      const line = article === undefined ? null : tell(article, evaluated);
      const until = article === undefined ? null : shownOf(article, evaluated);
      if (line !== null) told.push(line);
      if (until !== null) shown[evaluated.article.id] = until;
    }
    const articleIds = Object.keys(shown);
    settled += articleIds.length;
    const answer = await settleAlerts(tx, scope, nobody, { articleIds, kind: 'history', shown });
    // Nobody else decides while the unit is held, so this is a fault and the job is tried again.
    if (answer instanceof Refused) throw new Error(`old alerts could not be settled: ${answer.code}`);
  }
  return summaryOf(told, await currencyOf(tx, scope), articles.length - settled);
};

/** An import that was closed and of which nothing is under way any more. */
const readySql = `
  select from history_import h where h.organization_id = $1 and h.unit_id = $2 and h.id = $3 and h.state = 'reading'
    and not exists (select from document d where d.organization_id = $1 and d.unit_id = $2 and d.import_id = $3
      and d.state in ('received', 'stored', 'recognising', 'read', 'matched', 'checked'))`;

/**
 * Ends an import whose documents have all ended, in one transaction and once. Answers whether it did; not while it
 * collects, or something of it is being read.
 */
export const finish = async (deps: FinishDeps, scope: UnitScope, importId: string): Promise<boolean> => {
  const { organizationId, unitId } = scope;
  const key = [organizationId, unitId, importId];
  // It is asked after every batch that is read, so the unit is not held for a no.
  const ready = await deps.db.tenantRead(organizationId, (reader) => reader.query(readySql, key));
  if (ready.length === 0) return false;
  return deps.db.tenantTransaction(organizationId, async (tx) => {
    await lockUnit(tx, scope);
    if ((await tx.query(`${readySql} for update of h`, key)).length === 0) return false;
    const summary = await settleHistory(tx, deps, scope, importId);
    await tx.query(
      `update history_import set state = 'done', ended_at = $4, summary = $5
       where organization_id = $1 and unit_id = $2 and id = $3`,
      [...key, deps.clock.now().toISOString(), JSON.stringify(summary)],
    );
    return true;
  });
};
