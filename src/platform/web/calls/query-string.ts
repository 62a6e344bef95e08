import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

export type QueryStrings = Readonly<Record<string, string>>;

/** The address of a path with parameters; empty and absent ones are left out. */
export const hrefOf = (path: string, params: Readonly<Record<string, string | null | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, value);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

/**
 * The query string of the screen as plain texts, and a way to change parts of it in place; null takes a part away.
 * Filters live there, so that they survive a reload and can be shared.
 */
export const useQueryString = () => {
  const router = useRouter();
  const text = useRouterState({ select: (state) => state.location.searchStr });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const values: QueryStrings = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (parts: Readonly<Record<string, string | null>>) => {
      const { pathname, searchStr, hash } = router.state.location;
      const now = Object.fromEntries(new URLSearchParams(searchStr));
      // What the address points at on the screen stands, whatever the screen writes beside it.
      const href = hrefOf(pathname, { ...now, ...parts }) + (hash === '' ? '' : `#${hash}`);
      void router.navigate({ href, replace: true, resetScroll: false, hashScrollIntoView: false });
    },
    [router],
  );
  /** The address of this screen with some parts changed, for links. */
  const hrefWith = (parts: Readonly<Record<string, string | null>>) => hrefOf(path, { ...values, ...parts });
  return { values, change, hrefWith };
};
