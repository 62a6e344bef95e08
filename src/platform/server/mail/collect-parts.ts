import { isMail } from './is-mail.ts';
import { mailLeaves } from './mail-leaves.ts';
import type { MailText } from './mail-leaves.ts';
import { mailLimits } from './mail-limits.ts';
import type { RefusedPart } from './mail-port.ts';
import { parseMail } from './parse-mail.ts';
import type { ParsedMail } from './parse-mail.ts';
import { partName } from './part-name.ts';
import { readTnef, TnefDamaged } from './tnef.ts';

export interface FoundPart {
  readonly position: number;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** A small picture that the text shows, or one too small to see. */
  readonly picture: 'shown' | 'speck' | null;
}

export interface FoundParts {
  readonly parts: readonly FoundPart[];
  readonly texts: readonly MailText[];
  readonly refused: readonly RefusedPart[];
  readonly ignored: readonly string[];
}

/** What mail programs add and no invoice ever is: calendars, cards, signatures, reports. */
const noDocument =
  /^(?:text\/(?:calendar|x?-?vcard|directory|rfc822-headers)|application\/(?:ics|pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)|message\/(?:delivery-status|disposition-notification|feedback-report|global-.*))$/;
const noDocumentName = /\.(?:ics|vcf|p7s|asc)$/i;

const shownBytes = 100_000;
const speckBytes = 2000;

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.length < 16 && Buffer.from(bytes).toString('latin1').trim() === '';

const headOf = (mail: ParsedMail): string =>
  ['From', 'Date', 'Subject'].map((name) => `${name}: ${mail.header(name.toLowerCase())}`).join('\n');

/**
 * Everything that a parsed mail holds: the parts however they hide, each with its place from 1 in the order of the mail
 * (those that are refused and ignored counted), and the texts. Nested messages are parsed as the mail itself was.
 */
export const collectParts = async (mail: ParsedMail): Promise<FoundParts> => {
  const parts: FoundPart[] = [];
  const texts: MailText[] = [];
  const refused: RefusedPart[] = [];
  const ignored: string[] = [];
  let position = 0;

  const addFile = async (
    given: string | null,
    contentType: string,
    bytes: Uint8Array,
    depth: number,
    shown: boolean,
  ): Promise<void> => {
    position += 1;
    const name = partName(given, contentType, position);
    const refuse = (reason: RefusedPart['reason']): void => void refused.push({ position, name, reason });
    const isMessage = contentType === 'message/rfc822' || contentType === 'message/global' || isMail(bytes);
    const isTnef = /^application\/(?:vnd\.)?ms-tnef$/.test(contentType) || /^winmail\.dat$/i.test(name);
    if (noDocument.test(contentType) || noDocumentName.test(name)) ignored.push(name);
    else if (isBlank(bytes)) refuse('mail.part-empty');
    else if ((isMessage || isTnef) && depth >= mailLimits.messages) refuse('mail.nested-too-deep');
    else if (isTnef) await addTnef(bytes, depth + 1, refuse);
    else if (isMessage) await addMessage(await parseMail(bytes), depth + 1);
    else if (parts.length >= mailLimits.attachments) refuse('mail.too-many-attachments');
    else {
      const small = contentType.startsWith('image/') ? bytes.length : Infinity;
      const picture = small <= speckBytes ? 'speck' : shown && small <= shownBytes ? 'shown' : null;
      parts.push({ position, name, contentType, bytes, picture });
    }
  };

  const addTnef = async (
    bytes: Uint8Array,
    depth: number,
    refuse: (reason: RefusedPart['reason']) => void,
  ): Promise<void> => {
    try {
      for (const file of readTnef(bytes))
        await addFile(
          file.message ? 'winmail.dat' : file.name,
          file.message ? 'application/ms-tnef' : 'application/octet-stream',
          file.bytes,
          depth,
          false,
        );
    } catch (error) {
      if (!(error instanceof TnefDamaged)) throw error;
      refuse('mail.winmail-damaged');
    }
  };

  const addMessage = async (message: ParsedMail, depth: number): Promise<void> => {
    if (depth > 0) texts.push({ text: headOf(message), links: [] });
    const found = mailLeaves(message);
    texts.push(...found.texts);
    for (const { name, contentType, bytes, shown } of found.leaves)
      await addFile(name, contentType, bytes, depth, shown);
    for (let stray = 0; stray < found.strays; stray += 1) {
      position += 1;
      refused.push({ position, name: partName(null, '', position), reason: 'mail.part-outside' });
    }
  };

  await addMessage(mail, 0);
  return { parts, texts, refused, ignored };
};
