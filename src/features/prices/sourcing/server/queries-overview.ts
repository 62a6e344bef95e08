import type { z } from 'zod';
import { savingsBy } from '#core/sourcing/savings.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { sourcingContract } from '../contract.ts';
import type { ParityRow } from '../contract-fields.ts';
import { yearlySaving } from '#core/sourcing/savings.ts';
import { mostTop } from '../rules.ts';
import { hasProposals } from './queries-articles.ts';
import type { Viewer } from './queries-bought.ts';
import { boughtRow, readWorld, type SourcedOwn, sourcedRow, type SourcingWorld } from './queries.ts';

type Contract = typeof sourcingContract;
type Overview = z.output<Contract['readSourcing']['reply']>;
type Parity = z.output<Contract['readParity']['reply']>;
type ParityQuery = z.output<Contract['readParity']['query'] & z.ZodType>;

const yearlyOf = (sourced: readonly { readonly yearly: string | null }[]): string =>
  fixed(sumOf(sourced.map(({ yearly }) => decimal(yearly ?? '0'))), 2);

/** What the unit could save in a year: every article once, with its largest saving. */
export const readSourcing = async (reader: Reader, viewer: Viewer): Promise<Overview> => {
  const currency = await currencyOf(reader, viewer.scope);
  const world = await readWorld(reader, viewer);
  const counted = world.own.flatMap((own) => {
    const { saving, isLocked, article, isEstimated } = own;
    if (saving === null || isLocked || article.goods.currency !== currency) return [];
    return [{ own, goods: article.goods, isEstimated, source: saving.source, yearly: saving.yearly }];
  });
  const grouped = <Key extends string>(
    keyOf: (one: (typeof counted)[number]) => Key,
    labelOf: (one: (typeof counted)[number]) => string,
  ) => {
    const labels = new Map(counted.map((one) => [keyOf(one), labelOf(one)]));
    return savingsBy(counted.map((one) => ({ key: keyOf(one), yearly: one.yearly }))).map((sum) => ({
      ...sum,
      label: labels.get(sum.key) ?? '',
    }));
  };
  const rows = counted.map(({ own }) => sourcedRow(world, own));
  return {
    currency,
    total: yearlyOf(counted),
    articles: counted.length,
    atOwnSuppliers: rows.filter(({ saving }) => saving?.isOwnSupplier === true).length,
    isEstimated: counted.some(({ isEstimated }) => isEstimated),
    byCategory: grouped(
      ({ goods }) => goods.category,
      () => '',
    ),
    bySupplier: grouped(
      ({ goods }) => goods.supplierId,
      ({ goods }) => goods.supplierName,
    ),
    bySource: grouped(
      ({ source }) => source,
      () => '',
    ),
    top: rows.slice(0, mostTop),
    locked: world.own.filter(({ isLocked }) => isLocked).length,
    unknownPacks: world.own.filter(({ article }) => article.known === null).length,
    proposals: world.own.filter(hasProposals).length,
    otherOutlets: world.others.length,
  };
};

const parityRowOf = ({ article, yearlyQuantity, isEstimated, outlets }: SourcedOwn): ParityRow => {
  const { goods } = article;
  const [cheapest] = outlets.toSorted((a, b) => decimal(a.price).cmp(decimal(b.price)));
  const lowest = cheapest !== undefined && decimal(cheapest.price).lt(decimal(goods.price)) ? cheapest : null;
  return {
    ...boughtRow(goods),
    outlets: [...outlets],
    lowest: lowest?.price ?? null,
    yearlyQuantity,
    isEstimated,
    yearly: lowest === null ? null : yearlySaving({ paid: goods.price, lower: lowest.price, yearlyQuantity }),
  };
};

const dearestFirst = (one: ParityRow, other: ParityRow): number =>
  decimal(other.yearly ?? '0').cmp(decimal(one.yearly ?? '0')) || (one.articleId < other.articleId ? -1 : 1);

/** All rows, those that cost most here first, and those that the plan shows: a saving is locked here where it is among the articles. */
const parityRowsOf = ({
  own,
  viewer,
}: SourcingWorld): { readonly all: readonly ParityRow[]; readonly shown: readonly ParityRow[] } => {
  const isLimited = viewer.scope.view.savings !== null;
  const pairs = own
    .filter(({ outlets }) => outlets.length > 0)
    .map((sourced) => ({ sourced, row: parityRowOf(sourced) }))
    .toSorted((one, other) => dearestFirst(one.row, other.row));
  const isShown = ({ sourced: { isLocked, saving }, row }: (typeof pairs)[number]): boolean =>
    row.yearly === null || !isLimited || (saving !== null && !isLocked);
  const rowOf = ({ row }: (typeof pairs)[number]): ParityRow => row;
  return { all: pairs.map(rowOf), shown: pairs.filter(isShown).map(rowOf) };
};

/** Articles with prices of other own restaurants at one time, those that cost most here first. */
export const readParity = async (reader: Reader, viewer: Viewer, query: ParityQuery): Promise<Parity> => {
  const currency = await currencyOf(reader, viewer.scope);
  const world = await readWorld(reader, viewer);
  const { all, shown: rows } = parityRowsOf(world);
  const ofSupplier = rows.filter(
    ({ supplier }) => query.supplierId === undefined || supplier.id === query.supplierId,
  );
  const different = ofSupplier.filter(({ yearly }) => yearly !== null);
  const chosen = query.different === true ? different : ofSupplier;
  const from = offsetOf(query);
  const met = new Set(rows.flatMap(({ outlets }) => outlets.map(({ unitId }) => unitId)));
  return {
    content: chosen.slice(from, from + query.limit),
    total: chosen.length,
    currency,
    outlets: world.others
      .filter(({ unitId }) => met.has(unitId))
      .map(({ unitId, displayName }) => ({ unitId, displayName })),
    different: different.length,
    yearly: yearlyOf(different.filter((row) => row.currency === currency)),
    locked: all.length - rows.length,
  };
};

/** One article with the price of other own restaurants, as the list has it; refused where nobody else of them buys it, or the viewer or the plan has no such row. */
export const priceAtOwnOutlet = async (
  reader: Reader,
  viewer: Viewer,
  articleId: string,
): Promise<ParityRow | Refused<'article.not_exist' | 'plan.required' | 'request.no_price'>> => {
  const world = await readWorld(reader, viewer);
  const rows = parityRowsOf(world);
  const row = rows.all.find((one) => one.articleId === articleId);
  if (row === undefined) {
    const isBought = world.own.some(({ article }) => article.goods.id === articleId);
    return refused(isBought ? 'request.no_price' : 'article.not_exist');
  }
  return rows.shown.includes(row) ? row : refused('plan.required');
};
