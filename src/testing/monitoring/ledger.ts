import { madeFrom, opinionsOf, toldOf } from '../price-watch/as-opinion.ts';
import type { AlertEntry, WatchState } from '#core/price-watch/types.ts';
import { referenceOn } from '#core/price-watch/reference.ts';
import {
  watchedDealToday,
  watchedToday,
} from '#features/prices/price-monitoring/server/queries-conditions.ts';
import { totalsOf } from '#core/invoices/write/totals.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Play } from './play.ts';
import { insistSame } from './same.ts';

interface ArticleRow {
  readonly id: string;
  readonly goods: string;
  readonly watch_state: WatchState;
}

interface EntryRow {
  readonly article_id: string;
  readonly id: string;
}

const articlesSql = `
  select a.*, s.organization_number || ' ' || a.article_key as goods
  from unit_article a join organization_supplier s on s.id = a.supplier_id where a.unit_id = $1`;

const entriesSql = `
  select e.*, i.number as "invoiceNumber", i.sha256, d.decision, i.issue_date as "invoiceDate"
  from price_alert_entry e
  join invoice i on i.unit_id = $1 and i.id = e.invoice_id
  left join price_decision d on d.unit_id = $1 and d.article_id = e.article_id and d.id = e.decision_id
  where e.unit_id = $1`;

/** The columns of an entry that say what the core says of it. */
const entryOf = (row: Record<string, unknown>): unknown => ({
  id: row['id'],
  kind: row['kind'],
  why: row['why'],
  status: row['status'],
  dealId: row['deal_id'],
  date: row['invoiceDate'],
  dateOfEntry: row['invoice_date'],
  numberOfEntry: row['invoice_number'],
  number: row['invoiceNumber'],
  sha256: row['sha256'],
  line: row['line_no'],
  perBase: row['per_base'],
  quantity: row['quantity'],
  billed: row['billed_price'],
  watched: row['watched_price'],
  itemDiff: row['item_diff'],
  sumDiff: row['sum_diff'],
  decision: row['decision_id'],
});

const wantedEntry = ({ key, ...entry }: AlertEntry): unknown => ({
  id: entry.id,
  kind: entry.kind,
  why: entry.why,
  status: entry.status,
  dealId: entry.dealId,
  date: key.invoiceDate,
  dateOfEntry: key.invoiceDate,
  numberOfEntry: key.invoiceNumber,
  number: key.invoiceNumber,
  sha256: key.documentSha256,
  line: key.lineNumber,
  perBase: entry.perBase,
  quantity: entry.quantity,
  billed: entry.billedPrice,
  watched: entry.watchedPrice,
  itemDiff: entry.itemDiff,
  sumDiff: entry.sumDiff,
  decision: entry.decision?.id ?? null,
});

const figuresOf = (row: Record<string, unknown>): unknown => ({
  lines: row['lines'],
  sum: row['sum_total'],
  quantity: row['quantity_total'],
  min: row['price_min'],
  max: row['price_max'],
  first: row['first_date'],
  lastDate: row['last_date'],
  last: row['last_price'],
  watched: row['watched_price'],
  deal: row['watched_deal_id'],
  unresolved: row['unresolved'],
  resolved: row['resolved'],
  ignored: row['ignored'],
  extra: row['unresolved_sum'],
});

const wantedFigures = ({ counters, watched, newest }: WatchState): unknown => ({
  lines: counters.lines,
  sum: counters.sum,
  quantity: counters.quantity,
  min: counters.min,
  max: counters.max,
  first: counters.firstDate,
  lastDate: newest?.key.invoiceDate ?? null,
  last: newest?.price ?? null,
  watched: watched?.price ?? null,
  deal: watched?.dealId ?? null,
  unresolved: counters.unresolved,
  resolved: counters.resolved,
  ignored: counters.ignored,
  extra: counters.unresolvedSum,
});

const byId = (a: { readonly id?: unknown }, b: { readonly id?: unknown }): number =>
  String(a.id) < String(b.id) ? -1 : 1;

/** A state says the same where its ended deals stand in another order. */
const stateOf = (state: WatchState): WatchState => ({
  ...state,
  endedDeals: state.endedDeals.toSorted((a, b) => (a.dealId < b.dealId ? -1 : 1)),
});

/** The copy of the reference in SQL, for the newest day of all and one when every deal with an end is over. */
const checkWatched = async (play: Play, unit: number): Promise<void> => {
  const made = await play.decisions(unit);
  for (const day of ['2026-03-22', '2026-04-30']) {
    const rows = await play.query<{ id: string; goods: string; price: string | null; deal: string | null }>(
      unit,
      `select a.id, s.organization_number || ' ' || a.article_key as goods, ${watchedToday} as price, ${watchedDealToday} as deal
       from unit_article a join organization_supplier s on s.id = a.supplier_id
       left join lateral krogkoll_watched_on(a.organization_id, a.unit_id, '${day}') w on w.article_id = a.id
       where a.unit_id = $1`,
    );
    for (const { id, goods, price, deal } of rows) {
      const { state } = play.model.evaluate(unit, goods, made.get(id) ?? []);
      const wanted = state.watched && referenceOn(state, day, play.model.context(unit, goods))?.facts;
      insistSame(price, wanted?.price ?? null, `what ${goods} is compared with on ${day}`);
      const dealId = wanted && 'dealId' in wanted ? wanted.dealId : null;
      insistSame(deal, dealId, `the deal that ${goods} is compared with on ${day}`);
    }
  }
};

