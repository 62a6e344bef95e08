/** Why a mailbox could not be looked into. */
export type MailboxTrouble =
  /** No connection, or one that broke. */
  | 'unreachable'
  /** Password or token not accepted. */
  | 'refused'
  /** The token endpoint gave no token. */
  | 'no-token'
  /** The folder, or the one for processed mails, is not there. */
  | 'no-folder'
  /** The server answered what cannot be understood. */
  | 'confused';

export class MailboxFailure extends Error {
  readonly trouble: MailboxTrouble;

  constructor(trouble: MailboxTrouble, cause?: unknown) {
    super(`the mailbox is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const networkCode =
  /^(E[A-Z]+|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|NoConnection|EConnectionClosed|ClosedAfter.*|ERR_TLS.*|ERR_SSL.*|CERT_.*|DEPTH_ZERO.*|SELF_SIGNED.*|UNABLE_TO.*)$/;

/** What an error of the client means; its own failures stay what they are. */
export const mailboxFailure = (error: unknown): MailboxFailure => {
  if (error instanceof MailboxFailure) return error;
  if (!(error instanceof Error)) return new MailboxFailure('confused', error);
  if ('authenticationFailed' in error && error.authenticationFailed === true)
    return new MailboxFailure('refused', error);
  if ('mailboxMissing' in error && error.mailboxMissing === true)
    return new MailboxFailure('no-folder', error);
  const code = 'code' in error ? String(error.code) : '';
  return new MailboxFailure(networkCode.test(code) ? 'unreachable' : 'confused', error);
};
