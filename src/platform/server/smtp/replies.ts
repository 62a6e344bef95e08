import type { Hindrance } from './smtp-port.ts';

/** A refusal as the client reads it; the enhanced code (RFC 3463) is part of the text. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(code: number, text: string) {
    super(text);
    this.responseCode = code;
  }
}

const hindrances: Readonly<Record<Hindrance, readonly [number, string]>> = {
  busy: [451, '4.3.2 Too much mail at once, try again later'],
  full: [452, '4.3.1 No room for mail, try again later'],
  unavailable: [451, '4.3.0 Mail can not be stored now, try again later'],
};

/** The refusal of a moment: the sender keeps the mail and tries again. */
export const hindered = (by: Hindrance): SmtpRefusal => new SmtpRefusal(...hindrances[by]);

export const unknownRecipient = (): SmtpRefusal => new SmtpRefusal(550, '5.1.1 No such address here');

/** After too many of these the connection ends: somebody is guessing addresses. */
export const guessing = (): SmtpRefusal => new SmtpRefusal(421, '4.7.0 Too many unknown addresses');

export const manyRecipients = (): SmtpRefusal => new SmtpRefusal(452, '4.5.3 Too many recipients');

export const manyRecipientsOfAddress = (): SmtpRefusal =>
  new SmtpRefusal(452, '4.7.0 Too many recipients from your address, try again later');

export const manyConnections = (): SmtpRefusal =>
  new SmtpRefusal(421, '4.7.0 Too many connections from your address');

export const manyMails = (): SmtpRefusal =>
  new SmtpRefusal(421, '4.7.0 Enough mails on one connection, open another');

export const tooLarge = (limit: number): SmtpRefusal =>
  new SmtpRefusal(552, `5.3.4 The mail is larger than ${limit} bytes`);

/** Said to a client that is cut off. */
export const tooSlow = '4.4.2 Too slow, closing the connection';
export const stopping = '4.3.2 Shutting down, try again later';
