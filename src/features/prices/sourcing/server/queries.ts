import {
  countedSaving,
  type FoundSaving,
  isCompared,
  isCurrent,
  isProposal,
  type Sourced,
} from '#core/sourcing/article-savings.ts';
import { type Assortment, assortmentOf, offersOf, waitingOf } from '#core/sourcing/find-offers.ts';
import { comparablePrice } from '#core/sourcing/comparable-price.ts';
import { type KnownGoods, knowGoods } from '#core/sourcing/known-goods.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { type PackReading, readPack } from '#core/values/pack-size.ts';
import type { BandState, MarketBand } from '#features/prices/market-band/contract-fields.ts';
import { bandStateOf } from '#features/prices/market-band/server/queries.ts';
import { statedPacks } from '#features/prices/price-monitoring/server/queries-packs.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { BoughtGoods, FoundSavingRow, PricedGoods, SourcedArticle } from '../contract-fields.ts';
import {
  type ArticleRecord,
  boughtIn,
  listedIn,
  ownFigures,
  type SeenUnit,
  seenUnits,
  verdictsOf,
  type Viewer,
} from './queries-bought.ts';
import { marketsOf } from './queries-market.ts';
import { outletPrices } from './queries-parity.ts';

type Goods = KnownGoods<ArticleRecord>;

/** Names and their readings, which never change; a name takes some thirty microseconds to read. */
const kept = new Map<string, PackReading>();
const mostKept = 50_000;

/** Reads a name, or remembers what it read. */
export const readKept = (name: string): PackReading => {
  const before = kept.get(name);
  if (before !== undefined) return before;
  if (kept.size >= mostKept) kept.clear();
  const reading = readPack(name);
  kept.set(name, reading);
  return reading;
};

/** An own article with its savings. */
export interface SourcedOwn extends Sourced<ArticleRecord> {
  readonly isEstimated: boolean;
  readonly saving: FoundSaving<ArticleRecord> | null;
  /** What others pay; null where its pack is unknown or sold by another base unit, and where no bands are shown. */
  readonly market: MarketBand | null;
  /** The plan does not show its saving. */
  readonly isLocked: boolean;
}

/** Everything that sourcing is told from, for one viewer. */
export interface SourcingWorld {
  readonly viewer: Viewer;
  /** Other units that the viewer belongs to. */
  readonly others: readonly SeenUnit[];
  readonly own: readonly SourcedOwn[];
  /** What is bought, and what suppliers' lists offer. */
  readonly all: readonly Goods[];
  /** What lists state that nobody has kept or refused so far: it is found and proposed, and saves nothing before a person's word. */
  readonly waiting: readonly Goods[];
  readonly assortment: Assortment<ArticleRecord>;
  readonly bands: BandState;
  /** Suppliers that the unit buys from. */
  readonly ownSuppliers: ReadonlySet<string>;
}

const bySaving = (one: Omit<SourcedOwn, 'isLocked'>, other: Omit<SourcedOwn, 'isLocked'>): number =>
  decimal(other.saving?.yearly ?? '0').cmp(decimal(one.saving?.yearly ?? '0')) ||
  (one.article.goods.id < other.article.goods.id ? -1 : 1);

/** Beyond the number that the plan shows, the best first, a saving is locked. */
const withLocks = (
  sourced: readonly Omit<SourcedOwn, 'isLocked'>[],
  shown: number | null,
): readonly SourcedOwn[] =>
  sourced
    .toSorted(bySaving)
    .map((one, at) => ({ ...one, isLocked: shown !== null && at >= shown && one.saving !== null }));

/**
 * Reads what the viewer's units buy and finds the savings of the one that is asked in: as many rows as articles, never their lines. The
 * best saving stands first.
 */
