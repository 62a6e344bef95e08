import { decodeWords } from 'postal-mime';
import { htmlText } from './html-text.ts';
import { isMail } from './is-mail.ts';
import { mailLimits } from './mail-limits.ts';
import type { RefusedPart } from './mail-port.ts';
import { parseMail } from './parse-mail.ts';
import type { MimeNode, ParsedMail } from './parse-mail.ts';
import { partName, safeName } from './part-name.ts';
import { readTnef, TnefDamaged } from './tnef.ts';

export interface FoundPart {
  readonly position: number;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** A small picture that the text shows, or one too small to see. */
  readonly picture: 'shown' | 'speck' | null;
}

/** One text of the mail, in the form that says most; those of nested messages follow with their heads. */
export interface MailText {
  readonly text: string;
  readonly links: readonly { readonly url: string; readonly text: string }[];
}

export interface FoundParts {
  readonly parts: readonly FoundPart[];
  readonly texts: readonly MailText[];
  readonly refused: readonly RefusedPart[];
  readonly ignored: readonly string[];
}

interface TextGroup {
  plain: string;
  html: string;
}

/** What mail programs add and no invoice ever is: calendars, cards, signatures, reports. */
const noDocument =
  /^(?:text\/(?:calendar|x?-?vcard|directory|rfc822-headers)|application\/(?:ics|pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)|message\/(?:delivery-status|disposition-notification|feedback-report|global-.*))$/;
const noDocumentName = /\.(?:ics|vcf|p7s|asc)$/i;

const shownBytes = 100_000;
const speckBytes = 2000;

/** A document sent as text without being called an attachment. */
const hiddenDocument = (node: MimeNode, name: string): boolean => {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && !['txt', 'text', 'htm', 'html'].includes(ending)) return true;
  const head = Buffer.from(node.content?.slice(0, 64) ?? new ArrayBuffer(0)).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml|%PDF-)/.test(head);
};

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

  const addText = ({ plain, html }: TextGroup, pictures: Set<string>): void => {
    const rich = htmlText(html);
    for (const picture of rich.pictures) pictures.add(picture);
    const text = plain.trim() === '' ? rich.text : plain.slice(0, mailLimits.textLength).trim();
    if (text !== '' || rich.links.length > 0) texts.push({ text, links: rich.links });
  };

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
    else if (bytes.length === 0) refuse('mail.part-empty');
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
    const leaves: MimeNode[] = [];
    const pictures = new Set<string>();
    if (depth > 0) texts.push({ text: headOf(message), links: [] });
    const walk = (node: MimeNode, group: TextGroup | null): void => {
      const { value: type, params } = node.contentType.parsed;
      const { value: disposition, params: places } = node.contentDisposition.parsed;
      const name = decodeWords(places['filename'] ?? params['name'] ?? '');
      const isText = type === 'text/plain' || type === 'text/html' || node.contentType.multipart !== false;
      if (node.contentType.multipart !== false && node.childNodes.length > 0) {
        const own = node.contentType.multipart === 'alternative' ? { plain: '', html: '' } : null;
        for (const child of node.childNodes) walk(child, own ?? group);
        if (own !== null) addText(own, pictures);
      } else if (isText && disposition !== 'attachment' && !hiddenDocument(node, name)) {
        const target = group ?? { plain: '', html: '' };
        target[type === 'text/html' ? 'html' : 'plain'] += `${node.getTextContent()}\n`;
        if (group === null) addText(target, pictures);
      } else leaves.push(node);
    };
    walk(message.root, null);
    for (const node of leaves) {
      const { value: type, params } = node.contentType.parsed;
      const name = node.contentDisposition.parsed.params['filename'] ?? params['name'];
      const id = (node.contentId ?? '').replace(/^\s*<|>\s*$/g, '');
      const given = name === undefined ? null : safeName(decodeWords(name));
      await addFile(given, type, new Uint8Array(node.content ?? new ArrayBuffer(0)), depth, id !== '' && pictures.has(id));
    }
  };

  await addMessage(mail, 0);
  return { parts, texts, refused, ignored };
};
