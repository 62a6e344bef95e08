import { useParams, useSearch } from '@tanstack/react-router';

/** What a screen understands of the address's search, by the rule of its route. */
export const useRouteSearch = <Shown>(understand: (search: Record<string, unknown>) => Shown): Shown =>
  understand(useSearch({ strict: false }));

/** A part of the path by the name that its route gives it; empty where the route has none of the name. */
export const usePathPart = (name: string): string => {
  const parts: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const part = parts[name];
  return typeof part === 'string' ? part : '';
};
