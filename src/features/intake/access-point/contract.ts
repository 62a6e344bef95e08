import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { eInvoiceProviders } from '#platform/wire/e-invoice-providers.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { receiverContract } from './contract-receiver.ts';

/** `stored`: a new document of a unit. `duplicate`: its bytes were there. `unrouted`: kept until support staff know whose it is. */
export const pushStatus = z.enum(['stored', 'duplicate', 'unrouted']);

export const pushReceipt = z.object({
  receiptId: id,
  documentId: id.nullable(),
  status: pushStatus,
  sha256: z.string(),
  receivedAt: timestamp,
});

export type PushReceipt = z.output<typeof pushReceipt>;

export const unroutedStates = ['waiting', 'assigned', 'dismissed'] as const;

const unroutedDocument = z.object({
  id,
  sha256: z.string(),
  size: z.number().int(),
  contentType: z.string(),
  messageId: z.string(),
  /** As the sender tells it: `0007:5562332451`, or any text. */
  recipient: z.string().nullable(),
  sender: z.string().nullable(),
  receivedAt: timestamp,
  state: z.enum(unroutedStates),
  /** Why no unit got it: a code of `UnroutedReason` or of a reader. */
  reason: z.string(),
  settledAt: timestamp.nullable(),
  comment: z.string().nullable(),
  unitId: id.nullable(),
  documentId: id.nullable(),
});

export type UnroutedDocument = z.output<typeof unroutedDocument>;

const address = z.object({ unitId: id, scheme: z.string(), value: z.string(), createdAt: timestamp });

export type UnitAddress = z.output<typeof address>;

/** `unreadable`: the answer cannot be read. `refused`: the provider will not give it. `silent`: it does not answer for it. */
export const delayReasons = ['unreadable', 'refused', 'silent'] as const;

export type DelayReason = (typeof delayReasons)[number];

const delayed = z.object({
  providerId: z.string(),
  reason: z.enum(delayReasons),
  attempts: z.number().int(),
  /** Whether those behind it are fetched meanwhile. */
  isAside: z.boolean(),
  since: timestamp,
  nextAt: timestamp,
});

const provider = z.object({
  provider: z.enum(eInvoiceProviders),
  /** When the newest came; null before the first. */
  newestAt: timestamp.nullable(),
  fetched: z.number().int(),
  /** Where the provider may tell that something has come. */
  notifyUrl: z.string(),
  /** The documents that could not be fetched, at most a hundred, the longest first. */
  delayed: z.array(delayed),
});

export type Provider = z.output<typeof provider>;

const unroutedParams = z.object({ unroutedId: id });

