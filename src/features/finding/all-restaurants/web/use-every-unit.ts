import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import type { CallInput } from '#platform/web/calls/api.ts';
import { hrefOf } from '#platform/web/calls/query-string.ts';
import type { OutletChoice, SelectedUnit } from '#platform/web/session/app-state.ts';
import { useDemoByUnit } from '#platform/web/session/demo-shown.ts';
import { useAppState } from '#platform/web/session/state.ts';
import type { Endpoint, ReplyOf } from '#platform/wire/endpoint.ts';
import { besideEachOther, type KeyOf, merged } from '../rules.ts';

/** What one restaurant's row belongs to. */
export interface Whose {
  readonly unit: SelectedUnit;
}

/** An address in a restaurant, which is chosen with it. */
export const addressIn = (outlets: readonly OutletChoice[], unit: SelectedUnit, href: string): string => {
  const outletId = outlets.find(({ mainUnitId }) => mainUnitId === unit.id)?.id;
  const [path = '', search = ''] = href.split('?');
  return hrefOf(path, { ...Object.fromEntries(new URLSearchParams(search)), outletId });
};

/** The addresses in each restaurant. */
export const useAddressIn = () => {
  const outlets = useAppState((state) => state.outlets);
  return (unit: SelectedUnit, href: string): string => addressIn(outlets, unit, href);
};

/**
 * Asks an endpoint in each of the person's restaurants, as it would be asked there: role and plan are each restaurant's own. What one
 * does not answer is missing, and named; so is what has no invoices and would show the demo beside real figures.
 */
export const useEveryUnit = <E extends Endpoint>(
  endpoint: E,
  inputs: readonly Omit<CallInput<E>, 'unitId'>[],
) => {
  const units = useAppState((state) => state.units);
  const asked = units.flatMap((unit) =>
    inputs.map((input) => ({ unit, input: { ...input, unitId: unit.id } as CallInput<E> })),
  );
  const queries = useQueries({
    queries: asked.map(({ input }) => ({
      queryKey: callKey(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => callOrThrow(endpoint, input, { signal }),
    })),
  });
  const { shown, leftOut } = besideEachOther(units, useDemoByUnit());
  const answers = asked.flatMap(({ unit }, at): { unit: SelectedUnit; data: ReplyOf<E> }[] => {
    const data = queries[at]?.data;
    return data === undefined || !shown.includes(unit) ? [] : [{ unit, data }];
  });
  return {
    units,
    answers,
    leftOut,
    isPending: queries.some(({ isPending }) => isPending),
    missing: units.filter((unit) => asked.some((one, at) => one.unit === unit && queries[at]?.isError)),
    retry: () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
};

interface Page<Row> {
  readonly content: readonly Row[];
  readonly total: number;
}

/** Lists of all restaurants as one, with more of each when asked for; `key` begins anew with another order or filter. */
export const useEveryList = <E extends Endpoint, Row extends { readonly id: string }>(
  endpoint: E,
  {
    inputOf,
    key,
    keyOf,
    rowsOf,
  }: {
    readonly inputOf: (page: number) => Omit<CallInput<E>, 'unitId'>;
    readonly key: string;
    readonly keyOf: KeyOf<Row>;
    readonly rowsOf: (reply: ReplyOf<E>) => Page<Row>;
  },
) => {
  const [asked, setAsked] = useState({ key, pages: 1 });
  const pages = asked.key === key ? asked.pages : 1;
  const { units, answers, ...found } = useEveryUnit(
    endpoint,
    Array.from({ length: pages }, (_, at) => inputOf(at + 1)),
  );
  const lists = units.map((unit) => {
    const own = answers.filter((answer) => answer.unit === unit).map(({ data }) => rowsOf(data));
    // A row that moved down while pages were fetched stands in two of them.
    const once = new Map(own.flatMap(({ content }) => content).map((row) => [row.id, row]));
    const rows = [...once.values()].map((row) => ({ row, unit }));
    return { rows, total: own[0]?.total ?? 0 };
  });
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return {
    ...found,
    rows: merged(lists, ({ row }) => keyOf(row)),
    total,
    onMore: () => setAsked({ key, pages: pages + 1 }),
  };
};
