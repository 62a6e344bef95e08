import { faultOfSealedPdf } from '../../seal/verify-sealed-pdf.ts';
import type { SealFault } from '../../seal/signature-fault.ts';
import type { SealTrust } from './port.ts';

export interface Offered {
  /** SHA-256 of the document offered, lower-case hexadecimal. */
  readonly offeredSha256: string;
  /** What the provider says it had signed. */
  readonly origin: string;
  readonly trust: SealTrust;
}

export type SealVerdict = { readonly isValid: true } | { readonly isValid: false; readonly fault: SealFault };

/** Whether a signed PDF that a provider gave is the document offered, sealed and whole; otherwise what is wrong with it. */
export const verifySealedPdf = async (
  pdf: Uint8Array,
  { offeredSha256, origin, trust: { certificates, begins } }: Offered,
): Promise<SealVerdict> => {
  const fault = faultOfSealedPdf(pdf, { offeredSha256, certificates, origin: begins ? null : origin });
  return fault === null ? { isValid: true } : { isValid: false, fault };
};
