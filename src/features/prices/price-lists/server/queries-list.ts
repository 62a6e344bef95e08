import type { z } from 'zod';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { entitlementsOf } from '#features/company/organizations/server/queries-plan.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { QueryOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import type { priceListsContract } from '../contract.ts';
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
    gone: count('gone'),
    unlike: count('unlike'),
    open: lines.filter(isOpen).length,
  };
};

const yearlyOf = (lines: readonly KnownLine[]): Shown['yearly'] => {
  const groups = Map.groupBy(
    lines.filter(({ line }) => line.yearly !== null),
    ({ line }) => line.currency,
  );
  const [most] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) return null;
  const [currency, own] = most;
  return {
    amount: fixed(sumOf(own.map(({ line }) => decimal(line.yearly ?? '0'))), 2),
    currency,
    isEstimated: own.some(({ line }) => line.isEstimated),
  };
};

const isShown = (known: KnownLine, show: Query['show']): boolean =>
  show === 'all' || (show === 'open' ? isOpen(known) : known.line.change === show);

/** A page of a list line by line, what it comes to, and how it stands today. */
export const readPriceList = async (
  reader: Reader,
  scope: UnitScope,
  listId: string,
  { query, now }: { readonly query: Query; readonly now: Date },
): Promise<Shown | Refused<'price_list.not_exist'>> => {
  const record = await findList(reader, scope, listId);
  if (record === null) return refused('price_list.not_exist');
  const today = swedishDate(now);
  const standing = await standingOf(reader, scope, record, today);
  const lines = await linesOf(reader, scope, record, standing);
  const shown = lines.filter((known) => isShown(known, query.show));
  const offset = offsetOf(query);
  const { bulkImport } = await entitlementsOf(reader, scope.organizationId, now);
  return {
    ...listRow(record),
    counts: countsOf(lines),
    yearly: yearlyOf(lines),
    messages: standing.list.messages.length,
    isUpcoming: record.startsOn !== null && record.startsOn > today,
    inForce: standing.inForce,
    isBulkInPlan: bulkImport,
    content: shown.slice(offset, offset + query.limit).map(({ line }) => line),
    total: shown.length,
  };
};
