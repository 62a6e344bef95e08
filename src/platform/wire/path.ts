/** What may stand in a query: any text, or one of some words. */
export type Asked = Readonly<Record<string, 'any' | readonly string[]>>;

/** Every screen understands these: which restaurant is meant, and which language. */
export const everywhere = { outletId: 'any', lang: 'any' } as const;

/** `/invoices/$invoiceId` takes one text, `/a` none. */
type Params<Pattern extends string> = Pattern extends `${string}$${string}/${infer Rest}`
  ? [param: string, ...Params<Rest>]
  : Pattern extends `${string}$${string}`
    ? [param: string]
    : [];

type Query<Names extends Asked> = {
  readonly [Name in keyof Names]?:
    | (Names[Name] extends readonly (infer Word extends string)[] ? Word : string)
    | null
    | undefined;
};

/** The address of a screen of ours: called, it gives the address itself. */
export interface Path<Pattern extends string = string, Names extends Asked = Asked> {
  /** Takes the texts of the pattern in their order, then the query; absent and empty parts of it are left out. */
  (...given: [...Params<Pattern>, query?: Query<Names & typeof everywhere>]): string;
  /** As the router takes it: `/invoices/$invoiceId`. */
  readonly pattern: Pattern;
  /** What its query may say, besides what every screen understands. */
  readonly names: Asked;
}

type Value = string | null | undefined;
type Given = Value | Readonly<Record<string, Value>>;

const queryOf = (values: Readonly<Record<string, Value>>): string => {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

/**
 * A screen's address from the pattern that the router has for it, `/invoices/$invoiceId`, and what its query may say:
 * `{ tab: ['team', 'power'], doc: 'any' }`. Each is stated once, in the `paths.ts` of a feature.
 */
export const path = <const Pattern extends string, const Names extends Asked = Record<never, never>>(
  pattern: Pattern,
  names?: Names,
): Path<Pattern, Names> => {
  const address = (...given: readonly Given[]): string => {
    const texts = given.filter((one) => typeof one === 'string');
    const query = given.find((one) => typeof one === 'object');
    let at = 0;
    const filled = pattern.replace(/\$\w+/g, () => encodeURIComponent(texts[at++] ?? ''));
    return filled + queryOf(query ?? {});
  };
  return Object.assign(address, { pattern, names: names ?? {} });
};

/** Whether an address without its query is one of these patterns, with or without a stroke at its end. */
export const pageMatcher = (patterns: readonly string[]): ((address: string) => boolean) => {
  const known = patterns.map((pattern) => {
    const literal = pattern.replaceAll(/[.*+?^{}()|[\]\\]/g, '\\$&').replaceAll(/\$\w+/g, '[^/]+');
    return new RegExp(`^${literal}/?$`);
  });
  return (address) => known.some((pattern) => pattern.test(address));
};

/** An address with a secret behind `#`, which no server, log or `Referer` ever sees (R24). */
export const withSecret = (
  address: string,
  name: 'token' | 'invitation' | 'signing',
  secret: string,
): string => `${address}#${name}=${encodeURIComponent(secret)}`;
