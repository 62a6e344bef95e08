import type { Field } from './choose-fields.ts';
import { fieldLabel } from './field-labels.ts';
import { type SidedCell, sidedCells } from './party-sections.ts';
import type { Row } from '../words/rows.ts';
import { totalKind } from '../totals/total-labels.ts';

const company =
  /(^|\s)(ab|aktiebolag|hb|kb|ek\.? ?för\.?|handelsbolag|gmbh|ag|kg|ohg|e\.?k\.?|ug|ltd|limited|llc|inc|plc|corp|sarl|sas|sa|eurl|b\.?v\.?|n\.?v\.?|a\/s|as|oy|oyj|aps)\.?(\s*\(publ\))?$/i;
const title =
  /^(faktura|kreditfaktura|samlingsfaktura|invoice|credit note|facture|avoir|receipt|kvitto|factuur|original|kopi[ae]?|(\p{L}*-?)?rechnung|gutschrift|r ?e ?c ?h ?n ?u ?n ?g)\b/iu;

const nameIn = (text: string): string =>
  text
    .replace(/^(name|namn|nom)\s*:?\s*/i, '')
    .split(/ [·●|] | - /)[0]
    ?.trim() ?? '';

const mayBeName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 60 &&
  /\p{L}{2}/u.test(text) &&
  !/\d{3}|[@:]|www\./.test(text) &&
  !title.test(text) &&
  fieldLabel(text) === null &&
  totalKind(text) === null;

/** The supplier's name: what stands below a seller's label, carries a company form, or heads the page. `null` when nothing does. */
export const supplierName = (pages: readonly (readonly Row[])[]): Field | null => {
  const cells = sidedCells(pages[0] ?? []);
  const heights = cells.map(({ box }) => box.height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const bottom = Math.max(...cells.map(({ box }) => box.y), 1);
  const firstOfSeller = cells.find(({ side, text }) => side === 'seller' && mayBeName(nameIn(text)));
  const candidates = cells
    .filter(({ text }) => mayBeName(nameIn(text)))
    .map((cell) => {
      const value = nameIn(cell.text);
      const isCompany = company.test(value);
      const times = cells.filter(
        (other) => other !== cell && other.text.toLowerCase().includes(value.toLowerCase()),
      ).length;
      const score =
        (isCompany ? 3 + Math.min(times, 3) * 0.5 : 0) +
        sideScore(cell, firstOfSeller) +
        (cell.box.y < bottom * 0.2 ? 1 : 0) +
        (cell.box.y < bottom * 0.35 && cell.box.height > 1.4 * usual ? 1.5 : 0);
      return {
        value,
        score,
        confidence: Math.min(0.9, score / 8),
        place: { page: cell.page, box: cell.box },
      };
    });
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score >= 2 ? best : null;
};

/** The first name below the seller's label is the seller's; what is behind `Name:` is sure to be one. */
const sideScore = (cell: SidedCell, first: SidedCell | undefined): number => {
  if (cell.side === 'buyer') return -4;
  if (cell.side === null) return 0;
  return (cell === first ? 4 : 1) + (cell.isNamed ? 2 : 0);
};
