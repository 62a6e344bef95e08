import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hrefOf, type QueryStrings, useQueryString } from '#platform/web/calls/query-string.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { periodIn } from '#platform/web/formats/period.ts';
import { setAppState } from '#platform/web/session/state.ts';
import type { SavedView } from '../contract.ts';
import { viewsContract } from '../contract.ts';
import { asksItself, isSameView, searchOf } from '../rules.ts';
import type { SavedViewsProps } from './feature.tsx';

/** In an address: the list as it is by itself, whatever it opens with. */
export const noView = 'all';

/** The view that an address opens: the one that it names, or the person's own choice where it says nothing at all. */
const openedBy = (
  list: SavedView['list'],
  opened: QueryStrings,
  views: readonly SavedView[],
): SavedView | undefined => {
  if (opened['view'] !== undefined)
    return asksItself(list, opened) ? undefined : views.find(({ id }) => id === opened['view']);
  return Object.keys(opened).length === 0 ? views.find(({ isDefault }) => isDefault) : undefined;
};

/** A list's views, which of them is shown, and how one is opened. */
export const useViews = ({ list, columns, opened }: SavedViewsProps & { readonly opened: QueryStrings }) => {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { values } = useQueryString();
  const { data: views } = useCall(viewsContract.listViews, { query: { list } });
  const state = { search: searchOf(list, values), columns: columns?.chosen ?? null };
  const named = views?.find(({ id }) => id === values['view']);
  const current = named ?? views?.find((view) => values['view'] !== noView && isSameView(view, state));
  const hrefOfView = (view: SavedView | null): string => hrefOf(path, { view: view?.id ?? noView });
  const open = (view: SavedView | null, replace = false): void => {
    if (view === null) return void router.navigate({ href: hrefOfView(null) });
    if (view.columns !== null) columns?.onChange(view.columns);
    const period = periodIn(view.search);
    if (period !== null) setAppState({ dateRange: period });
    void router.navigate({ href: hrefOf(path, { ...view.search, view: view.id }), replace });
  };
  const isOpened = useRef(false);
  const openFirst = useEffectEvent((all: readonly SavedView[]) => {
    const first = openedBy(list, opened, all);
    if (first !== undefined) open(first, true);
  });
  useEffect(() => {
    if (views === undefined || isOpened.current) return;
    isOpened.current = true;
    openFirst(views);
  }, [views]);
  return {
    views: views ?? [],
    state,
    current,
    isChanged: current !== undefined && !isSameView(current, state),
    /** Whether there is anything to save. */
    isArranged: asksItself(list, values),
    hrefOfView,
    open,
  };
};

export type Views = ReturnType<typeof useViews>;
