import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { subscriptionPath } from '#platform/wire/doors.ts';
import type { PlanPart } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';
import type { Owner } from './queries.ts';

/** Who asks for more than the plan gives, and what for. */
export interface PlanRequest {
  readonly who: string;
  readonly organization: string;
  readonly about: PlanPart;
}

/** Asks an owner to look at another plan. */
export const postPlanRequest = (
  tx: Tx,
  post: PostDeps,
  { email, fullName, language }: Owner,
  { about, ...request }: PlanRequest,
): Promise<Posted> => {
  const words: Readonly<Record<keyof typeof english, string>> = language === 'sv' ? swedish : english;
  const values = { name: fullName, ...request };
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'plan-request',
    subject: fillText(words.subject, values),
    greeting: fillText(words.greeting, values),
    paragraphs: [fillText(words.text, values), words.advice],
    facts: [[words.about, words[`about.${about}`]]],
    button: { label: words.button, path: subscriptionPath() },
    footer: words.footer,
  });
};
