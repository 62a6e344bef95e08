/** Path and search of an address of this origin, null for any other: `//else.example` and `/\else.example` are others'. */
export const ownPathOf = (href: string): string | null => {
  if (!href.startsWith('/')) return null;
  const url = URL.parse(href, location.origin);
  return url === null || url.origin !== location.origin ? null : url.pathname + url.search;
};
