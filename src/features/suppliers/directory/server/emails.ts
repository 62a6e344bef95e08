import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { finderPath } from '#features/suppliers/suppliers/paths.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** Tells whoever asked for a supplier what came of it. */
export const postAnswer = (
  tx: Tx,
  post: PostDeps,
  to: { readonly email: string; readonly fullName: string; readonly language: 'sv' | 'en' },
  answer: {
    readonly name: string;
    readonly state: 'contacted' | 'added' | 'declined';
    readonly note: string;
  },
): Promise<Posted> => {
  const words: Readonly<Record<keyof typeof english, string>> = to.language === 'sv' ? swedish : english;
  const values = { name: to.fullName, supplier: answer.name };
  return postMail(tx, post, {
    to: to.email,
    language: to.language,
    kind: 'supplier-request',
    subject: fillText(words[`${answer.state}Subject`], values),
    greeting: fillText(words.greeting, values),
    paragraphs: [
      fillText(words[`${answer.state}Text`], values),
      ...(answer.note === '' ? [] : [answer.note]),
    ],
    button: { label: words.button, path: finderPath() },
    footer: words.footer,
  });
};
