import { buffer } from 'node:stream/consumers';
import type { StoredArrival } from '#features/intake/documents/server/commands-receive.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import { derivedId } from '#platform/server/ids.ts';
import type { NewId } from '#platform/server/ids.ts';
import { enqueue, handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import type { Log } from '#platform/server/log.ts';
import type { DnsResolver } from '#platform/server/mail/mail-port.ts';
import { mailReader } from '#platform/server/mail/read-mail.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { mayTryAgain } from '#platform/server/sandbox/try-again.ts';
import { mostFiles } from '../rules.ts';
import { closeReply, collectMail } from './commands-collect.ts';
import type { WaitingReply } from './commands-collect.ts';
import { collectReply } from './jobs.ts';

interface CollectServices {
  readonly db: Db;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
  readonly resolver: DnsResolver;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
}

/** Seconds before a mail is read again where DNS was away or its reader ended, by how often it has been. */
const pauses = [5, 30, 120, 600];

const waitingSql = `
  select m.id, m.conversation_id as "conversationId", m.sha256, m.attempts, u.email, c.user_id as "userId",
    m.envelope_sender as sender, m.client_address as "clientAddress", m.client_name as "clientName"
  from conversation_mail m
  join conversation c on c.id = m.conversation_id
  join user_account u on u.id = c.user_id
  where m.id = $1 and m.outcome is null`;

const readAgain = ({ db, clock }: CollectServices, { id, conversationId }: WaitingReply, seconds: number) =>
  db.platformTransaction(async (tx) => {
    await tx.query('update conversation_mail set attempts = attempts + 1 where id = $1', [id]);
    const startAfter = new Date(clock.now().getTime() + seconds * 1_000);
    await enqueue(tx, collectReply, { mailId: id }, { key: id, group: conversationId, startAfter });
  });

const collect = async (services: CollectServices, mailId: string, signal: AbortSignal): Promise<void> => {
  const { db, storage, sandbox, resolver, clock, newId } = services;
  const [waiting] = await db.platformRead((reader) => reader.query<WaitingReply>(waitingSql, [mailId]));
  if (waiting === undefined) return;
  const { sha256, attempts, sender, clientAddress, clientName } = waiting;
  const files: StoredArrival[] = [];
  const source = async () => new Uint8Array(await buffer(await storage.get(sha256, { verify: true })));
  const outcome = await mailReader({ sandbox, resolver })(source, {
    tenant: waiting.userId,
    signal,
    envelope: { recipient: null, sender, clientAddress, clientName },
    onPart: async ({ position, name, contentType, kind, bytes }) => {
      if (kind === 'body' || files.length >= mostFiles) return;
      const stored = await storage.put(bytes);
      files.push({ ...stored, id: derivedId(mailId, position), fileName: name, contentType, reason: null });
    },
  });
  const pause = pauses[attempts];
  const isAway = outcome.ok && outcome.mail.verdict.reason === 'dns.unavailable';
  const isWorthIt = !outcome.ok && mayTryAgain(outcome.reason, attempts + 1);
  if ((isAway || isWorthIt) && pause !== undefined) return readAgain(services, waiting, pause);
  await db.platformTransaction(async (tx) => {
    if (!outcome.ok) return closeReply(tx, mailId, 'unreadable');
    return collectMail(tx, waiting, { mail: outcome.mail, files }, { now: clock.now(), newId });
  });
};

/** Reads a mail that answers a letter of ours, and puts what it says into its conversation. */
export const collectReplyHandler = (services: CollectServices): JobHandler =>
  handleJob(
    collectReply,
    ({ mailId }, { signal }) => collect(services, mailId, signal),
    async ({ mailId }) => services.log.error({ mailId }, 'an answer by mail could not be collected'),
  );

/** Asks again for answers that a stop has left unread. */
export const enqueueLostReplies = ({ db, clock }: CollectServices): Promise<void> =>
  db.platformTransaction(async (tx) => {
    const lost = await tx.query<{ id: string; conversationId: string }>(
      `select id, conversation_id as "conversationId" from conversation_mail
       where outcome is null and received_at < $1 order by received_at limit 1000`,
      [new Date(clock.now().getTime() - 3_600_000)],
    );
    for (const { id, conversationId } of lost)
      await enqueue(tx, collectReply, { mailId: id }, { key: id, group: conversationId });
  });
