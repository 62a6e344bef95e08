import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/port.ts';

/** Due when a visit of staff is over at the latest, for those that nobody has ended. */
export const endVisit = defineJob({ name: 'end-visit', payload: z.object({ sessionId: z.uuid() }) });
