const mebibyte = 1024 * 1024;

/** Limits of one mail beside the sandbox's own; far above what a mail with invoices has. */
export const mailLimits = {
  /** The header of the mail itself. Exchange refuses more than 256 kB in all. */
  headerBytes: 256 * 1024,
  /** MIME parts in all, nested messages included. */
  parts: 1000,
  attachments: 500,
  /** multipart in multipart. */
  depth: 50,
  /** message/rfc822 in message/rfc822, and winmail.dat in either. */
  messages: 10,
  /** What the parts of one mail may come to; base64 only shrinks, so a mail of the largest size stays under it. */
  outputBytes: 64 * mebibyte,
  subjectLength: 500,
  nameLength: 150,
  links: 50,
  linkLength: 2000,
  /** Signatures of a mail that are looked at; list servers and relays add a few. */
  signatures: 10,
  /** DNS questions of one mail: SPF asks at most 10 names for their addresses, DMARC walks up 8 labels at a time. */
  questions: 150,
  /** A child waits for DNS meanwhile; what takes longer is asked again later. */
  dnsMs: 10_000,
  /** Of the mail's own text, what is searched for links and written to the document. */
  textLength: 400_000,
  /** Of it, what is told besides. */
  toldText: 50_000,
} as const;
