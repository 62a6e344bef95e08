import { decodeWords } from 'postal-mime';
import { htmlText } from './html-text.ts';
import { mailLimits } from './mail-limits.ts';
import type { MimeNode, ParsedMail } from './parse-mail.ts';
import { safeName } from './part-name.ts';
import { takeUuencoded } from './uuencoded.ts';
import type { UuFile } from './uuencoded.ts';

/** One text of the mail, in the form that says most; those of nested messages follow with their heads. */
export interface MailText {
  readonly text: string;
  readonly links: readonly { readonly url: string; readonly text: string }[];
}

/** A part that is not the mail's own text. */
export interface MailLeaf {
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Whether the HTML beside it shows it. */
  readonly shown: boolean;
}

export interface MailLeaves {
  readonly leaves: readonly MailLeaf[];
  readonly texts: readonly MailText[];
  /** Places outside the boundaries that hold what looks like parts: readers show nothing there. */
  readonly strays: number;
}

interface TextGroup {
  plain: string;
  html: string;
}

const nothing = new ArrayBuffer(0);
const partHeader = /^content-(?:type|disposition|transfer-encoding)[ \t]*:/im;

const nameOf = (node: MimeNode): string =>
  decodeWords(
    node.contentDisposition.parsed.params['filename'] ?? node.contentType.parsed.params['name'] ?? '',
  );

/** A document sent as text without being called an attachment. */
const hiddenDocument = (node: MimeNode, name: string): boolean => {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && !['txt', 'text', 'htm', 'html'].includes(ending)) return true;
  const head = Buffer.from(node.content?.slice(0, 64) ?? new ArrayBuffer(0)).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml|%PDF-)/.test(head);
};

/** A multipart whose boundary never comes is read as text. */
const isOwnText = (node: MimeNode): boolean => {
  const { value: type } = node.contentType.parsed;
  const isText = type === 'text/plain' || type === 'text/html' || node.contentType.multipart !== false;
  return (
    isText && node.contentDisposition.parsed.value !== 'attachment' && !hiddenDocument(node, nameOf(node))
  );
};

/** What stands behind the boundary that ends the message; the parser drops it. */
const afterEnd = (root: MimeNode, bytes: Uint8Array): string => {
  const boundary = root.contentType.parsed.params['boundary'];
  if (root.contentType.multipart === false || boundary === undefined) return '';
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Buffer.from(`\n--${boundary}--`);
  for (let at = raw.indexOf(end); at >= 0; at = raw.indexOf(end, at + end.length)) {
    const rest = at + end.length;
    if (/^[ \t]*(?:\r?\n|$)/.test(raw.toString('latin1', rest, rest + 200)))
      return raw.toString('latin1', rest);
  }
  return '';
};

/** Sorts the leaves of one message: its own texts, one of each alternative, and everything else in order. */
export const mailLeaves = ({ root, bytes }: ParsedMail): MailLeaves => {
  const found: MimeNode[] = [];
  const texts: MailText[] = [];
  const encoded: UuFile[] = [];
  const pictures = new Set<string>();
  let strays = partHeader.test(afterEnd(root, bytes)) ? 1 : 0;

  const addText = ({ plain, html }: TextGroup): void => {
    const found = takeUuencoded(plain);
    encoded.push(...found.files);
    const rich = htmlText(html);
    for (const picture of rich.pictures) pictures.add(picture);
    const text = found.text.trim() === '' ? rich.text : found.text.slice(0, mailLimits.textLength).trim();
    if (text !== '' || rich.links.length > 0) texts.push({ text, links: rich.links });
  };
  const walk = (node: MimeNode, group: TextGroup | null): void => {
    const { multipart } = node.contentType;
    if (multipart !== false && partHeader.test(Buffer.from(node.content ?? nothing).toString('latin1')))
      strays += 1;
    if (multipart !== false && node.childNodes.length > 0) {
      const own = multipart === 'alternative' ? { plain: '', html: '' } : null;
      for (const child of node.childNodes) walk(child, own ?? group);
      if (own !== null) addText(own);
    } else if (isOwnText(node)) {
      const target = group ?? { plain: '', html: '' };
      target[node.contentType.parsed.value === 'text/html' ? 'html' : 'plain'] +=
        `${node.getTextContent()}\n`;
      if (group === null) addText(target);
    } else found.push(node);
  };
  walk(root, null);
  const leaves = found.map((node): MailLeaf => {
    const id = (node.contentId ?? '').replace(/^\s*<|>\s*$/g, '');
    return {
      name: safeName(nameOf(node)),
      contentType: node.contentType.parsed.value,
      bytes: new Uint8Array(node.content ?? nothing),
      shown: id !== '' && pictures.has(id),
    };
  });
  const hidden = encoded.map(({ name, bytes }): MailLeaf => ({
    name: safeName(name),
    contentType: 'application/octet-stream',
    bytes,
    shown: false,
  }));
  return { leaves: [...leaves, ...hidden], texts, strays };
};
