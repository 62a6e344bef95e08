import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

const judged = z.object({ name: z.string(), articleNumber: z.string().nullable(), supplierName: z.string() });

/** Two goods that a person has spoken of. */
export const judgedPair = z.object({
  verdictId: id,
  one: judged,
  other: judged,
  /** Blank where the person is gone. */
  saidBy: z.string(),
  saidAt: timestamp,
});

export const sourcingRefused = {
  listRefused: endpoint({
    method: 'GET',
    path: 'sourcing-management/refused-goods',
    summary: 'Goods that a person said are not the same, of units that the viewer belongs to, newest first',
    access: 'editor',
    demo: 'shown',
    query: paging,
    reply: pageOf(judgedPair),
    errors: [],
  }),
};

export type JudgedPair = z.output<typeof judgedPair>;
