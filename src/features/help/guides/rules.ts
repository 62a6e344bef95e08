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

/** Words that somebody reads in a minute. */
const pace = 160;

/** Whole minutes that a text takes to read, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / pace));

const mark = '#show=';

/** The address that opens a screen and points at something on it. */
export const showHref = ({ href, at }: Guide['show']): string =>
  at === null ? href : `${href}${mark}${encodeURIComponent(at)}`;

/** What an address points at; null where it points at nothing. */
export const shownLabel = (hash: string): Label | null => {
  const text = (hash.startsWith('#') ? hash : `#${hash}`).startsWith(mark)
    ? decodeURIComponent(hash.replace(/^#?show=/, ''))
    : '';
  const [namespace = '', key = ''] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  return text.includes(':') && /^[a-z-]{1,40}$/.test(namespace) && /^[\w.-]{1,60}$/.test(key)
    ? `${namespace}:${key}`
    : null;
};
