import { organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import type { FieldName } from './field-labels.ts';
import { fieldValue } from './field-values.ts';
import { fieldLabel } from './field-labels.ts';
import { labelledWords, type LabelOf } from './label-search.ts';
import { boxAround, type Place } from '../page/page.ts';
import { buyersOf } from './party-sections.ts';
import type { DateOrder } from '../words/printed-date.ts';
import type { Row } from '../words/rows.ts';

/** A value that was read, how sure the reading is (0 to 1) and where it stands; without a place it was concluded. */
export interface Field {
  readonly value: string;
  readonly confidence: number;
  readonly place: Place | null;
}

interface Candidate extends Field {
  readonly field: FieldName;
  readonly score: number;
}

export type Fields = ReadonlyMap<FieldName, Field>;

/** Whose they are matters: the buyer's stand on an invoice as well. */
const ofParties: ReadonlySet<FieldName> = new Set([
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
]);

/** A Swedish VAT number holds its company's number (Skatteverket): of several on a page, that one is the supplier's. */
const agreeing = (
  chosen: ReadonlyMap<FieldName, Field>,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const inside = organizationNumberOfVatNumber(chosen.get('vatNumber')?.value ?? '');
  return candidates.find(({ field, value }) => field === 'organizationNumber' && value === inside);
};

/**
 * Chooses the fields together: a value belongs to the label that claims it most, due is not before issue, and numbers in a
 * buyer's address are not the supplier's.
 */
export const chooseFields = (
  pages: readonly (readonly Row[])[],
  order: DateOrder,
  labelOf: LabelOf = fieldLabel,
): Fields => {
  const isBuyers = buyersOf(pages);
  const candidates = pages
    .flatMap((rows, page) =>
      labelledWords(rows, labelOf).map((labelled) => ({ ...labelled, first: page === 0 ? 0.3 : 0 })),
    )
    .flatMap(({ field, strength, words, nearness, page, first }): Candidate[] => {
      const found = fieldValue(field, words, order);
      if (found === null) return [];
      const score = strength * found.certainty * nearness + first;
      const place = { page, box: boxAround(found.words.map(({ box }) => box)) };
      const recognised = Math.min(...found.words.map((word) => word.confidence));
      const confidence = Math.min(0.99, (score / 3.3) * recognised);
      if (ofParties.has(field) && isBuyers(place)) return [];
      return [{ field, value: found.value, score, confidence, place }];
    });
  const chosen = new Map<FieldName, Field>();
  const taken = new Set<string>();
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const key = candidate.field === 'issueDate' || candidate.field === 'dueDate' ? '' : placeKey(candidate);
    if (chosen.has(candidate.field) || (key !== '' && taken.has(key))) continue;
    const issue = chosen.get('issueDate')?.value;
    if (candidate.field === 'dueDate' && issue !== undefined && candidate.value < issue) continue;
    taken.add(key);
    chosen.set(candidate.field, candidate);
  }
  const company = agreeing(chosen, candidates);
  if (company !== undefined) chosen.set('organizationNumber', company);
  return chosen;
};

const placeKey = ({ place }: Field): string =>
  place === null ? '' : `${place.page} ${Math.round(place.box.x)} ${Math.round(place.box.y)}`;
