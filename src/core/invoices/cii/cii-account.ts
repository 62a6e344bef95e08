import type { StatedAccount } from '../payment-means.ts';
import type { Element } from '../xml/xml-element.ts';

/** A payment means: IBAN or national account, and the institution's BIC. */
export const ciiAccount = (means: Element): StatedAccount => {
  const account = means.child('PayeePartyCreditorFinancialAccount');
  const institution = means.child('PayeeSpecifiedCreditorFinancialInstitution');
  return {
    account: account?.at('IBANID') ?? account?.at('ProprietaryID') ?? null,
    institution: institution?.at('BICID') ?? institution?.at('ID') ?? institution?.at('Name') ?? null,
    reference: null,
  };
};
