import { giroDigits } from '#core/values/giro.ts';
import type { PaymentMeans } from './invoice.ts';

/** One way to pay, as the document states it. `institution` is the BIC or the Peppol code that names the giro. */
export interface StatedAccount {
  readonly account: string | null;
  readonly institution: string | null;
  readonly reference: string | null;
}

const bankgiroInstitution = /^(SE:)?BANKGIRO$|^BGABSESS/i;
const plusgiroInstitution = /^(SE:)?(PLUSGIRO|POSTGIRO)$|^PGSISESS/i;

/** Gathers the first account of each sort and the first reference (Peppol SE-R-011; Svefaktura BGABSESS, PGSISESS). */
export const paymentMeans = (stated: readonly StatedAccount[]): PaymentMeans => {
  const accountWhere = (test: (means: StatedAccount, account: string) => boolean): string | null =>
    stated.find((means) => means.account !== null && test(means, means.account))?.account ?? null;
  const giro = (institution: RegExp): string | null => {
    const account = accountWhere((means) => institution.test(means.institution ?? ''));
    return account === null ? null : (giroDigits(account) ?? account);
  };
  const iban = accountWhere((_, account) =>
    /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/i.test(account.replace(/\s/g, '')),
  );
  return {
    bankgiro: giro(bankgiroInstitution),
    plusgiro: giro(plusgiroInstitution),
    iban: iban === null ? null : iban.replace(/\s/g, '').toUpperCase(),
    reference: stated.find((means) => means.reference !== null)?.reference ?? null,
  };
};
