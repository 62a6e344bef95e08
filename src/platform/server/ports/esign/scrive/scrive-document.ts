import { z } from 'zod';

const file = z.looseObject({ id: z.string().regex(/^\d{1,20}$/) });

const party = z.looseObject({
  is_author: z.boolean().default(false),
  sign_time: z.string().nullish(),
  rejected_time: z.string().nullish(),
  api_delivery_url: z.string().nullish(),
});

/** What is read of Scrive's document (Scrive Document API 2, Definitions, Document); the rest is kept as it came. */
export const scriveDocument = z.looseObject({
  id: z.string().regex(/^\d{1,20}$/),
  status: z.enum(['preparation', 'pending', 'closed', 'canceled', 'timedout', 'rejected', 'document_error']),
  mtime: z.string().nullish(),
  timeout_time: z.string().nullish(),
  file: file.nullish(),
  sealed_file: file.nullish(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  parties: z.array(party).default([]),
});

export type ScriveDocument = z.infer<typeof scriveDocument>;
