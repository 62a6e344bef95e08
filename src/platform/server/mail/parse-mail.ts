import PostalMime, { decodeWords } from 'postal-mime';
import { mailLimits } from './mail-limits.ts';
import type { MailReason } from './mail-port.ts';

interface HeaderValue {
  readonly value: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A node of the parser's tree, decoded. What the package does with the tree afterwards loses names and places of parts. */
export interface MimeNode {
  readonly childNodes: readonly MimeNode[];
  readonly contentType: { readonly parsed: HeaderValue; readonly multipart: string | false };
  readonly contentDisposition: { readonly parsed: HeaderValue };
  readonly contentId?: string | undefined;
  readonly content: ArrayBuffer | null;
  getTextContent(): string;
}

export interface ParsedMail {
  readonly bytes: Uint8Array;
  readonly root: MimeNode;
  /** The first value of a header by its lower-case name, encoded words decoded; empty where there is none. */
  readonly header: (name: string) => string;
  /** Where more than one reading is possible there is none: null for a header that is missing or doubled. */
  readonly onlyHeader: (name: string) => string | null;
}

/** A mail that is no mail, or beyond a limit. */
export class MailRefused extends Error {
  readonly reason: MailReason;

  constructor(reason: MailReason) {
    super(reason);
    this.reason = reason;
  }
}

const reasonOf = (error: unknown): MailReason => {
  const said = String(error);
  if (said.includes('nesting depth')) return 'mail.too-deep';
  return said.includes('header size') ? 'mail.headers-too-large' : 'mail.damaged';
};

const hasTree = (parser: object): parser is { readonly root: MimeNode } => 'root' in parser;

/** Parses a mail into its tree. Throws `MailRefused`. */
export const parseMail = async (bytes: Uint8Array): Promise<ParsedMail> => {
  const parser = new PostalMime({ forceRfc822Attachments: true, maxNestingDepth: mailLimits.depth });
  const { headers } = await parser.parse(bytes).catch((error: unknown) => {
    throw new MailRefused(reasonOf(error));
  });
  if (!hasTree(parser)) throw new MailRefused('mail.damaged');
  const values = (name: string): string[] =>
    headers.filter(({ key }) => key === name).map(({ value }) => decodeWords(value));
  return {
    bytes,
    root: parser.root,
    header: (name) => values(name)[0] ?? '',
    onlyHeader: (name) => {
      const found = values(name);
      return found.length === 1 ? (found[0] ?? null) : null;
    },
  };
};
