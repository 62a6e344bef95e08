/** A mail whose envelope is known and whose bytes are on their way. */
export interface ArrivingMail<Recipient> {
  /** What the envelope's recipients are, by address as the client wrote it; at least one. */
  readonly recipients: ReadonlyMap<string, Recipient>;
  /** MAIL FROM; empty for a bounce. */
  readonly sender: string;
  readonly clientAddress: string;
  /** What the client called itself in EHLO. */
  readonly clientName: string;
  /** The bytes without the dots of the transfer. Throws when the mail is too large, or the client gone. */
  readonly stream: AsyncIterable<Uint8Array>;
}

/** Why a mail, or a recipient, is not taken for the moment; a sender tries all of them again later. */
export type Hindrance = 'busy' | 'full' | 'unavailable';

/** What the receiver does with mail. Knows nothing of SMTP; what it throws is answered like `unavailable`. */
export interface MailDoor<Recipient> {
  /** Looks up a recipient of an envelope, whatever the case of its letters; null for one that nobody has. */
  find(address: string): Promise<{ readonly recipient: Recipient } | Hindrance | null>;
  /** Has answered a receipt only when the mail is durable for every recipient: from then on it is ours. */
  take(mail: ArrivingMail<Recipient>): Promise<{ readonly receipt: string } | Hindrance>;
}

/** What one client, and all of them, may do. Times are milliseconds, sizes bytes. */
export interface SmtpLimits {
  readonly mailSize: number;
  readonly recipients: number;
  /** Recipients that one address names in a row, over all its connections, and a second after those. */
  readonly recipientsPerAddress: number;
  readonly recipientsPerSecond: number;
  /** Refused recipients of one connection before it ends. */
  readonly badRecipients: number;
  readonly connections: number;
  /** From one address; those of this machine are a relay's and count only in all. */
  readonly connectionsPerAddress: number;
  readonly mailsPerConnection: number;
  readonly commandLine: number;
  /** Without a byte. */
  readonly idle: number;
  /** Between two mails. */
  readonly betweenMails: number;
  /** For the bytes of one mail. */
  readonly mailTime: number;
  /** After `grace`, a mail's bytes a second on average. */
  readonly slowest: number;
  readonly grace: number;
  /** That mails under way are given when the server stops. */
  readonly stop: number;
}

/** RFC 5321 (4.5.3) asks for at least 100 recipients and minutes of patience; the rest is ours. */
export const smtpLimits: SmtpLimits = {
  mailSize: 35 * 1024 ** 2,
  recipients: 100,
  recipientsPerAddress: 1_000,
  recipientsPerSecond: 20,
  badRecipients: 20,
  connections: 500,
  connectionsPerAddress: 50,
  mailsPerConnection: 1_000,
  commandLine: 4_096,
  idle: 60_000,
  betweenMails: 300_000,
  mailTime: 600_000,
  slowest: 1_000,
  grace: 20_000,
  stop: 20_000,
};
