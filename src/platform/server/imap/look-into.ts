import { ImapFlow } from 'imapflow';
import { mailboxFailure, MailboxFailure } from './mailbox-failure.ts';
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

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** What the visitor threw is no fault of the mailbox. */
class VisitorFailed extends Error {}

const progressIn = async (
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

const takeNew = async (
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

/**
 * Looks into a mailbox once: takes the mails that have come since the last look, oldest first, each moved away only after
 * it is ours. Reads without marking anything as seen. Throws `MailboxFailure`, or what the visitor threw.
 */
export const lookInto = async (
  entry: MailboxEntry,
  accessToken: (() => Promise<string>) | null,
  visitor: MailboxVisitor,
  signal: AbortSignal,
): Promise<void> => {
  const secret = accessToken === null ? { pass: entry.password ?? '' } : { accessToken: await accessToken() };
  const client = new ImapFlow({
    host: entry.host,
    port: entry.port,
    secure: entry.tls === 'implicit',
    ...(entry.tls === 'implicit' ? {} : { doSTARTTLS: entry.tls === 'starttls' }),
    auth: { user: entry.user, ...secret },
    disableAutoIdle: true,
    logger: false,
    ...patience,
  });
  // Told by the call that is under way, too.
  client.on('error', () => undefined);
  const stop = (): void => client.close();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    await client.mailboxOpen(entry.folder);
    const progress = await progressIn(client, entry, visitor);
    const lastUid = await takeNew(client, progress, visitor, signal);
    if (entry.processedFolder !== undefined && lastUid >= progress.firstUid) {
      await client.mailboxCreate(entry.processedFolder);
      // From the first: what a stop kept from being moved last time goes now.
      await client.messageMove(`${progress.firstUid}:${lastUid}`, entry.processedFolder, { uid: true });
    }
    await client.logout();
  } catch (error) {
    client.close();
    if (error instanceof VisitorFailed) throw error.cause;
    throw mailboxFailure(error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
