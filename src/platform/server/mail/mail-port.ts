import type { MailSender, MailVerdict } from '#core/mail/mail-verdict.ts';
import type { ReadOptions, SandboxReason, Source, Stopped } from '../sandbox/sandbox-port.ts';

/** What the SMTP session said, beside the mail itself. */
export interface MailEnvelope {
  readonly recipient: string | null;
  /** MAIL FROM; empty for bounces, null where nobody knows (IMAP). */
  readonly sender: string | null;
  /** Without it SPF is not asked, and only DKIM can make a mail believed. */
  readonly clientAddress: string | null;
  /** What the client called itself in EHLO. */
  readonly clientName: string | null;
}

export interface MailLink {
  /** http or https only. */
  readonly url: string;
  /** Lower-case A-label. */
  readonly host: string;
  /** What the link says it is, cut; empty where the text names none. */
  readonly text: string;
}

/** Why one part of a mail did not come through. */
export type PartReason =
  | 'mail.part-empty'
  /** Behind the boundary that ends the mail's parts, where no program shows it. */
  | 'mail.part-outside'
  | 'mail.too-many-attachments'
  | 'mail.nested-too-deep'
  | 'mail.winmail-damaged';

export interface RefusedPart {
  readonly position: number;
  readonly name: string;
  readonly reason: PartReason;
}

export interface ReadMail {
  /** Without angle brackets; null where there is none, or more than one. */
  readonly messageId: string | null;
  readonly subject: string;
  /** What it says, as plain text, cut; what it quotes is part of it. */
  readonly text: string;
  /** Null where From is not exactly one mailbox. */
  readonly sender: MailSender | null;
  /** From the Date header, ISO 8601 in UTC. */
  readonly sentAt: string | null;
  /** A bounce, an automatic reply or list mail: must never be answered. */
  readonly automatic: boolean;
  /** Says that a letter of ours did not reach its reader. */
  readonly undelivered: boolean;
  readonly verdict: MailVerdict;
  /** Bounded; in the order of the text. */
  readonly links: readonly MailLink[];
  /** No attachment, little text, and at least one link that looks like one to a document. */
  readonly linksOnly: boolean;
  /** Parts that `onPart` got, the rendered body included. */
  readonly parts: number;
  readonly refused: readonly RefusedPart[];
  /** Names of what is no document (pictures of signatures, calendars, cards, signatures): shown as one group. */
  readonly ignored: readonly string[];
}

export interface MailPart {
  /** From 1, stable for the same bytes; unique where names are not. */
  readonly position: number;
  /** For showing and storing: no folders, no control characters, never empty. */
  readonly name: string;
  /** As the mail says it, lower-case; never to be believed. */
  readonly contentType: string;
  /** `body`: the mail's own text as a PDF, made where nothing is attached. */
  readonly kind: 'attachment' | 'body';
  readonly bytes: Uint8Array;
}

/** Why nothing, or nothing more, could be taken out of a mail. */
export type MailReason =
  | 'mail.not-a-mail'
  | 'mail.headers-too-large'
  | 'mail.too-many-parts'
  | 'mail.too-deep'
  | 'mail.damaged';

export type ReadMailOutcome =
  | { readonly ok: true; readonly mail: ReadMail }
  | { readonly ok: false; readonly reason: MailReason | SandboxReason };

export interface ReadMailOptions extends ReadOptions {
  /** Null for a file that a person handed in: its verdict is `not-checked`. */
  readonly envelope: MailEnvelope | null;
  /** Takes each part as it comes; the next one follows when it resolves. A rejection ends the reading and is passed on. */
  readonly onPart: (part: MailPart) => Promise<void>;
}

/**
 * Reads one mail in a child of the sandbox: one parsing for what is shown, taken out and believed. A mail that is stopped
 * half-way may already have handed over parts; their positions are the same when it is read again.
 */
export type MailReader = (source: Source, options: ReadMailOptions) => Promise<ReadMailOutcome>;

export interface SplitMail {
  /** From 1. */
  readonly position: number;
  readonly bytes: Uint8Array;
}

export type SplitOutcome =
  | { readonly ok: true; readonly mails: number; readonly refused: readonly SplitRefusal[] }
  | {
      readonly ok: false;
      readonly reason: 'mbox.not-an-mbox' | 'mbox.too-many-mails';
      readonly mails: number;
    }
  | (Stopped & { readonly mails: number });

export interface SplitRefusal {
  readonly position: number;
  readonly reason: 'mail.too-large';
}

export interface SplitOptions extends ReadOptions {
  /** Takes each mail as it comes; the next one follows when it resolves. A rejection ends the splitting and is passed on. */
  readonly onMail: (mail: SplitMail) => Promise<void>;
}

/** Takes the mails out of an mbox file, in a child of the sandbox. */
export type MboxSplitter = (source: Source, options: SplitOptions) => Promise<SplitOutcome>;

/** DNS as the mail's verdict asks it: TXT answers are lists of strings, others strings. Rejects with a `code` as node:dns does. */
export type DnsResolver = (name: string, rrtype: string) => Promise<string[][] | string[] | object[]>;
