import type { z } from 'zod';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { entitlementsOf } from '#features/company/organizations/server/queries-plan.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { QueryOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { priceListsContract } from '../contract.ts';
import { type ListViewer, withElsewhere } from './queries-elsewhere.ts';
import { findList, listRow } from './queries.ts';
import { isOpen, type KnownLine, linesOf } from './queries-lines.ts';
import { standingOf } from './queries-standing.ts';

type Shown = z.output<(typeof priceListsContract)['readPriceList']['reply']>;
type Query = QueryOf<(typeof priceListsContract)['readPriceList']>;

const countsOf = (lines: readonly KnownLine[]): Shown['counts'] => {
  const count = (change: KnownLine['line']['change']): number =>
    lines.filter(({ line }) => line.change === change).length;
  return {
    rise: count('rise'),
    fall: count('fall'),
    same: count('same'),
    new: count('new'),
    elsewhere: count('elsewhere'),
    gone: count('gone'),
    unlike: count('unlike'),
    twice: count('twice'),
    unread: count('unread'),
    open: lines.filter(isOpen).length,
  };
};

/** What a list comes to in a year, and how many lines about what the unit buys that leaves out. */
const yearlyOf = (lines: readonly KnownLine[]): Pick<Shown, 'yearly' | 'left'> => {
  const bought = lines.filter(({ line, compared }) => line.place !== null && compared.article !== null);
  const groups = Map.groupBy(
    bought.filter(({ line }) => line.yearly !== null),
    ({ line }) => line.currency,
  );
  const [most] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) return { yearly: null, left: bought.length };
  const [currency, own] = most;
  return {
    yearly: {
      amount: fixed(sumOf(own.map(({ line }) => decimal(line.yearly ?? '0'))), 2),
      currency,
      isEstimated: own.some(({ line }) => line.isEstimated),
      short: own.filter(({ line }) => line.isShort).length,
    },
    left: bought.length - own.length,
  };
};

const isShown = (known: KnownLine, show: Query['show']): boolean =>
  show === 'all' ||
  (show === 'open'
    ? isOpen(known)
    : show === 'named'
      ? known.line.change !== 'gone'
      : known.line.change === show);

/** A page of a list line by line, what it comes to, and how it stands today. */
export const readPriceList = async (
  reader: Reader,
  viewer: ListViewer,
  listId: string,
  { query, now, hooks }: { readonly query: Query; readonly now: Date; readonly hooks: Hooks },
): Promise<Shown | Refused<'price_list.not_exist'>> => {
  const { scope } = viewer;
  const record = await findList(reader, scope, listId);
  if (record === null) return refused('price_list.not_exist');
  const today = swedishDate(now);
  const standing = await standingOf(reader, scope, record, today);
  const { lines: known, beside } = await linesOf(reader, scope, record, standing, today);
  const lines = await withElsewhere(reader, viewer, hooks, { record, lines: known });
  const shown = lines.filter((one) => isShown(one, query.show));
  const offset = offsetOf(query);
  const { bulkImport } = await entitlementsOf(reader, scope.organizationId, now);
  return {
    ...listRow(record),
    prices: lines.filter(({ line }) => line.price !== null).length,
    counts: countsOf(lines),
    ...yearlyOf(lines),
    aboveDeals: lines.filter(({ line }) => decimal(line.deal?.difference ?? '0').gt('0')).length,
    beside,
    messages: standing.list.messages.length,
    isUpcoming: record.startsOn !== null && record.startsOn > today,
    inForce: standing.inForce,
    isBulkInPlan: bulkImport,
    content: shown.slice(offset, offset + query.limit).map(({ line }) => line),
    total: shown.length,
  };
};
