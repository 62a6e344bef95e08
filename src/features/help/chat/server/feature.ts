import { bytesKeeper } from '#features/intake/documents/server/queries-kept.ts';
import { otherRecipients } from '#features/intake/mail/server/commands-door.ts';
import { serverFeature } from '#platform/server/features/feature.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { findConversation } from './commands-collect.ts';
import { forgetConversations } from './commands.ts';
import { collectReplyHandler, enqueueLostReplies } from './jobs-collect.ts';
import { tellAnswersHandler } from './jobs-tell.ts';
import { collectReply, tellAnswers } from './jobs.ts';
import { namedBytes } from './queries-files.ts';
import { queueRoutes } from './routes-queue.ts';
import { chatRoutes } from './routes.ts';

/** Conversations with support: in the product and by mail. */
export const chatFeature = serverFeature({
  routes: (served) => ({ chat: chatRoutes(served), chatQueue: queueRoutes(served) }),
  jobs: [
    { definition: tellAnswers, handler: tellAnswersHandler },
    { definition: collectReply, handler: collectReplyHandler },
  ],
  hourly: [enqueueLostReplies],
  nightly: [forgetConversations],
  answers: [answerTo(otherRecipients, findConversation), answerTo(bytesKeeper, namedBytes)],
});
