import type { SigningRequest } from '../port.ts';
import { stateTag } from './scrive-event.ts';
import type { ScriveDocument } from './scrive-document.ts';

/** How the signatory proves who signs: Swedish BankID, or the link that was sent. */
export type ScriveProof = 'se_bankid' | 'standard';

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
