import { columnBelow, hasPostcode } from './address-blocks.ts';
import { isCompany } from './company-forms.ts';
import { labelText } from '../words/label-text.ts';
import { rightOf } from '../page/page.ts';
import type { SidedCell } from './party-sections.ts';

const [farthest, nextRow, edge] = [16, 2.2, 6];

/** Labels that have a person behind or below them. */
const ofPerson =
  /(^| )((er|ert|vår|your|our|ihre?|unsere?|kundens) )?(ref(erens|erenser|erence)?|kontakt(person)?|handläggare|beställare|orderläggare|kundansvarig|kontaktperson|contact|attn?|att|ansprechpartner|sachbearbeiter|säljare|godsmärke|märkning|märke)$/;

/** Who sold is a person as often as a business. */
const ofSalesman = /^(?:för)?säljare\s*:?\s+\p{Lu}|^(?:seller|vendor|verkäufer)\s*:?\s+\p{Lu}/iu;

/** Whether a name without a company's form is what a label of a person has: `Vår referens  Per Ek`. */
export const isReferredTo = (cell: SidedCell, cells: readonly SidedCell[]): boolean => {
  if (isCompany(cell.text)) return false;
  if (ofSalesman.test(cell.text)) return !columnBelow(cell, cells).some(hasPostcode);
  const { page, box } = cell;
  return cells.some((label) => {
    if (label.page !== page || label === cell || !ofPerson.test(labelText(label.text))) return false;
    const [gap, drop] = [box.x - rightOf(label.box), box.y - label.box.y];
    const isBehind =
      Math.abs(drop) < 0.5 * box.height &&
      gap > 0 &&
      gap < farthest * box.height &&
      !cells.some(
        (other) =>
          other.page === page &&
          Math.abs(other.box.y - box.y) < 0.5 * box.height &&
          other.box.x > rightOf(label.box) - 1 &&
          other.box.x < box.x,
      );
    const isBelow =
      drop > 0.5 * box.height && drop < nextRow * box.height && Math.abs(box.x - label.box.x) <= edge;
    return isBehind || isBelow;
  });
};
