import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate, text, timestamp } from '#platform/wire/fields.ts';

const kept = z.object({ until: isoDate, reason: z.string(), keptAt: timestamp });

export const retentionContract = {
  readRetention: endpoint({
    method: 'GET',
    path: 'archive-management/retention',
    summary: 'Which originals end when, what was removed, and which years are kept on',
    access: 'owner',
    demo: 'own',
    reply: z.object({
      /** Those that end within 90 days. */
      ending: z.array(z.object({ until: isoDate, documents: z.number().int() })),
      runs: z.array(
        z.object({
          ranAt: timestamp,
          kind: z.enum(['ended', 'refused']),
          documents: z.number().int(),
          bytes: z.number().int(),
        }),
      ),
      kept: z.array(kept),
    }),
    errors: [],
  }),
  keepYear: endpoint({
    method: 'POST',
    path: 'archive-management/retention/years',
    summary: 'Keep originals that end on a day for one year more, with the reason',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    body: z.object({ until: isoDate, reason: text(500) }),
    reply: kept,
    status: 201,
    creates: true,
    errors: ['archive.not_ending'],
  }),
};
