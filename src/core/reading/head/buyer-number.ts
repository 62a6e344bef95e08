import { isOrganizationNumber, organizationNumberDigits } from '../../values/organization-number.ts';
import type { Row } from '../words/rows.ts';
import { sidedCells } from './party-sections.ts';

const labelled =
  /(?:org(?:anisations?)?[\s.-]*(?:nr|nummer|no)\b|vat\b|moms(?:reg)?[\s.-]*(?:nr|nummer)\b)[\s.:]*(?:SE)?\s*(\d{6}-?\d{4})(?:\s?01)?(?!\d)/i;

/**
 * The organization number that the pages print in the buyer's address, ten digits; null when none is labelled and valid
 * there, when addresses differ, or when it is the supplier's, whose block it then is.
 */
export const buyerNumber = (
  pages: readonly (readonly Row[])[],
  supplierNumber: string | null,
): string | null => {
  const numbers = new Set(
    pages
      .flatMap(sidedCells)
      .filter(({ side }) => side === 'buyer')
      .flatMap(({ text }) => organizationNumberDigits(labelled.exec(text)?.[1] ?? '') ?? []),
  );
  const [number] = numbers;
  if (number === undefined || numbers.size > 1 || number === supplierNumber) return null;
  return isOrganizationNumber(number) ? number : null;
};
