import type { ImapFlow } from 'imapflow';
import { MailboxFailure } from './mailbox-failure.ts';
import type { MailboxEntry } from './mailboxes-file.ts';

/** How far a folder has been read. UIDs from `firstUid` were ours to take, those up to `lastUid` are taken. */
export interface MailboxProgress {
  readonly uidValidity: string;
  readonly firstUid: number;
  readonly lastUid: number;
}

/** What is done with a folder's mails. */
export interface MailboxVisitor {
  /** What the last look left; null before the first. */
  readonly progress: MailboxProgress | null;
  /** Remembers where the folder begins: at the first look, and when the server numbers its mails anew. */
  begin(progress: MailboxProgress): Promise<void>;
  /** Takes a mail and remembers its UID, durably and both or neither. Answers false to stop here for now. */
  take(uid: number, stream: AsyncIterable<Uint8Array>): Promise<boolean>;
}

/** From where the open folder is read: where the last look stopped, or anew. */
export const progressIn = async (
  client: ImapFlow,
  { takeExisting }: MailboxEntry,
  visitor: MailboxVisitor,
): Promise<MailboxProgress> => {
  const { mailbox } = client;
  const { progress } = visitor;
  if (mailbox === false) throw new MailboxFailure('no-folder');
  if (!Number.isInteger(mailbox.uidNext)) throw new MailboxFailure('confused', 'no UIDNEXT');
  const uidValidity = String(mailbox.uidValidity);
  if (progress?.uidValidity === uidValidity) return progress;
  // Numbered anew, a folder is read from its beginning: what was taken before is the same bytes, and is linked.
  const firstUid = progress === null && !takeExisting ? mailbox.uidNext : 1;
  const begun = { uidValidity, firstUid, lastUid: firstUid - 1 };
  await visitor.begin(begun);
  return begun;
};
