/** Topics of the guides, in the order that they are shown. */
export const topics = ['start', 'invoices', 'prices', 'team'] as const;

export type Topic = (typeof topics)[number];

/** A word of the product's own, as `namespace:key` of its texts. */
export type Label = `${string}:${string}`;

/** One task of the product: how it is done, and where. */
export interface Guide {
  /** Stands in its address, and before the keys of its words in `texts-TOPIC`. */
  readonly id: string;
  readonly topic: Topic;
  /** Keys `ID.step1` to `ID.stepN`. */
  readonly steps: number;
  /** What the blanks of its words are called on the screen. */
  readonly labels: Readonly<Record<string, Label>>;
  /** Where it is done, and what to point at there. */
  readonly show: { readonly href: string; readonly at: Label | null };
}

const mark = '#show=';

/** The address that opens a screen and points at something on it. */
export const showHref = ({ href, at }: Guide['show']): string =>
  at === null ? href : `${href}${mark}${encodeURIComponent(at)}`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** What an address points at, by what stands behind its `#`; null where it points at nothing. */
export const shownLabel = (hash: string): Label | null => {
  const [, named = ''] = /^#?show=(.*)$/.exec(hash) ?? [];
  const [, namespace, key] = /^([a-z-]{1,40}):([\w.-]{1,60})$/.exec(decoded(named)) ?? [];
  return namespace === undefined || key === undefined ? null : `${namespace}:${key}`;
};
