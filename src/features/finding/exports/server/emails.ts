import { fillText } from '#core/values/fill-text.ts';
import type { findAddressee } from '#features/prices/deal-imports/server/queries-result.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { exportsPath } from '../paths.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

const words: Readonly<Record<'sv' | 'en', Readonly<Record<keyof typeof english, string>>>> = {
  sv: swedish,
  en: english,
};

/** Tells who had a file made that it is ready, and where; the letter holds none of its rows. */
export const postExportReady = (
  tx: Tx,
  post: PostDeps,
  to: NonNullable<Awaited<ReturnType<typeof findAddressee>>>,
  made: { readonly id: string; readonly fileName: string; readonly rows: number; readonly unitName: string },
): Promise<Posted> => {
  const t = words[to.language];
  const values = { name: to.fullName, file: made.fileName, unit: made.unitName, rows: String(made.rows) };
  return postMail(tx, post, {
    to: to.email,
    language: to.language,
    kind: 'export-notice',
    subject: fillText(t.subject, values),
    greeting: fillText(t.greeting, values),
    paragraphs: [fillText(t.text, values)],
    facts: [],
    button: { label: t.button, path: exportsPath({ file: made.id }) },
    footer: t.footer,
  });
};
