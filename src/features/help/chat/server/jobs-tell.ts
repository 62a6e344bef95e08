import type { Db } from '#platform/server/db/port.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import { tellOfAnswers } from './commands-tell.ts';
import type { TellDeps } from './commands-tell.ts';
import { tellAnswers } from './jobs.ts';

/** Writes to a person what support has answered. */
export const tellAnswersHandler = (services: TellDeps & { readonly db: Db; readonly log: Log }): JobHandler =>
  handleJob(
    tellAnswers,
    ({ conversationId }) =>
      services.db.platformTransaction((tx) => tellOfAnswers(tx, services, conversationId)),
    async ({ conversationId }) => services.log.error({ conversationId }, 'an answer was not told by letter'),
  );
