import { readVatNumber } from '#core/billing/vat-number.ts';

/** What is known of a VAT number. */
export interface VatNumberAnswer {
  readonly number: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly isValid: boolean;
}

/** Who says whether a VAT number is one. */
export interface VatNumbersPort {
  /** Null for a text that is no VAT number of the Union. */
  check(text: string, signal: AbortSignal): Promise<VatNumberAnswer | null>;
}

/** Judges by shape and check digits alone, without asking anybody. */
export const localVatNumbers: VatNumbersPort = {
  check: async (text) => {
    const read = readVatNumber(text);
    return read === null ? null : { ...read, isValid: true };
  },
};
