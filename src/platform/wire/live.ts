import { z } from 'zod';

/** What an open screen is told, as it happens; it then asks again for what it shows. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), documentId: z.uuid(), state: z.string() }),
  z.object({ type: z.literal('invoice'), invoiceId: z.uuid() }),
  z.object({ type: z.literal('alerts'), articleIds: z.array(z.uuid()) }),
  z.object({ type: z.literal('deals') }),
]);

export type LiveEvent = z.output<typeof liveEvent>;
