import { faultOfSealedPdf } from '../../seal/verify-sealed-pdf.ts';
import type { SealExpectation, SealFault } from '../../seal/verify-sealed-pdf.ts';
import type { SealTrust, SignedDocument } from './port.ts';

/** What is wrong with a signed document that a provider gave, for the document that was offered to it; null when nothing is. */
export const faultOfSigned = (
  { certificates, begins }: SealTrust,
  offered: SealExpectation['offered'],
  { pdf, origin }: SignedDocument,
): SealFault | null => faultOfSealedPdf(pdf, { offered, certificates, origin: begins ? null : origin });
