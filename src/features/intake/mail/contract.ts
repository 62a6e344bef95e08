import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';

/** What a unit has decided: it may send one supplier's invoices, anybody's (the unit's own forwarder), or nothing. */
export const senderStanding = z.enum(['supplier', 'forwarder', 'blocked']);

export type SenderStanding = z.output<typeof senderStanding>;

export const senderRow = z.object({
  id,
  /** A domain, or a whole address where the domain is everybody's. */
  name: z.string(),
  standing: senderStanding,
  /** The supplier whose invoices it may send; null for the other standings. */
  supplier: z.object({ id, displayName: z.string() }).nullable(),
  decidedAt: timestamp,
  decidedBy: z.string().nullable(),
  /** Mails that came from it, and when the latest did. */
  mails: z.number().int(),
  latestAt: timestamp.nullable(),
});

export type SenderRow = z.output<typeof senderRow>;

/** The address that takes the unit's invoices by mail. */
const inbound = z.object({ address: z.string() });

/** A mailbox elsewhere that the unit's invoices are fetched from. */
const mailboxRow = z.object({
  /** As its server knows it; no secret. */
  user: z.string(),
  folder: z.string(),
  /** The last look that went well, and the last mail that was taken; null before the first. */
  seenAt: timestamp.nullable(),
  takenAt: timestamp.nullable(),
  /** Why the last look failed, as a code with its own text; `mailbox.address-gone`: it is set for an address that no unit has. */
  error: z.string().nullable(),
  failedAt: timestamp.nullable(),
});

export type MailboxRow = z.output<typeof mailboxRow>;

export const mailContract = {
  listSenders: endpoint({
    method: 'GET',
    path: 'mail/senders',
    summary: 'Senders that the unit has decided about, by name',
    access: 'reporter',
    reply: z.array(senderRow),
    errors: [],
  }),
  setSender: endpoint({
    method: 'PUT',
    path: 'mail/senders',
    summary:
      'Decide what a sender may send; what waits from it is read where it passes now, and deleted when blocked',
    access: 'editor',
    impersonated: 'refused',
    body: z.object({
      name: text(320),
      standing: senderStanding,
      /** Needed for the standing `supplier`, and only there. */
      supplierId: id.optional(),
    }),
    reply: senderRow,
    errors: ['supplier.not_exist', 'sender.invalid'],
  }),
  deleteSender: endpoint({
    method: 'DELETE',
    path: 'mail/senders/{senderId}',
    summary: 'Forget what was decided; the sender’s next mail waits for a person',
    access: 'editor',
    impersonated: 'refused',
    params: z.object({ senderId: id }),
    reply: z.null(),
    status: 204,
    errors: ['sender.not_exist'],
  }),
  readInboundAddress: endpoint({
    method: 'GET',
    path: 'mail/address',
    summary: 'The address that takes the unit’s invoices by mail',
    access: 'reporter',
    reply: inbound,
    errors: [],
  }),
  listMailboxes: endpoint({
    method: 'GET',
    path: 'mail/mailboxes',
    summary:
      'Mailboxes elsewhere that the unit’s invoices are fetched from, and how the last look into each went',
    access: 'reporter',
    reply: z.array(mailboxRow),
    errors: [],
  }),
  rotateInboundAddress: endpoint({
    method: 'POST',
    path: 'mail/address/rotate',
    summary: 'Give the unit a new address; the old one refuses mail at once',
    access: 'owner',
    impersonated: 'refused',
    reply: inbound,
    errors: [],
  }),
};
