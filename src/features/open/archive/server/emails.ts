import { fillText } from '#core/values/fill-text.ts';
import type { findAddressee } from '#features/prices/deal-imports/server/queries-result.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

const words: Readonly<Record<'sv' | 'en', Readonly<Record<keyof typeof english, string>>>> = {
  sv: swedish,
  en: english,
};

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** Tells who had the archive made that it is ready, and where; the letter opens nothing by itself. */
export const postArchiveReady = (
  tx: Tx,
  post: PostDeps,
  to: Addressee,
  made: { readonly documents: number; readonly missing: number },
): Promise<Posted> => {
  const t = words[to.language];
  const values = { name: to.fullName, documents: String(made.documents), missing: String(made.missing) };
  return postMail(tx, post, {
    to: to.email,
    language: to.language,
    kind: 'archive-notice',
    subject: t.readySubject,
    greeting: fillText(t.greeting, values),
    paragraphs: [
      fillText(t.readyText, values),
      ...(made.missing === 0 ? [] : [fillText(t.missingText, values)]),
    ],
    facts: [],
    button: { label: t.readyButton, path: accountPath({ tab: 'archive' }) },
    footer: t.footer,
  });
};

/** Tells an owner which originals may go, and when, unless they keep the year on. */
export const postArchiveEnds = (
  tx: Tx,
  post: PostDeps,
  to: Addressee,
  ending: { readonly until: string; readonly documents: number },
): Promise<Posted> => {
  const t = words[to.language];
  const values = { name: to.fullName, documents: String(ending.documents), until: ending.until };
  return postMail(tx, post, {
    to: to.email,
    language: to.language,
    kind: 'archive-notice',
    subject: fillText(t.endsSubject, values),
    greeting: fillText(t.greeting, values),
    paragraphs: [fillText(t.endsText, values), t.endsChoice],
    facts: [],
    button: { label: t.endsButton, path: accountPath({ tab: 'archive' }) },
    footer: t.footer,
  });
};
