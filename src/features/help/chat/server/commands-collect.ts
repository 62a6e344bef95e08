import { replyText } from '#core/mail/reply-text.ts';
import type { DoorDeps, OtherRecipient, StoredMail } from '#features/intake/mail/server/commands-door.ts';
import type { TakenEnvelope } from '#features/intake/mail/server/commands-take.ts';
import type { StoredArrival } from '#features/intake/documents/server/commands-receive.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import type { ReadMail } from '#platform/server/mail/mail-port.ts';
import { storable } from '#platform/server/sql.ts';
import { Refused } from '#platform/wire/refused.ts';
import { keepFiles } from './commands-files.ts';
import { conversationOfAddress } from './commands-address.ts';
import { addMessage, holdConversation, tooMuchWritten } from './commands-write.ts';
import type { Moment } from './commands-write.ts';
import { collectReply } from './jobs.ts';

const ownerSql = `
  select c.user_id as "userId" from conversation c join user_account u on u.id = c.user_id
  where c.id = $1 and u.disabled_at is null`;

const takeSql = `
  insert into conversation_mail (id, conversation_id, sha256, envelope_sender, client_address, client_name, received_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (conversation_id, sha256) do nothing returning id`;

const record = async (
  { db, clock, newId }: DoorDeps,
  conversationId: string,
  { sender, clientAddress, clientName }: TakenEnvelope,
  { sha256 }: StoredMail,
): Promise<string> => {
  const id = newId();
  await db.platformTransaction(async (tx) => {
    const said = [sender, clientAddress, clientName].map((text) => text && storable(text, 320));
    const taken = await tx.query<{ id: string }>(takeSql, [id, conversationId, sha256, ...said, clock.now()]);
    if (taken.length > 0) await enqueue(tx, collectReply, { mailId: id }, { key: id, group: conversationId });
  });
  return id;
};

/** Whose answers come to an address: those of a conversation that we have signed it for, whose person still has an account. */
export const findConversation = async (deps: DoorDeps, address: string): Promise<OtherRecipient | null> => {
  const conversationId = conversationOfAddress(deps.keys, address);
  if (conversationId === null) return null;
  const [owner] = await deps.db.platformRead((reader) =>
    reader.query<{ userId: string }>(ownerSql, [conversationId]),
  );
  if (owner === undefined) return null;
  return {
    key: `conversation ${conversationId}`,
    record: (envelope, stored) => record(deps, conversationId, envelope, stored),
  };
};

/** A taken mail that waits to be read. */
export interface WaitingReply {
  readonly id: string;
  readonly conversationId: string;
  readonly sha256: string;
  readonly attempts: number;
  readonly email: string;
  readonly userId: string;
  readonly sender: string | null;
  readonly clientAddress: string | null;
  readonly clientName: string | null;
}

/** What becomes of a mail that no message is made of. */
export type Outcome = 'collected' | 'automatic' | 'empty' | 'limited' | 'unreadable';

/** Writes down what became of a waiting mail; answers whether it was waiting still. */
export const closeReply = async (tx: Tx, mailId: string, outcome: Outcome): Promise<boolean> => {
  const closed = await tx.query<{ id: string }>(
    'update conversation_mail set outcome = $2 where id = $1 and outcome is null returning id',
    [mailId, outcome],
  );
  return closed.length > 0;
};

/** Null where the mail is proven to be the person's; else the address that it says, or a blank where it says none. */
const strangerOf = ({ sender, verdict }: ReadMail, { email }: WaitingReply): string | null => {
  const isProven = verdict.result === 'pass' && verdict.domain !== null && verdict.domain === sender?.domain;
  if (isProven && sender?.address.toLowerCase() === email.toLowerCase()) return null;
  return storable(sender?.address ?? '', 320);
};

/**
 * Makes a message of an answer by mail: what the person wrote above what is quoted, and what they attached. What a machine
 * has written is none, nor is a mail without words and files. Where From is not proven to be the person's, the message says
 * which address it claims. Done once however often it is asked.
 */
export const collectMail = async (
  tx: Tx,
  waiting: WaitingReply,
  { mail, files }: { readonly mail: ReadMail; readonly files: readonly StoredArrival[] },
  moment: Moment,
): Promise<Outcome> => {
  const words = replyText(mail.text);
  const close = async (outcome: Outcome): Promise<Outcome> => {
    await closeReply(tx, waiting.id, outcome);
    return outcome;
  };
  if (mail.automatic || mail.undelivered) return close('automatic');
  if (words === '' && files.length === 0) return close('empty');
  const held = await holdConversation(tx, waiting.conversationId, waiting.userId);
  if (held instanceof Refused) return close('unreadable');
  if ((await tooMuchWritten(tx, waiting.userId, moment.now)) !== null) return close('limited');
  if (!(await closeReply(tx, waiting.id, 'collected'))) return 'collected';
  const kept = await keepFiles(tx, waiting.userId, files, moment.now);
  const fileIds = kept.map(({ id }) => id);
  const sent = { staffId: null, words, page: null, fileIds, mail: { sender: strangerOf(mail, waiting) } };
  const added = await addMessage(tx, held, sent, moment);
  if (added instanceof Refused) throw new Error('files that were just kept are not there');
  return 'collected';
};
