import { forgetOldKeys, freeDeadSends } from '../http/idempotency.ts';
import { sendMailHandler } from '../post/deliver-mail.ts';
import { sendMail } from '../post/post-mail.ts';
import { tendMail } from '../post/tend-mail.ts';
import { forgetOldAttempts } from '../session/attempt-limiter.ts';
import { serverFeature } from './feature.ts';

/** What the platform itself does beside requests: letters, and what it forgets at night. */
export const platformFeature = serverFeature({
  jobs: [{ definition: sendMail, handler: sendMailHandler }],
  starting: ({ db }) => freeDeadSends(db),
  hourly: [tendMail],
  nightly: [forgetOldKeys, forgetOldAttempts],
});
