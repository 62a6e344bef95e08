/** Why a mail's From is believed (`ok`) or not; every code has a text. */
export type MailVerdictReason =
  | 'ok'
  /** There is no envelope to judge by: a file that a person handed in. */
  | 'not-checked'
  | 'from.missing'
  | 'from.many'
  | 'from.malformed'
  /** Headers that two readers would read differently: doubled ones, bare line breaks, raw 8-bit in an address. */
  | 'headers.ambiguous'
  /** A bounce or an automatic answer: true to its sender, and made of what somebody else sent there. */
  | 'returned'
  /** The domain publishes no DMARC policy. */
  | 'dmarc.none'
  | 'dmarc.fail'
  /** A signature that would pass covers only the beginning of the body (`l=`), or leaves out who wrote what. */
  | 'dkim.cut'
  /** A temporary failure of DNS: ask again later. */
  | 'dns.unavailable';

/** Short codes of RFC 8601 (`pass`, `fail`, `softfail`, `neutral`, `none`, `temperror`, `permerror`, `policy`), or `skipped`. */
export interface MailVerdictDetail {
  readonly spf: string;
  readonly dkim: string;
  readonly dmarc: string;
}

/** Whether the domain in From stands for this mail. Says nothing about who the domain belongs to. */
export interface MailVerdict {
  readonly result: 'pass' | 'fail';
  readonly reason: MailVerdictReason;
  /** The exact domain of From, lower-case A-label; null where there is not exactly one. */
  readonly domain: string | null;
  readonly detail: MailVerdictDetail;
}

/** The one mailbox in From. */
export interface MailSender {
  /** Local part as written, domain as lower-case A-label. */
  readonly address: string;
  /** The display name as the sender wrote it: never a reason to believe anything. */
  readonly name: string;
  readonly domain: string;
}
