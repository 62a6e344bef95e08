import { z } from 'zod';

/** What an open screen is told, as it happens; it then asks again for what it shows. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), documentId: z.uuid(), state: z.string() }),
  z.object({ type: z.literal('invoice'), invoiceId: z.uuid() }),
  z.object({ type: z.literal('alerts'), articleIds: z.array(z.uuid()) }),
  z.object({ type: z.literal('deals') }),
  z.object({ type: z.literal('claims') }),
  /** What the organization pays for has changed: everything that is shown may be another. */
  z.object({ type: z.literal('plan') }),
  /** The bell tells something else than before, or it was read on another screen. */
  z.object({ type: z.literal('news') }),
  /** To the person whose conversation it is, and to support staff. */
  z.object({ type: z.literal('conversation'), conversationId: z.uuid() }),
  /** Some of what happened cannot be told any more: everything that is shown is asked for again. */
  z.object({ type: z.literal('reload') }),
]);

export type LiveEvent = z.output<typeof liveEvent>;

/** An event is a short word to a screen: of thousands of articles it hears in several. */
const articlesAtOnce = 100;

/** Tells of any number of articles whose alerts may have changed, in events of a hundred each. */
export const alertEvents = (articleIds: readonly string[]): LiveEvent[] =>
  Array.from({ length: Math.ceil(articleIds.length / articlesAtOnce) }, (_, at) => ({
    type: 'alerts',
    articleIds: articleIds.slice(at * articlesAtOnce, (at + 1) * articlesAtOnce),
  }));
