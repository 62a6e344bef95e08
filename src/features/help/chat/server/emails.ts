import { replyMarks } from '#core/mail/reply-text.ts';
import { fillText } from '#core/values/fill-text.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { postMail } from '#platform/server/post/post-mail.ts';
import type { PostDeps, Posted } from '#platform/server/post/post-mail.ts';
import type { Message } from '../contract-message.ts';
import { conversationsPath } from '../paths.ts';
import { firstNameOf } from '../rules.ts';
import { texts as english } from '../texts-letters.en.ts';
import { texts as swedish } from '../texts-letters.sv.ts';

/** What support has answered, for the person who asked. */
export interface AnswerLetter {
  readonly to: string;
  readonly fullName: string;
  readonly language: 'sv' | 'en';
  readonly conversationId: string;
  readonly answers: readonly Message[];
  /** Where an answer to it is collected from. */
  readonly replyTo: string;
}

/** Posts answers of support; what the person writes above the first line comes back into the conversation. */
export const postAnswers = (tx: Tx, post: PostDeps, letter: AnswerLetter): Promise<Posted> => {
  const { language, answers, fullName } = letter;
  const words: Readonly<Record<keyof typeof english, string>> = language === 'sv' ? swedish : english;
  const files = answers.flatMap((answer) => answer.files.map(({ name }) => name));
  const name = answers.findLast((answer) => answer.name !== null)?.name;
  const paragraphs = answers
    .flatMap((answer) => answer.words.split(/\n{2,}/))
    .filter((text) => text.trim() !== '');
  const attached = fillText(words.attached, { files: files.join(', ') });
  return postMail(tx, post, {
    to: letter.to,
    language,
    kind: 'support-answer',
    kicker: replyMarks[language],
    subject: words.subject,
    preview: paragraphs[0] ?? attached,
    greeting: fillText(words.greeting, { name: firstNameOf(fullName) ?? fullName }),
    paragraphs: [
      ...paragraphs,
      ...(files.length > 0 ? [attached] : []),
      name === undefined || name === null ? words.signature : fillText(words.signatureOf, { name }),
    ],
    button: { label: words.button, path: conversationsPath({ conversation: letter.conversationId }) },
    footer: words.footer,
    replyTo: letter.replyTo,
  });
};
