import type { z } from 'zod';
import { isBadMatch, isProposal, savingByOffer } from '#core/sourcing/article-savings.ts';
import { type Offer, similarTo } from '#core/sourcing/find-offers.ts';
import { decimal } from '#core/values/decimal.ts';
import { plainText, searchWordsOf } from '#core/values/search-words.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { sourcingContract } from '../contract.ts';
import type { Alternative, SourcedArticle } from '../contract-fields.ts';
import { mostAlternatives, mostSimilar } from '../rules.ts';
import type { ArticleRecord, Viewer } from './queries-bought.ts';
import {
  outletIn,
  pricedRow,
  readWorld,
  type SourcedOwn,
  sourcedRow,
  type SourcingWorld,
} from './queries.ts';

type Contract = typeof sourcingContract;
type Query = z.output<Contract['listSourced']['query'] & z.ZodType>;
type Page = z.output<Contract['listSourced']['reply']>;
type Alternatives = z.output<Contract['readAlternatives']['reply']>;

/** Whether a person is asked about other goods beside an article. */
export const hasProposals = ({ article, offers }: SourcedOwn): boolean =>
  offers.some((offer) => isProposal(article, offer));

const shows: Readonly<Record<NonNullable<Query['show']>, (own: SourcedOwn) => boolean>> = {
  cheaper: ({ saving }) => saving !== null,
  over: ({ article, band }) =>
    band !== null && article.comparable !== null && decimal(article.comparable).gt(decimal(band.high)),
  unknown: ({ article }) => article.known === null,
  proposed: hasProposals,
};

/** Whether goods have all words of a search in their name, number, GTIN or supplier. */
export const hasWords = (words: readonly string[]) => {
  return ({ name, articleNumber, supplierName, gtin }: ArticleRecord): boolean => {
    const text = plainText(`${name} ${articleNumber ?? ''} ${supplierName} ${gtin ?? ''}`);
    return words.every((word) => text.includes(word));
  };
};

const inSwedish = new Intl.Collator('sv');

const orders: Readonly<Record<Query['sort'], (one: SourcedOwn, other: SourcedOwn) => number>> = {
  // They come with the best saving first.
  saving: () => 0,
  name: (one, other) => inSwedish.compare(other.article.goods.name, one.article.goods.name),
  price: (one, other) => decimal(other.article.comparable ?? '0').cmp(decimal(one.article.comparable ?? '0')),
  quantity: (one, other) => decimal(other.yearlyQuantity).cmp(decimal(one.yearlyQuantity)),
};

/** One page of the unit's articles, with what each filter would leave. */
export const listSourced = async (reader: Reader, viewer: Viewer, query: Query): Promise<Page> => {
  const world = await readWorld(reader, viewer);
  const isNamed = hasWords(searchWordsOf(query.search ?? '').words);
  const found = world.own.filter(
    ({ article: { goods } }) =>
      isNamed(goods) &&
      (query.supplierId === undefined || goods.supplierId === query.supplierId) &&
      (query.category === undefined || goods.category === query.category),
  );
  const chosen = query.show === undefined ? found : found.filter(shows[query.show]);
  const sorted = chosen.toSorted(orders[query.sort]);
  const ordered = query.direction === 'asc' ? sorted.toReversed() : sorted;
  const from = offsetOf(query);
  return {
    content: ordered.slice(from, from + query.limit).map((own) => sourcedRow(world, own)),
    total: chosen.length,
    counts: {
      cheaper: found.filter(shows.cheaper).length,
      unknown: found.filter(shows.unknown).length,
      proposed: found.filter(shows.proposed).length,
      over: found.filter(shows.over).length,
    },
    bands: world.bands,
    locked: world.own.filter(({ isLocked }) => isLocked).length,
    otherOutlets: world.others.length,
  };
};

const alternativeRow = (
  world: SourcingWorld,
  own: SourcedOwn,
  { offered, by, verdictId }: Offer<ArticleRecord>,
): Alternative => ({
  ...pricedRow(offered, world.viewer.today),
  by,
  isOwnSupplier: world.ownSuppliers.has(offered.goods.supplierId),
  outlet: outletIn(world, offered.goods.unitId),
  yearly:
    by === 'similar' || own.isLocked
      ? null
      : savingByOffer(own, { offered, by, verdictId }, world.viewer.today),
  isBadMatch: by !== 'similar' && isBadMatch(own.article, { offered }),
  verdictId,
});

/** Of what a supplier sells in several units the cheapest recent price: one row for each goods. */
const onePerGoods = (rows: readonly (readonly [string, Alternative])[]): readonly Alternative[] => {
  const best = new Map<string, Alternative>();
  for (const [key, row] of rows) {
    const before = best.get(key);
    const isBetter =
      before === undefined ||
      Number(before.isOld) - Number(row.isOld) > 0 ||
      (before.isOld === row.isOld && decimal(row.price).lt(decimal(before.price)));
    if (isBetter) best.set(key, row);
  }
  return [...best.values()];
};

const certainty = { article: 0, gtin: 0, confirmed: 0, proposed: 1, similar: 2 } as const;

const byPrice = (one: Alternative, other: Alternative): number =>
  certainty[one.by] - certainty[other.by] ||
  decimal(one.comparable ?? '0').cmp(decimal(other.comparable ?? '0'));

/** An article with what could be bought instead: the same goods, those that may be, and goods of its kind. */
export const readAlternatives = async (
  reader: Reader,
  viewer: Viewer,
  articleId: string,
): Promise<Alternatives | Refused<'article.not_exist' | 'plan.required'>> => {
  const world = await readWorld(reader, viewer);
  const own = world.own.find(({ article }) => article.goods.id === articleId);
  if (own === undefined) return refused(await whyMissing(reader, viewer, articleId));
  const similar = similarTo(own.article, world.all, world.assortment, mostSimilar);
  const known = new Set(own.offers.map(({ offered }) => offered.key));
  const rows = [...own.offers, ...similar.filter(({ offered }) => !known.has(offered.key))].map(
    (offer) => [offer.offered.key, alternativeRow(world, own, offer)] as const,
  );
  const article: SourcedArticle = sourcedRow(world, own);
  const alternatives = onePerGoods(rows).toSorted(byPrice).slice(0, mostAlternatives);
  return { article, alternatives, bands: world.bands };
};

/** An article of the unit that the plan leaves out is locked, and any other is none. */
const whyMissing = async (
  reader: Reader,
  { scope, role }: Viewer,
  articleId: string,
): Promise<'article.not_exist' | 'plan.required'> => {
  const [article] = await reader.query<{ unresolved: number; isBought: boolean }>(
    `select unresolved, last_price is not null as "isBought" from unit_article
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, articleId],
  );
  if (article === undefined || !article.isBought) return 'article.not_exist';
  if (role === 'reporter' && article.unresolved === 0) return 'article.not_exist';
  const listed = await listedArticles(reader, scope);
  return listed === null || listed.includes(articleId) ? 'article.not_exist' : 'plan.required';
};