export const readWorld = async (reader: Reader, viewer: Viewer): Promise<SourcingWorld> => {
  const { scope, today } = viewer;
  const [first, ...others] = await seenUnits(reader, viewer);
  const units = first === undefined ? [] : [first, ...others];
  const [bought, listed, figures, packs, verdicts, bands] = await Promise.all([
    boughtIn(reader, viewer, units),
    listedIn(reader, viewer),
    ownFigures(reader, viewer),
    statedPacks(reader, scope.organizationId),
    verdictsOf(reader, scope.organizationId),
    bandStateOf(reader, scope),
  ]);
  const goods = knowGoods(bought, packs, readKept);
  const lists = knowGoods(listed, packs, readKept);
  const all = [...goods, ...lists.filter((one) => one.goods.isKept === true)];
  const waiting = lists.filter((one) => one.goods.isKept !== true);
  const assortment = assortmentOf(all, verdicts);
  const waitingAssortment = assortmentOf(waiting, verdicts);
  const isOwn = ({ unitId }: ArticleRecord): boolean => unitId === scope.unitId;
  const [prices, markets] = await Promise.all([
    outletPrices(
      reader,
      scope.organizationId,
      bought.filter(isOwn),
      bought.filter((article) => !isOwn(article)),
    ),
    marketsOf(
      reader,
      viewer,
      goods.filter((one) => isOwn(one.goods)),
    ),
  ]);
  const sourced = goods.flatMap((article) => {
    const figure = figures.get(article.goods.id);
    if (!isOwn(article.goods) || figure === undefined) return [];
    const market = markets.get(article.goods.id) ?? null;
    const one = {
      article,
      market,
      band: market?.state === 'shown' ? market : null,
      yearlyQuantity: figure.quantity,
      isEstimated: figure.isEstimated,
      promised: figure.promised,
      outlets: prices.get(article.goods.id) ?? [],
      offers: [...offersOf(article, assortment), ...waitingOf(article, waitingAssortment)],
    };
    return [{ ...one, saving: countedSaving(one, today) }];
  });
  return {
    viewer,
    others,
    own: withLocks(sourced, scope.view.savings),
    all,
    waiting,
    assortment,
    bands,
    ownSuppliers: new Set(bought.filter(isOwn).map(({ supplierId }) => supplierId)),
  };
};

/** Goods with the price of their newest purchase. */
export const boughtRow = (goods: ArticleRecord): BoughtGoods => ({
  articleId: goods.id,
  name: goods.name,
  articleNumber: goods.articleNumber,
  supplier: { id: goods.supplierId, displayName: goods.supplierName },
  category: goods.category,
  unit: goods.unit,
  currency: goods.currency,
  price: goods.price,
});

/** Goods as rows show them. */
export const pricedRow = ({ goods, known, comparable }: Goods, today: string): PricedGoods => ({
  ...boughtRow(goods),
  lastDate: goods.lastDate,
  isOld: !isCurrent(goods, today),
  isListed: goods.isListed === true,
  pack: known?.pack ?? null,
  packFrom: known?.from ?? null,
  comparable,
});

/** Another unit by its name; null for the one that is asked in. */
export const outletIn = ({ others }: SourcingWorld, unitId: string): SeenUnit | null => {
  const found = others.find((other) => other.unitId === unitId);
  return found === undefined ? null : { unitId, displayName: found.displayName };
};

const dateOf = (saving: FoundSaving<ArticleRecord>): string | null => {
  if (saving.source === 'own-outlet') return saving.outlet.date;
  return saving.source === 'offer' ? saving.offer.offered.goods.lastDate : null;
};

const savingRow = (
  world: SourcingWorld,
  { article }: SourcedOwn,
  saving: FoundSaving<ArticleRecord>,
): FoundSavingRow => {
  const of = saving.source === 'offer' ? saving.offer.offered.goods : article.goods;
  const pack = article.known?.pack ?? null;
  const lower = rounded(decimal(saving.lower), 6);
  const outlet = saving.source === 'own-outlet' ? saving.outlet.unitId : of.unitId;
  return {
    source: saving.source,
    yearly: saving.yearly,
    lower,
    comparable: pack === null ? null : comparablePrice(lower, pack),
    name: of.name,
    otherId: saving.source === 'offer' ? of.id : null,
    supplier: { id: of.supplierId, displayName: of.supplierName },
    isOwnSupplier: saving.source !== 'band' && world.ownSuppliers.has(of.supplierId),
    outlet: outletIn(world, outlet),
    date: dateOf(saving),
  };
};

/** An own article as lists show it. */
export const sourcedRow = (world: SourcingWorld, own: SourcedOwn): SourcedArticle => ({
  ...pricedRow(own.article, world.viewer.today),
  yearlyQuantity: own.yearlyQuantity,
  isEstimated: own.isEstimated,
  saving: own.saving === null || own.isLocked ? null : savingRow(world, own, own.saving),
  band: own.market,
  isCompared: isCompared(own, world.viewer.today),
  isLocked: own.isLocked,
  proposals: own.offers.filter((offer) => isProposal(own.article, offer)).length,
});
