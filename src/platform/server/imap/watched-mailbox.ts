import type { MailboxEntry } from './mailboxes-file.ts';

/** A mailbox elsewhere that is looked into; `accessToken` where it is opened by OAuth. */
export interface WatchedMailbox {
  readonly entry: MailboxEntry;
  readonly accessToken: (() => Promise<string>) | null;
}
