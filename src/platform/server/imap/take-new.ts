import type { ImapFlow } from 'imapflow';
import type { MailboxProgress, MailboxVisitor } from './mailbox-visitor.ts';

/** What the visitor threw is no fault of the mailbox. */
export class VisitorFailed extends Error {}

/** Gives the visitor what has come since, oldest first; answers the UID of the last mail taken. */
export const takeNew = async (
  client: ImapFlow,
  from: MailboxProgress,
  visitor: MailboxVisitor,
  signal: AbortSignal,
): Promise<number> => {
  let lastUid = from.lastUid;
  const found = (await client.search({ uid: `${lastUid + 1}:*` }, { uid: true })) || [];
  // `n:*` names the last mail even where its UID is below n (RFC 9051, 9, seq-range).
  for (const uid of found.filter((each) => each > from.lastUid).toSorted((a, b) => a - b)) {
    if (signal.aborted) break;
    const mail = await client.download(String(uid), undefined, { uid: true });
    // Somebody removed it since the search.
    if (mail.content === undefined) continue;
    try {
      if (!(await visitor.take(uid, mail.content))) {
        mail.content.destroy();
        break;
      }
    } catch (error) {
      throw mail.content.errored ?? new VisitorFailed('not taken', { cause: error });
    }
    lastUid = uid;
  }
  return lastUid;
};
