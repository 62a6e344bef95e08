import { graceDays } from '#core/entitlements/entitlements.ts';
import type { ProviderSubscription } from '#core/billing/standing.ts';
import { fillText } from '#core/values/fill-text.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { accountPath } from '../paths.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';
import type { Owner } from './queries.ts';

const dayLength = 86_400_000;

/** Tells an owner that a payment has failed or an invoice is late, and until when everything goes on as before. */
export const postLate = (
  tx: Tx,
  post: PostDeps,
  { email, language, name }: Owner,
  {
    isOnInvoice,
    unpaidSince,
    periodStart,
  }: Pick<ProviderSubscription, 'isOnInvoice' | 'unpaidSince' | 'periodStart'>,
): Promise<Posted> => {
  const words = language === 'sv' ? swedish : english;
  const since = unpaidSince ?? periodStart;
  const values = { date: swedishDate(new Date(since + graceDays * dayLength)) };
  return postMail(tx, post, {
    to: email,
    language,
    kind: 'billing-notice',
    subject: isOnInvoice ? words.lateSubject : words.failedSubject,
    greeting: name,
    paragraphs: [fillText(isOnInvoice ? words.lateText : words.failedText, values), words.keptText],
    button: { label: words.button, path: accountPath({ tab: 'billing' }) },
    footer: words.footer,
  });
};
