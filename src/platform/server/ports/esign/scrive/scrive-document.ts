import { z } from 'zod';
import type { SigningEvent, SigningOutcome, SigningRequest } from '../port.ts';

/** How the signatory proves who signs: Swedish BankID, or the link that was sent. */
export type ScriveProof = 'se_bankid' | 'standard';

const file = z.looseObject({ id: z.string().regex(/^\d{1,20}$/) });

const party = z.looseObject({
  is_author: z.boolean().default(false),
  sign_time: z.string().nullish(),
  rejected_time: z.string().nullish(),
  api_delivery_url: z.string().nullish(),
});

/** What is read of Scrive's document (Scrive Document API 2, Definitions, Document); the rest is kept as it came. */
export const scriveDocument = z.looseObject({
  id: z.string().regex(/^\d{1,20}$/),
  status: z.enum(['preparation', 'pending', 'closed', 'canceled', 'timedout', 'rejected', 'document_error']),
  mtime: z.string().nullish(),
  timeout_time: z.string().nullish(),
  file: file.nullish(),
  sealed_file: file.nullish(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  parties: z.array(party).default([]),
});

export type ScriveDocument = z.infer<typeof scriveDocument>;

const stateTag = 'krogkoll-state';
const daysToSign = 30;

const fieldsOf = (name: string, email: string, proof: ScriveProof): object[] => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const text = { is_obligatory: true, should_be_filled_by_sender: false };
  const asked = { type: 'personal_number', value: '', ...text, editable_by_signatory: true };
  return [
    { type: 'name', order: 1, value: first, ...text },
    { type: 'name', order: 2, value: rest.join(' '), ...text, is_obligatory: false },
    { type: 'email', value: email, ...text },
    ...(proof === 'se_bankid' ? [asked] : []),
  ];
};

/** What a new document is given: who signs and how, where to go and to call, and our state. The account's owner only looks on. */
export const changesOf = (
  { parties }: ScriveDocument,
  { title, language, signatory, returnUrl, state }: SigningRequest,
  { callbackUrl, proof }: { readonly callbackUrl: string; readonly proof: ScriveProof },
): object => ({
  title,
  lang: language,
  days_to_sign: daysToSign,
  api_callback_url: callbackUrl,
  tags: [{ name: stateTag, value: state }],
  parties: [
    ...parties
      .filter(({ is_author: isAuthor }) => isAuthor)
      .map((author) => ({ ...author, is_signatory: false, signatory_role: 'viewer' })),
    {
      is_author: false,
      is_signatory: true,
      signatory_role: 'signing_party',
      fields: fieldsOf(signatory.name, signatory.email, proof),
      delivery_method: 'api',
      confirmation_delivery_method: 'none',
      authentication_method_to_view: 'standard',
      authentication_method_to_sign: proof,
      sign_success_redirect_url: returnUrl,
      reject_redirect_url: returnUrl,
    },
  ],
});

const outcomes: Partial<Record<ScriveDocument['status'], SigningOutcome>> = {
  closed: 'signed',
  rejected: 'rejected',
  timedout: 'timed-out',
  canceled: 'cancelled',
};

const momentOf = ({ parties, mtime, timeout_time: late }: ScriveDocument, kind: SigningOutcome): Date => {
  const signed = parties.map((each) => each.sign_time).find((time) => time != null);
  const rejected = parties.map((each) => each.rejected_time).find((time) => time != null);
  const told = { signed, rejected, 'timed-out': late, cancelled: null }[kind] ?? mtime ?? '';
  const at = new Date(told);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
};

/** How a document has ended; null while it is open, and until a signed one is sealed. */
export const eventOf = (document: ScriveDocument): SigningEvent | null => {
  const { id, status, sealed_file: sealed, tags } = document;
  const kind = outcomes[status];
  if (kind === undefined || (kind === 'signed' && sealed == null)) return null;
  const state = tags.find(({ name }) => name === stateTag)?.value ?? '';
  return { eventId: `${id}:${kind}`, signingId: id, kind, at: momentOf(document, kind), state };
};