const checkUnit = async (play: Play, unit: number): Promise<void> => {
  const { model } = play;
  const articles = await play.query<ArticleRow & Record<string, unknown>>(unit, articlesSql);
  const entries = await play.query<EntryRow & Record<string, unknown>>(unit, entriesSql);
  const made = await play.decisions(unit);
  const goods = [...model.articles(unit).keys()];
  insistSame(articles.map((row) => row.goods).toSorted(), goods.toSorted(), 'the articles of the unit');
  for (const article of articles) {
    const decisions = made.get(article.id) ?? [];
    const { state, entries: wanted } = model.evaluate(unit, article.goods, decisions);
    insistSame(figuresOf(article), wantedFigures(state), `the figures of ${article.goods}`);
    insistSame(stateOf(article.watch_state), stateOf(state), `the state of ${article.goods}`);
    const { last_price: last, price_min: min, price_max: max, first_date: first, last_date: day } = article;
    const isBought = last !== null;
    insistSame(
      [min, max, first, day].map((value) => value !== null),
      [isBought, isBought, isBought, isBought],
      `bounds and days come with the price of ${article.goods}`,
    );
    const own = entries.filter((entry) => entry.article_id === article.id).toSorted(byId);
    insistSame(
      own.map(entryOf),
      wanted.toSorted(byId).map(wantedEntry),
      `the alerts of ${article.goods}, as the pure function`,
    );
    const { total, unresolved, resolved, ignored } = state.counters;
    insistSame(own.length, total, 'total counts the alerts');
    insistSame(total, unresolved + resolved + ignored, 'total = unresolved + resolved + ignored');
    const lines = model.articles(unit).get(article.goods) ?? [];
    const world = { ...model.context(unit, article.goods), lines, decisions: decisions.map(madeFrom) };
    insistSame(toldOf(wanted), opinionsOf(world), `the alerts of ${article.goods}, as the second opinion`);
    play.done.alerts = Math.max(play.done.alerts, entries.length);
  }
};

/** What an invoice's day has cost, and what waits beside it. */
interface DayOfCost {
  readonly net: string;
  readonly invoices: number;
  readonly heldNet: string;
  readonly heldInvoices: number;
}

const checkSums = async (play: Play, unit: number): Promise<void> => {
  const own = play.model.invoices.filter((invoice) => invoice.unit === unit);
  const days = new Map<string, DayOfCost>();
  for (const { draft, held } of own) {
    const key = `${draft.issueDate} ${draft.supplier.organizationNumber} ${draft.currency}`;
    const before = days.get(key) ?? { net: '0', invoices: 0, heldNet: '0', heldInvoices: 0 };
    const { taxExclusive } = totalsOf(draft);
    const net = draft.creditNote ? taxExclusive.abs().neg() : taxExclusive;
    const sum = decimal(held ? before.heldNet : before.net)
      .plus(net)
      .toFixed();
    days.set(
      key,
      held
        ? { ...before, heldNet: sum, heldInvoices: before.heldInvoices + 1 }
        : { ...before, net: sum, invoices: before.invoices + 1 },
    );
  }
  const rows = await play.query<DayOfCost & { key: string }>(
    unit,
    `select concat_ws(' ', d.day, s.organization_number, d.currency) as key, trim_scale(d.net) as net, d.invoices,
       trim_scale(d.held_net) as "heldNet", d.held_invoices as "heldInvoices"
     from unit_day d join organization_supplier s on s.id = d.supplier_id where d.unit_id = $1`,
  );
  insistSame(
    Object.fromEntries(rows.map(({ key, ...day }) => [key, day])),
    Object.fromEntries(days),
    'the cost of each day and supplier',
  );
  const [lines] = await play.query<{ lines: number; articles: number; monitored: number; sums: string }>(
    unit,
    `select (select count(*)::int from invoice_line where unit_id = $1) as lines,
       (select count(*)::int from invoice_line where unit_id = $1 and monitored) as monitored,
       (select coalesce(sum(lines), 0)::int from unit_article where unit_id = $1) as articles,
       (select coalesce(sum(sum), 0) from invoice_line where unit_id = $1 and monitored)
         - (select coalesce(sum(sum_total), 0) from unit_article where unit_id = $1) as sums`,
  );
  const stated = own.reduce((count, { draft }) => count + draft.lines.length, 0);
  insistSame(lines?.lines, stated, 'every line once');
  insistSame(lines?.articles, lines?.monitored, 'every monitored line counts in its article');
  insistSame(lines?.sums, '0', 'the sums of articles are those of their lines');
};

/** Insists that everything stored for the units of a play follows from what was done in them. */
export const checkDatabase = async (play: Play): Promise<void> => {
  for (const unit of play.units.keys()) {
    await checkUnit(play, unit);
    await checkWatched(play, unit);
    await checkSums(play, unit);
  }
};
