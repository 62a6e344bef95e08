import { articleSearch } from '#core/products/article-search.ts';
import { tellsDeals } from '#core/price-watch/deal-tally.ts';
import { appendLine, isNewest } from '#core/price-watch/append-line.ts';
import { emptyState } from '#core/price-watch/play-line.ts';
import { isMonitored } from '#core/price-watch/monitored.ts';
import type { AlertEntry, OrderLine, WatchContext, WatchState } from '#core/price-watch/types.ts';
import { incrementOf } from '#core/products/article-growth.ts';
import type { ArticleGrowth, CountedLine, MonitoredLine } from '#core/products/article-growth.ts';
import { articleCategory } from '#core/products/article-category.ts';
import { goodsInAnyMeasure } from '#core/products/article-key.ts';
import type { Category } from '#core/products/category.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { entryColumns, watchColumns } from './commands-evaluate.ts';
import { loadWatchContexts, numbersOf } from './queries-context.ts';
import type { WatchedArticleKey } from './queries-context.ts';

/** An article as the database knows it before a batch. */
export interface KnownArticle extends Pick<WatchedArticleKey, 'earlierIds' | 'earlierKeys'> {
  readonly id: string;
  /** The article that the key is of; another one than `id` where a person has said that it goes on under another number. */
  readonly homeId: string;
  readonly supplierId: string;
  readonly key: string;
  /** The key of `id`. */
  readonly ownKey: string;
  readonly number: string | null;
  readonly currency: string;
  readonly state: WatchState | null;
}

/** What a line says of its article. */
export interface ArticleOfLine {
  readonly supplierId: string;
  readonly supplierCategory: Category;
  readonly key: string;
  readonly number: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
}

interface Held {
  readonly known: KnownArticle;
  /** Columns of an article that the database does not have yet. */
  readonly created: ArticleOfLine | null;
  state: WatchState;
  readonly growth: ArticleGrowth & { readonly counted: CountedLine[]; readonly monitored: MonitoredLine[] };
  moved: boolean;
  /** Judged from all its lines after they have been written, not one by one. */
  late: boolean;
}

/** A line on its way into its article's history. */
export interface TakenLine {
  readonly articleId: string;
  readonly supplierId: string;
  readonly invoiceId: string;
  readonly line: OrderLine;
}

/** Rows for `krogkoll_ingest`, and articles to evaluate again once they are written. */
export interface ArticleRows {
  readonly new_articles: readonly object[];
  readonly articles: readonly object[];
  readonly figures: readonly object[];
  readonly entries: readonly object[];
  readonly late: readonly string[];
  /** Articles that got an alert. */
  readonly alerted: readonly string[];
}

const goodsOf = (known: KnownArticle): string[] =>
  numbersOf({ ...known, articleNumber: known.number }).flatMap(
    (articleNumber) => goodsInAnyMeasure({ ...known, articleNumber }) ?? [],
  );

/**
 * The articles of one unit while a batch of its lines is taken in memory. Lines that come in order cost no query; an
 * article with a late line, or one that begins beside the same goods in another unit of measure, is evaluated afterwards.
 */
export class ArticleBook {
  readonly #articles = new Map<string, Held>();
  readonly #homes = new Map<string, string>();
  readonly #byId = new Map<string, Held>();
  readonly #byGoods = new Map<string, Held[]>();
  readonly #entries: object[] = [];
  readonly #alerted = new Set<string>();
  readonly #newId: NewId;
  #contexts: ReadonlyMap<string, { readonly context: WatchContext }> = new Map();

  constructor(known: readonly KnownArticle[], newId: NewId) {
    this.#newId = newId;
    for (const article of known) {
      const held = this.#byId.get(article.id) ?? this.#hold(article, null);
      const place = `${article.supplierId}/${article.key}`;
      this.#articles.set(place, held);
      if (article.homeId !== article.id) this.#homes.set(place, article.homeId);
    }
  }

