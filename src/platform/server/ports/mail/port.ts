/** A laid-out letter on its way. Addresses are checked ones, and nothing in it holds a line break that a header would end at. */
export interface MailMessage {
  /** Our own id of it, the same each time it is tried. */
  readonly id: string;
  readonly to: string;
  readonly language: 'sv' | 'en';
  readonly kind: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one click of a mail program unsubscribes (RFC 8058), as a whole address. */
  readonly unsubscribeUrl: string | null;
  /** Where an answer goes; left out: to where the letter comes from. */
  readonly replyTo?: string;
  /** Who it comes from by name; left out: the product. */
  readonly fromName?: string;
  readonly attachment?: MailAttachment;
  readonly enclosures?: readonly MailEnclosure[];
}

/** A PDF that a letter brings, in base64. */
export interface MailAttachment {
  readonly name: string;
  readonly base64: string;
}

/** An original that a letter brings as it came, in base64. */
export interface MailEnclosure extends MailAttachment {
  readonly contentType: string;
}

/** Takes letters to the world. */
export interface MailPort {
  /** Whether letters stay on this machine, to be read on a page of it. */
  readonly local: boolean;
  /** Resolves when the next server has taken it. Throws `MailRejected` when it never will, anything else when it may later. */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The next server has refused this letter for good; the message is its answer. */
export class MailRejected extends Error {
  readonly code = 'mail_rejected';
}
