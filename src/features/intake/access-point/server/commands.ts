import { participantText } from '#core/invoices/participant.ts';
import { recordArrivals } from '#features/intake/documents/server/commands-receive.ts';
import { hasRoom } from '#features/intake/documents/server/queries.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Storage, Stored } from '#platform/server/ports/storage/port.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { storable } from '#platform/server/sql.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { PushReceipt } from '../contract.ts';
import { askRouting, recipientOf } from './commands-routing.ts';
import type { Recipient, Told } from './commands-routing.ts';
import { findReceipt, findRecipient } from './queries.ts';
import type { UnroutedReason } from './tables.ts';

export interface PushDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A document whose signature held and whose bytes are durable. */
export interface Push extends Stored {
  readonly keyId: string;
  readonly contentType: string;
  /** From the headers; null where they say nothing. */
  readonly messageId: string | null;
  readonly recipient: string | null;
  readonly requestId: string;
}

/** What is known of a push when it is written down. */
interface Known extends Push {
  readonly messageId: string;
  readonly told: Told;
  readonly to: Recipient;
}

/** The name under which people find a pushed document: its message's, which has none of its own. */
export const fileNameOf = (messageId: string): string =>
  `${messageId.replace(/[^\w.@:+-]/g, '_').slice(0, 200)}.xml`;

const keepUnrouted = async (tx: Tx, deps: PushDeps, push: Known, reason: UnroutedReason): Promise<void> => {
  const [address] = push.to.participants;
  const recipient = address === undefined ? push.to.text : participantText(address);
  await tx.query(
    `insert into unrouted_document
       (id, sha256, size, content_type, message_id, recipient, sender, received_at, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (message_id, sha256) do nothing`,
    [
      deps.newId(),
      push.sha256,
      push.size,
      storable(push.contentType, 100),
      push.messageId,
      recipient === null ? null : storable(recipient, 200),
      push.told.routing?.senderText == null ? null : storable(push.told.routing.senderText, 200),
      deps.clock.now(),
      reason,
    ],
  );
};

const record = async (
  tx: Tx,
  deps: PushDeps,
  push: Known,
  scope: UnitScope,
): Promise<Pick<PushReceipt, 'status' | 'documentId'>> => {
  const actor: Actor = { userId: null, impersonatedBy: null, requestId: push.requestId };
  const [document] = await recordArrivals(tx, deps, scope, { channel: 'push', actor }, [
    {
      id: deps.newId(),
      sha256: push.sha256,
      size: push.size,
      fileName: fileNameOf(push.messageId),
      contentType: 'application/xml',
      reason: null,
    },
  ]);
  if (document === undefined) throw new Error('a recorded arrival has its document');
  return { status: document.state === 'duplicate' ? 'duplicate' : 'stored', documentId: document.id };
};

const toUnit = async (
  tx: Tx,
  { told, to }: Pick<Known, 'told' | 'to'>,
): Promise<UnitScope | UnroutedReason> => {
  if (to.participants.length > 0) return findRecipient(tx, to.participants);
  if (told.reason !== null) return told.reason;
  return to.text === null ? 'recipient.missing' : 'recipient.unknown';
};

/** Writes the receipt and what it stands for, in one transaction; a message that has one gets that one. */
const settle = async (
  tx: Tx,
  deps: PushDeps,
  push: Known,
): Promise<PushReceipt | Refused<'service.unavailable'>> => {
  // Copies of one message wait for each other, so that all of them get the first one's receipt.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 10))', [push.messageId]);
  const known = await findReceipt(tx, push.messageId);
  if (known !== null) {
    if (known.sha256 !== push.sha256) await keepUnrouted(tx, deps, push, 'message.reused');
    return known;
  }
  const unit = await toUnit(tx, push);
  if (typeof unit !== 'string' && !(await hasRoom(tx, unit))) return refused('service.unavailable');
  const end =
    typeof unit === 'string'
      ? { status: 'unrouted' as const, documentId: null }
      : await record(tx, deps, push, unit);
  if (typeof unit === 'string') await keepUnrouted(tx, deps, push, unit);
  const scope = typeof unit === 'string' ? null : unit;
  const receipt = {
    receiptId: deps.newId(),
    ...end,
    sha256: push.sha256,
    receivedAt: deps.clock.now().toISOString(),
  };
  await tx.query(
    `insert into push_receipt
       (message_id, receipt_id, sha256, key_id, status, received_at, organization_id, unit_id, document_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      push.messageId,
      receipt.receiptId,
      receipt.sha256,
      push.keyId,
      receipt.status,
      receipt.receivedAt,
      scope?.organizationId ?? null,
      scope?.unitId ?? null,
      receipt.documentId,
    ],
  );
  return receipt;
};

/**
 * Takes a pushed document and answers its receipt when everything about it is durable. The same message with other bytes is
 * refused, and kept for support staff to see. The whole is one transaction of the platform, in which every statement names
 * its tenant: a receipt without its document, or the other way round, can not be.
 */
export const receivePush = async (
  deps: PushDeps,
  push: Push,
): Promise<PushReceipt | Refused<'message.reused' | 'service.unavailable'>> => {
  if (push.messageId !== null) {
    const { messageId } = push;
    const known = await deps.db.platformRead((reader) => findReceipt(reader, messageId));
    if (known?.sha256 === push.sha256) return known;
  }
  const told = await askRouting(deps, { sha256: push.sha256, sender: `access-point ${push.keyId}` });
  if (told instanceof Refused) return told;
  // A sender that names no message is known by what it sent.
  const messageId = push.messageId ?? told.routing?.messageId ?? `sha256:${push.sha256}`;
  const known = { ...push, messageId, told, to: recipientOf(told, push.recipient) };
  const receipt = await deps.db.platformTransaction((tx) => settle(tx, deps, known));
  if (receipt instanceof Refused) return receipt;
  return receipt.sha256 === push.sha256 ? receipt : refused('message.reused');
};