  #hold(known: KnownArticle, created: ArticleOfLine | null): Held {
    const state = known.state ?? emptyState;
    const before = state.newest?.key.invoiceDate ?? null;
    const growth = { before, counted: [], monitored: [] };
    const held: Held = { known, created, state, growth, moved: false, late: false };
    this.#articles.set(`${known.supplierId}/${known.ownKey}`, held);
    this.#byId.set(known.id, held);
    for (const goods of goodsOf(known)) this.#byGoods.set(goods, [...(this.#byGoods.get(goods) ?? []), held]);
    return held;
  }

  /** The article's id, made when the unit has not bought it before. */
  articleOf(line: ArticleOfLine): string {
    const before = this.#articles.get(`${line.supplierId}/${line.key}`);
    if (before !== undefined) return before.known.id;
    const { supplierId, key, number, currency } = line;
    const id = this.#newId();
    const made = { id, homeId: id, supplierId, key, ownKey: key, number, currency, state: null };
    return this.#hold({ ...made, earlierIds: [], earlierKeys: [] }, line).known.id;
  }

  /** The article of the line's own number, where it goes on under another; else null. */
  homeOf({ supplierId, key }: Pick<ArticleOfLine, 'supplierId' | 'key'>): string | null {
    return this.#homes.get(`${supplierId}/${key}`) ?? null;
  }

  /** Loads rules and deals of the articles. Without it every line is judged by the standard rule. */
  async loadContexts(reader: Reader, scope: UnitScope): Promise<void> {
    const keys = [...this.#byId.values()].map(({ known }) => ({
      ...known,
      articleKey: known.ownKey,
      articleNumber: known.number,
    }));
    this.#contexts = await loadWatchContexts(reader, scope, keys);
  }

  /** Takes a line; answers whether it is monitored. Lines should come in the monitoring order where they can. */
  take({ articleId, supplierId, invoiceId, line }: TakenLine): boolean {
    const held = this.#byId.get(articleId);
    if (held === undefined) throw new Error('take() comes after articleOf()');
    const { currency } = held.known;
    if (!isMonitored(line, currency)) return false;
    this.#wakeSiblings(held, line);
    if (held.late || !isNewest(held.state, line)) {
      held.late = true;
      return true;
    }
    const context = this.#contexts.get(articleId)?.context ?? {
      currency,
      rules: [],
      deals: [],
      siblings: [],
    };
    if (!tellsDeals(held.state, context.deals)) {
      held.late = true;
      return true;
    }
    const { state, entry } = appendLine(held.state, line, context);
    held.state = state;
    const { key, price, quantity } = line;
    held.growth.monitored.push({ invoiceId, day: key.invoiceDate, price, quantity });
    held.moved = true;
    if (entry !== null)
      this.#enter(held, entry, { supplier_id: supplierId, invoice_id: invoiceId, currency });
    return true;
  }

  /** Takes what a line that counts has cost, a credit line too. */
  count(articleId: string, line: CountedLine): void {
    const held = this.#byId.get(articleId);
    if (held === undefined) throw new Error('count() comes after articleOf()');
    held.growth.counted.push(line);
  }

  #enter(held: Held, entry: AlertEntry, columns: object): void {
    this.#entries.push({ ...entryColumns(held.known.id, entry), ...columns });
    this.#alerted.add(held.known.id);
  }

  /** The first line of an article is judged by its siblings' lines before it, so both may change. */
  #wakeSiblings(held: Held, line: OrderLine): void {
    const goods = goodsOf(held.known);
    const others = goods.flatMap((each) => this.#byGoods.get(each) ?? []).filter((other) => other !== held);
    if (others.length === 0) return;
    if (held.state.at === null) held.late = true;
    for (const other of others) {
      const { firstDate } = other.state.counters;
      if (firstDate !== null && firstDate >= line.key.invoiceDate) other.late = true;
    }
  }

  /** What the batch changed. An article that is evaluated afterwards is only created here. */
  rows(): ArticleRows {
    const held = [...this.#byId.values()].toSorted((a, b) => (a.known.id < b.known.id ? -1 : 1));
    const columns = ({ known, state, late }: Held) => ({
      id: known.id,
      ...watchColumns({ state: late ? (known.state ?? emptyState) : state }),
    });
    const late = new Set(held.flatMap((each) => (each.late ? [each.known.id] : [])));
    return {
      new_articles: held.flatMap((each) =>
        each.created === null ? [] : [{ ...columns(each), ...createdColumns(each.created) }],
      ),
      articles: held.filter((each) => each.created === null && each.moved && !each.late).map(columns),
      figures: held.flatMap(({ known, growth, late }) =>
        late || growth.counted.length === 0 ? [] : [{ article_id: known.id, ...incrementOf(growth) }],
      ),
      entries: this.#entries.filter(
        (entry) => !('article_id' in entry && late.has(String(entry.article_id))),
      ),
      late: [...late],
      alerted: [...this.#alerted],
    };
  }
}

const createdColumns = (line: ArticleOfLine): object => ({
  supplier_id: line.supplierId,
  article_key: line.key,
  article_number: line.number,
  name: line.name,
  unit: line.unit,
  currency: line.currency,
  category: articleCategory(line.name, line.supplierCategory),
  search: articleSearch(line.name, [line.number]),
});
