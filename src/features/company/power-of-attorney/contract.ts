import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, nameText, text, timestamp } from '#platform/wire/fields.ts';

/** `not-signed`: nothing was ever asked. The others are those of the newest one that was asked for; signed once is signed. */
export const powerStates = ['not-signed', 'waiting', 'signed', 'rejected', 'expired', 'withdrawn'] as const;

export const powerState = z.enum(powerStates);

export type PowerState = z.output<typeof powerState>;

const language = z.enum(['sv', 'en']);

const personName = nameText(100).refine((value) => value.length >= 2);

export const power = z.object({
  id,
  state: powerState.exclude(['not-signed']),
  language,
  signatoryName: z.string(),
  signatoryEmail: z.string(),
  /** Whether the caller was asked to sign. */
  isYours: z.boolean(),
  outlets: z.array(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
  settledAt: timestamp.nullable(),
  /** What the signatory said when refusing. */
  comment: z.string().nullable(),
});

export type Power = z.output<typeof power>;

/** Where the signatory goes: a path of ours, or the page of a signing service. */
const started = z.object({ power, signingUrl: z.string().nullable() });

export type StartedSigning = z.output<typeof started>;

/** What the holder of a signing link sees. */
export const signing = z.object({
  id,
  state: powerState.exclude(['not-signed']),
  organizationName: z.string(),
  organizationNumber: z.string(),
  outlets: z.array(z.string()),
  signatoryName: z.string(),
  /** Enough to know the mailbox that the code goes to: `a…@krog.example`. */
  signatoryEmail: z.string(),
  language,
  /** The page of a signing service; null where it is signed here. */
  providerUrl: z.string().nullable(),
  expiresAt: timestamp,
  /** Since when a code is on its way; null before one was asked for. */
  codeSentAt: timestamp.nullable(),
});

export type Signing = z.output<typeof signing>;

const powerParams = z.object({ powerId: id });

/** 256 bits as base64url, out of a letter's link. */
const token = text(100);

const byLink = z.object({ token });

const linkErrors = ['link.expired', 'rate.limited'] as const;

/** SECURITY matrix rows 35, 36 and 42. The document binds the company, so only an owner starts it. */
export const powerOfAttorneyContract = {
  readPowerState: endpoint({
    method: 'GET',
    path: 'power-of-attorney/status',
    summary: "Whether the power of attorney of the unit's organization is signed",
    access: 'reporter',
    reply: z.object({
      state: powerState,
      signatoryName: z.string().nullable(),
      settledAt: timestamp.nullable(),
    }),
    errors: [],
  }),
  listPowers: endpoint({
    method: 'GET',
    path: 'power-of-attorney',
    summary: "Every power of attorney the unit's organization was asked to sign, newest first",
    access: 'editor',
    impersonated: 'refused',
    reply: z.array(power),
    errors: [],
  }),
  previewPower: endpoint({
    method: 'GET',
    path: 'power-of-attorney/preview',
    summary: 'The document as it would be offered now, as PDF',
    access: 'editor',
    impersonated: 'refused',
    query: z.object({ language }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: [],
  }),
  downloadPower: endpoint({
    method: 'GET',
    path: 'power-of-attorney/{powerId}/document',
    summary: 'The sealed document once it is signed, the offered one before, as PDF',
    access: 'editor',
    impersonated: 'refused',
    params: powerParams,
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['power.not_exist'],
  }),
  /** Without an idempotency key: the answer that is kept would hold the link. One waits at a time instead. */
  startSigning: endpoint({
    method: 'POST',
    path: 'power-of-attorney',
    summary: 'Offer the document for signing, to the caller or by a link to somebody else',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({
      language,
      /** Left out: the caller signs. */
      signatory: z.object({ name: personName, email: text(254).pipe(z.email()) }).optional(),
    }),
    reply: started,
    errors: ['power.already_signed', 'power.already_waiting', 'esign.unavailable', 'rate.limited'],
  }),
  renewSigning: endpoint({
    method: 'POST',
    path: 'power-of-attorney/{powerId}/link',
    summary: 'A new link to a document that waits: for the caller, or in a letter to the other person',
    access: 'owner',
    impersonated: 'refused',
    params: powerParams,
    reply: started,
    errors: ['power.not_exist', 'power.not_waiting', 'rate.limited'],
  }),
  withdrawPower: endpoint({
    method: 'POST',
    path: 'power-of-attorney/{powerId}/withdraw',
    summary: 'Take back a document that waits; its link stops working',
    access: 'owner',
    impersonated: 'refused',
    params: powerParams,
    reply: power,
    errors: ['power.not_exist', 'power.not_waiting'],
  }),
  openSigning: endpoint({
    method: 'POST',
    path: 'power-of-attorney/signing',
    summary: 'What a signing link is for',
    access: 'public',
    body: byLink,
    reply: signing,
    errors: linkErrors,
  }),
  openDocument: endpoint({
    method: 'POST',
    path: 'power-of-attorney/signing/document',
    summary: 'The document of a signing link, as PDF; sealed once it is signed',
    access: 'public',
    body: byLink,
    reply: z.null(),
    replyAs: 'bytes',
    errors: linkErrors,
  }),
  sendCode: endpoint({
    method: 'POST',
    path: 'power-of-attorney/signing/code',
    summary: 'Send the signatory a one-time code; an older one stops working',
    access: 'public',
    body: byLink,
    reply: signing,
    errors: [...linkErrors, 'power.not_waiting'],
  }),
  sign: endpoint({
    method: 'POST',
    path: 'power-of-attorney/signing/sign',
    summary: "Sign with the signatory's typed name, drawn signature and the one-time code",
    access: 'public',
    body: z.object({
      token,
      /** The name of the signatory. */
      typedName: personName,
      /** A PNG picture as base64, at most 200 kB. */
      drawnSignature: z.base64().max(280_000),
      code: text(12),
      isAccepted: z.literal(true),
    }),
    reply: signing,
    errors: [
      ...linkErrors,
      'bad.request',
      'power.not_waiting',
      'power.code_wrong',
      'power.signature_invalid',
      'esign.unavailable',
    ],
  }),
  reject: endpoint({
    method: 'POST',
    path: 'power-of-attorney/signing/reject',
    summary: 'Say no to the document',
    access: 'public',
    body: z.object({ token, comment: text(500).optional() }),
    reply: signing,
    errors: [...linkErrors, 'power.not_waiting'],
  }),
  hearProvider: endpoint({
    method: 'POST',
    path: 'power-of-attorney/callback',
    summary: 'What a signing service tells; it counts only when its proof holds',
    access: 'machine',
    receives: 'raw',
    /** What the address was made with, so that only its receiver knows it. */
    query: z.object({ claim: text(200).optional() }),
    reply: z.object({ received: z.literal(true) }),
    errors: ['user.unauthorized', 'request.too_large', 'service.unavailable'],
  }),
};
