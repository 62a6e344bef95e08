/**
 * The query string as plain texts. The router's own reading takes digits for numbers, and a long article number or GTIN
 * does not survive that.
 */
export const parseSearch = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(text));

/** The query string of values, with its question mark; absent and empty ones are left out. */
export const stringifySearch = (values: Readonly<Record<string, unknown>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (isPlain && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
};
