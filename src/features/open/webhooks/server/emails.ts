import { fillText } from '#core/values/fill-text.ts';
import type { Owner } from '#features/account/plan/server/queries.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { webhookPath } from '../paths.ts';
import { keptDays } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** An endpoint that nothing more is sent to: its tries are over, or it answered that it is gone. */
interface EndedWebhook {
  readonly webhookId: string;
  readonly url: string;
  readonly why: 'failed' | 'gone';
}

/** Tells an owner that nothing more is sent to an endpoint, and what can be done. */
export const postEndedWebhook = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Owner,
  { webhookId, url, why }: EndedWebhook,
): Promise<Posted> => {
  const words: Readonly<Record<keyof typeof english, string>> = language === 'sv' ? swedish : english;
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'webhook-notice',
    subject: words.subject,
    greeting: fillText(words.greeting, { name: fullName }),
    paragraphs: [words[why], fillText(words[`${why}.then`], { days: String(keptDays) })],
    facts: [[words.address, new URL(url).host]],
    button: { label: words.button, path: webhookPath(webhookId) },
    footer: words.footer,
  });
};
