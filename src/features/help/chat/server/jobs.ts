import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/port.ts';

/** Tells a person by letter what support has answered. */
export const tellAnswers = defineJob({
  name: 'tell-answers',
  payload: z.object({ conversationId: z.uuid() }),
});

/** Reads a mail that answers such a letter. */
export const collectReply = defineJob({
  name: 'collect-reply',
  payload: z.object({ mailId: z.uuid() }),
  timeout: 180,
});
