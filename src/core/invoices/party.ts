import { organizationNumberDigits } from '#core/values/organization-number.ts';
import { compactVatNumber } from '#core/values/vat-number.ts';
import type { Party } from './invoice.ts';

/** A party's identifiers as a document states them; every part may be missing. */
export interface StatedParty {
  readonly name: string | null;
  readonly legalId: string | null;
  readonly vatNumber: string | null;
  readonly endpoint: string | null;
  readonly gln: string | null;
}

/** Brings identifiers to their canonical spelling; one that has another shape stays as printed. */
export const party = ({ name, legalId, vatNumber, endpoint, gln }: StatedParty): Party => ({
  name,
  organizationNumber: legalId === null ? null : (organizationNumberDigits(legalId) ?? legalId),
  vatNumber: vatNumber === null ? null : compactVatNumber(vatNumber),
  endpoint,
  gln,
});

/** ICD scheme codes of ISO 6523 under which a Global Location Number stands; Svefaktura uses agency 9 (GS1). */
export const isGlnScheme = (scheme: string): boolean => /^(0088|GLN|9)$/i.test(scheme);
