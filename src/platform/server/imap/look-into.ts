import { ImapFlow } from 'imapflow';
import { mailboxFailure } from './mailbox-failure.ts';
import type { MailboxEntry } from './mailboxes-file.ts';
import { type MailboxVisitor, progressIn } from './mailbox-visitor.ts';
import { VisitorFailed, takeNew } from './take-new.ts';

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

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
