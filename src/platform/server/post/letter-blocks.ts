import { z } from 'zod';

/** A place in this product: a path with its query. The address before it is always our own. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);

export const letterLink = z.object({ label: z.string(), path: ownPath }).readonly();

const direction = z.enum(['up', 'down', 'flat']);

export type Direction = z.output<typeof direction>;

/** What stands in a letter below its paragraphs, in the order that it is read. All texts are ready to be read. */
export const block = z.discriminatedUnion('kind', [
  /** One price: what it was compared with, what it is, and the difference. */
  z.object({
    kind: z.literal('price'),
    from: z.string().nullable(),
    to: z.string(),
    change: z.string().nullable(),
    direction,
  }),
  /** Names with their figures, the figures at the right. */
  z.object({
    kind: z.literal('figures'),
    rows: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  }),
  /** One sum above a double rule, and what it says. */
  z.object({ kind: z.literal('sum'), amount: z.string(), unit: z.string(), note: z.string() }),
  /** Findings by weight; each opens what it names. */
  z.object({
    kind: z.literal('ranking'),
    title: z.string(),
    items: z
      .array(
        z.object({
          name: z.string(),
          path: ownPath,
          detail: z.string(),
          price: z.string(),
          change: z.string(),
          direction,
        }),
      )
      .readonly(),
  }),
  /** Up to three sums side by side; a phone has them below each other. */
  z.object({
    kind: z.literal('columns'),
    columns: z
      .array(z.object({ label: z.string(), value: z.string(), note: z.string() }))
      .max(3)
      .readonly(),
  }),
  /** Sentences, each with what it is about in bold before it. */
  z.object({
    kind: z.literal('notes'),
    title: z.string(),
    notes: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly(),
  }),
  /** The one thing to do, and other ways on below it. */
  z.object({ kind: z.literal('action'), button: letterLink, links: z.array(letterLink).readonly() }),
]);

export type Block = Readonly<z.output<typeof block>>;
