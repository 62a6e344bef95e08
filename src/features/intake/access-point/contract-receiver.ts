import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { eInvoiceProviders } from '#platform/wire/e-invoice-providers.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { receiverReasons, receiverStates } from './rules.ts';

const receiver = z.object({
  /** Whether companies can be registered here at all. */
  isOffered: z.boolean(),
  /** Whether the power of attorney is signed, without which nobody is registered. */
  isSigned: z.boolean(),
  /** Null: nothing was ever asked for. */
  state: z.enum(receiverStates).nullable(),
  reason: z.enum(receiverReasons).nullable(),
  /** What suppliers address e-invoices to, `0007:5562332451`, once it is registered. */
  address: z.string().nullable(),
  since: timestamp.nullable(),
});

export type ReceiverStatus = z.output<typeof receiver>;

const registration = z.object({
  organizationId: id,
  organizationName: z.string(),
  /** As people write it; a sole trader's is masked. */
  organizationNumber: z.string(),
  /** Who has signed the power of attorney. */
  signatoryName: z.string().nullable(),
  state: z.enum(receiverStates),
  reason: z.enum(receiverReasons).nullable(),
  /** The provider's own words. */
  detail: z.string().nullable(),
  tries: z.number().int(),
  since: timestamp,
});

export type Registration = z.output<typeof registration>;

/** Restaurants as receivers of e-invoices (SECURITY matrix, row 46; support staff settle what does not go by itself). */
export const receiverContract = {
  readReceiver: endpoint({
    method: 'GET',
    path: 'access-point/receiver',
    summary: "Whether the unit's company is registered as a receiver of e-invoices here, or why not",
    access: 'reporter',
    demo: 'own',
    reply: receiver,
    errors: [],
  }),
  chooseReceiver: endpoint({
    method: 'PUT',
    path: 'access-point/receiver',
    summary:
      'Have the company registered as a receiver of e-invoices, or deregistered; said again, it is tried again',
    access: 'owner',
    impersonated: 'refused',
    demo: 'own',
    body: z.object({ receives: z.boolean(), password }),
    reply: receiver,
    errors: [
      'old_password_is_wrong',
      'rate.limited',
      'receiver.not_offered',
      'receiver.not_signed',
      'receiver.personal_number',
    ],
  }),
  listReceivers: endpoint({
    method: 'GET',
    path: 'access-point/receivers',
    summary: 'How many companies are registered as receivers, and those that wait for a person',
    access: 'staff',
    impersonated: 'refused',
    reply: z.object({
      /** Null where companies are registered nowhere. */
      provider: z.enum([...eInvoiceProviders, 'local']).nullable(),
      /** Whether people register at the provider by hand. */
      isByHand: z.boolean(),
      registered: z.number().int(),
      /** At most a hundred, the longest first. */
      content: z.array(registration),
    }),
    errors: [],
  }),
  settleReceiver: endpoint({
    method: 'POST',
    path: 'access-point/receivers/{organizationId}',
    summary:
      'Say whether whoever signed may sign for the company, try a registration again, or write down that it was done by hand',
    access: 'staff',
    impersonated: 'refused',
    params: z.object({ organizationId: id }),
    body: z.object({ outcome: z.enum(['again', 'confirm', 'reject', 'done']) }),
    reply: registration,
    errors: ['receiver.not_waiting'],
  }),
};
