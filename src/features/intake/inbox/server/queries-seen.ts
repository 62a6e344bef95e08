import type { Role } from '#core/access/roles.ts';
import { formatOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { maskedNumber, personalNumberDigits } from '#core/values/personal-number.ts';
import type { ArrivalFile } from '../contract.ts';

/** A sole trader's number is a personal identity number, however it was printed. */
const masked = (printed: string): string => {
  const digits = personalNumberDigits(printed) ?? organizationNumberDigits(printed);
  if (digits === null) return printed;
  const shown = maskedNumber(digits);
  return shown === digits ? printed : formatOrganizationNumber(shown);
};

const seenFile = (file: ArrivalFile): ArrivalFile => {
  const number = file.preview?.organizationNumber ?? null;
  if (file.preview === null || number === null) return file;
  return { ...file, preview: { ...file.preview, organizationNumber: masked(number) } };
};

/** An arrival as a role sees it: who only reads has no use for a sole trader's personal identity number (R62), nor for claims and requests. */
export const seenBy = <
  Arrival extends {
    readonly files: ArrivalFile[];
    readonly claimNumber: string | null;
    readonly requestRef: string | null;
  },
>(
  role: Role,
  arrival: Arrival,
): Arrival =>
  role === 'reporter'
    ? { ...arrival, claimNumber: null, requestRef: null, files: arrival.files.map(seenFile) }
    : arrival;
