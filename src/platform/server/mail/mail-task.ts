import type { MailSender, MailVerdict } from '#core/mail/mail-verdict.ts';
import type { Task } from '../sandbox/task.ts';
import { bodyPdf } from './body-pdf.ts';
import { collectParts } from './collect-parts.ts';
import type { FoundPart, FoundParts } from './collect-parts.ts';
import { hasTooManyParts } from './count-parts.ts';
import { askServer } from './dns-questions.ts';
import { fieldValues, headerBlock } from './header-block.ts';
import { isAutomatic } from './is-automatic.ts';
import { isUndelivered } from './is-undelivered.ts';
import { judgeMail } from './judge-mail.ts';
import { isLinksOnly, mailLinks } from './mail-links.ts';
import { mailLimits } from './mail-limits.ts';
import type { MailEnvelope, MailReason, ReadMail } from './mail-port.ts';
import { MailRefused, parseMail } from './parse-mail.ts';
import type { ParsedMail } from './parse-mail.ts';
import { safeName } from './part-name.ts';
import { senderOf } from './mail-sender.ts';

/** What the task answers; `parts` are counted by the server. */
export type MailValue =
  | { readonly ok: true; readonly mail: Omit<ReadMail, 'parts'> }
  | { readonly ok: false; readonly reason: MailReason };

/** A mail has one of these at least, however broken it is. */
const usual = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'return-path',
  'mime-version',
  'content-type',
];

const cut = (text: string, length: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();

const dateOf = (value: string): Date | null => {
  const date = new Date(value.slice(0, 100));
  const year = date.getUTCFullYear();
  return year >= 1980 && year < 2200 ? date : null;
};

/** Pictures in the text are left out, unless nothing else says what the mail is about. */
const choose = ({ parts, texts }: FoundParts): { readonly kept: FoundPart[]; readonly left: string[] } => {
  const others = parts.some(({ picture }) => picture === null);
  const speaks = others || texts.some(({ text }) => text.trim() !== '');
  const keeps = ({ picture }: FoundPart): boolean => picture === null || (picture === 'shown' && !speaks);
  return {
    kept: parts.filter(keeps),
    left: parts.filter((part) => !keeps(part)).map(({ name }) => name),
  };
};

interface Body {
  readonly mail: ParsedMail;
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly text: string;
}

const renderBody = ({ mail, subject, sentAt, text }: Body): Promise<Uint8Array> =>
  bodyPdf({
    title: subject === '' ? 'E-post' : subject,
    head: [cut(mail.header('from'), 300), sentAt?.toISOString().slice(0, 10) ?? ''],
    text,
    date: sentAt ?? new Date(0),
  });

/** Reads one mail in the child: parts go out as events, everything else is the value. */
export const readMailTask: Task = async (source, emit, argument): Promise<MailValue> => {
  const envelope = argument as MailEnvelope | null;
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  try {
    const block = headerBlock(bytes);
    if (block.length === null) return { ok: false, reason: 'mail.headers-too-large' };
    if (!usual.some((name) => fieldValues(block, name).length > 0))
      return { ok: false, reason: 'mail.not-a-mail' };
    if (hasTooManyParts(bytes)) return { ok: false, reason: 'mail.too-many-parts' };
    const mail = await parseMail(bytes);
    const verdict: MailVerdict = await judgeMail(bytes, block, envelope, askServer(emit));
    const sender: MailSender | null = senderOf(block, mail);
    const found = await collectParts(mail);
    const { kept, left } = choose(found);
    const text = found.texts
      .map((each) => each.text)
      .join('\n\n')
      .slice(0, mailLimits.textLength)
      .trim();
    const links = mailLinks(
      found.texts.flatMap((each) => each.links),
      text,
    );
    const subject = cut(mail.header('subject'), mailLimits.subjectLength);
    const sentAt = dateOf(mail.header('date'));
    for (const { position, name, contentType, bytes: content } of kept)
      await emit({ type: 'part', position, name, contentType, kind: 'attachment' }, content);
    if (kept.length === 0) {
      const position = found.parts.length + found.refused.length + found.ignored.length + 1;
      const name = `${safeName(subject) || 'e-post'}.pdf`;
      const content = await renderBody({ mail, subject, sentAt, text });
      await emit({ type: 'part', position, name, contentType: 'application/pdf', kind: 'body' }, content);
    }
    return {
      ok: true,
      mail: {
        messageId: cut(mail.onlyHeader('message-id') ?? '', 300).replace(/^<|>$/g, '') || null,
        subject,
        text: text.slice(0, mailLimits.toldText).toWellFormed(),
        sender,
        sentAt: sentAt?.toISOString() ?? null,
        automatic: isAutomatic(block, envelope, sender?.address ?? null),
        undelivered: isUndelivered(block, mail.root, { address: sender?.address ?? null, subject }),
        verdict,
        links,
        linksOnly: kept.length === 0 && found.refused.length === 0 && isLinksOnly(links, text),
        refused: found.refused,
        ignored: [...found.ignored, ...left],
      },
    };
  } catch (error) {
    if (error instanceof MailRefused) return { ok: false, reason: error.reason };
    throw error;
  }
};