export const accessPointContract = {
  ...receiverContract,
  pushDocument: endpoint({
    method: 'POST',
    path: 'access-point/documents',
    summary:
      'Take an e-invoice (UBL, CII or Svefaktura, bare or in a StandardBusinessDocument) from an access point. ' +
      'Signed with HMAC-SHA256 in lower-case hexadecimal over four lines joined by a line feed: the timestamp, X-Message-Id ' +
      'or nothing, X-Recipient or nothing, and the SHA-256 of the body in lower-case hexadecimal. The same message with the ' +
      'same bytes gets the same receipt, always; 503 and 429 say when to send again',
    access: 'machine',
    receives: 'raw',
    headers: {
      'X-Krogkoll-Key': 'Id of the key, required',
      'X-Krogkoll-Timestamp': 'Unix time in seconds, at most five minutes off, required',
      'X-Krogkoll-Signature': 'Signature in hexadecimal, required',
      'X-Message-Id':
        "Id of the message; the envelope's InstanceIdentifier, or else the bytes, when left out",
      'X-Recipient': 'Receiver as scheme:value (0007:5562332451), for a document without an envelope',
    },
    reply: pushReceipt,
    errors: [
      'user.unauthorized',
      'bad.request',
      'rate.limited',
      'request.too_large',
      'request.malformed',
      'upload.file_empty',
      'message.reused',
      'storage.full',
      'service.unavailable',
    ],
  }),
  hearArrival: endpoint({
    method: 'POST',
    path: 'access-point/arrivals/{provider}',
    summary:
      'Take a hint from a provider that something has come. What it says is not read: the provider is asked at once, as it is each minute',
    access: 'machine',
    receives: 'raw',
    params: z.object({ provider: text(40) }),
    /** What the address was made with, so that only its receiver knows it. */
    query: z.object({ claim: text(200).optional() }),
    reply: z.object({ received: z.literal(true) }),
    errors: ['user.unauthorized', 'rate.limited', 'request.too_large'],
  }),
  listProviders: endpoint({
    method: 'GET',
    path: 'access-point/providers',
    summary: 'Providers that e-invoices are fetched from, and what they could not give us',
    access: 'staff',
    impersonated: 'refused',
    reply: z.object({ content: z.array(provider) }),
    errors: [],
  }),
  listUnrouted: endpoint({
    method: 'GET',
    path: 'access-point/unrouted',
    summary: 'Pushed documents that no unit is known for, newest first',
    access: 'staff',
    impersonated: 'refused',
    query: paging.extend({ state: z.enum(unroutedStates).default('waiting') }),
    reply: pageOf(unroutedDocument),
    errors: [],
  }),
  downloadUnrouted: endpoint({
    method: 'GET',
    path: 'access-point/unrouted/{unroutedId}/original',
    summary: 'The bytes as they were pushed, as an attachment',
    access: 'staff',
    impersonated: 'refused',
    params: unroutedParams,
    replyAs: 'bytes',
    reply: z.string(),
    errors: ['unrouted.not_exist', 'storage.damaged', 'storage.missing'],
  }),
  assignUnrouted: endpoint({
    method: 'POST',
    path: 'access-point/unrouted/{unroutedId}/assign',
    summary: 'Hand a document to a unit, and its recipient with it when `remember` says so',
    access: 'staff',
    impersonated: 'refused',
    params: unroutedParams,
    body: z.object({ unitId: id, remember: z.boolean().default(false) }),
    reply: unroutedDocument,
    errors: [
      'unrouted.not_exist',
      'unrouted.already_settled',
      'unit.not_found',
      'address.invalid',
      'address.taken',
    ],
  }),
  dismissUnrouted: endpoint({
    method: 'POST',
    path: 'access-point/unrouted/{unroutedId}/dismiss',
    summary: 'Settle a document that is nobody’s, with the reason; it stays to be seen',
    access: 'staff',
    impersonated: 'refused',
    params: unroutedParams,
    body: z.object({ comment: text(500).pipe(z.string().min(1)) }),
    reply: unroutedDocument,
    errors: ['unrouted.not_exist', 'unrouted.already_settled'],
  }),
  listAddresses: endpoint({
    method: 'GET',
    path: 'access-point/addresses',
    summary: 'Addresses of a unit in the network of e-invoices',
    access: 'staff',
    impersonated: 'refused',
    query: z.object({ unitId: id }),
    reply: z.object({ content: z.array(address) }),
    errors: [],
  }),
  addAddress: endpoint({
    method: 'POST',
    path: 'access-point/addresses',
    summary: 'Route an address (0007:5562332451, 0088:7300010000001) to a unit',
    access: 'staff',
    impersonated: 'refused',
    body: z.object({ unitId: id, recipient: text(150) }),
    reply: address,
    status: 201,
    errors: ['unit.not_found', 'address.invalid', 'address.taken'],
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: 'access-point/addresses/{scheme}/{value}',
    summary: 'Stop routing an address',
    access: 'staff',
    impersonated: 'refused',
    params: z.object({ scheme: text(10), value: text(150) }),
    reply: z.object({}),
    errors: ['address.not_exist'],
  }),
};
