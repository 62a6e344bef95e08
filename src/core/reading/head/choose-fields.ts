import { isOrganizationNumber } from '../../values/organization-number.ts';
import { isNordicCompany } from '../../values/nordic-company.ts';
import { isSwedishVatNumber, organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import { type FieldName, fieldLabel, type LabelOf } from './field-labels.ts';
import { fieldValue } from './field-values.ts';
import { labelledWords } from './label-search.ts';
import { type Box, boxAround, type Place, type Word } from '../page/page.ts';
import { titledIn } from './below-title.ts';
import { bareVatNumber } from './bare-vat-number.ts';
import { bareReferences, isInReference } from './number-proof.ts';
import { othersOf, withoutOthersSentences } from './others-sentences.ts';
import { buyersOf } from './party-sections.ts';
import { senderNumbers, vatAbroad } from './sender-numbers.ts';
import type { DateOrder } from '../words/printed-date.ts';
import { labelText } from '../words/label-text.ts';
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
  readonly label: string;
  readonly strength: number;
  readonly nearness: number;
  readonly at: string;
  readonly labelBox: Box;
  /** A payment reference is made of it. */
  readonly isReferenced?: boolean;
  /** Whether `#` or letters before it are a part of it is open. */
  readonly isMarked: boolean;
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

const ofCompany: ReadonlySet<FieldName> = new Set(['organizationNumber', 'vatNumber']);

const fieldOf = ({ value, confidence, place }: Candidate): Field => ({ value, confidence, place });

/** A `#` in the cell of a number that a label says to be one: `Fakturanr #10414`; in `Faktura #10414` it says so itself. */
const isMarked = (label: string, nearness: number, [first]: readonly Word[]): boolean =>
  first?.text.startsWith('#') === true && (nearness < 1 || /n(r|o|um|ummer|umber)\W*$/i.test(label));

const insideVat = (chosen: ReadonlyMap<FieldName, Field>): string | null =>
  organizationNumberOfVatNumber(chosen.get('vatNumber')?.value ?? '');

/** A Swedish VAT number holds its company's number (Skatteverket): of several on a page, that one is the supplier's. */
const printedInside = (
  chosen: ReadonlyMap<FieldName, Field>,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const inside = insideVat(chosen);
  return candidates.find(({ field, value }) => field === 'organizationNumber' && value === inside);
};

/** Where the number inside the VAT number is printed nowhere else, it is the supplier's: whatever else is labelled so is the buyer's. */
const agreeing = (chosen: ReadonlyMap<FieldName, Field>): Field | undefined => {
  const [vat, number, inside] = [
    chosen.get('vatNumber'),
    chosen.get('organizationNumber'),
    insideVat(chosen),
  ];
  if (vat === undefined || number === undefined || inside === null || number.value === inside)
    return undefined;
  return isSwedishVatNumber(vat.value) && isOrganizationNumber(inside)
    ? { ...vat, value: inside }
    : undefined;
};

/** Whether the first word behind a label counts the parts that are invoiced, and numbers none: `Delfaktura 2 675753`. */
const isOfPart = (label: string, words: readonly Word[]): boolean =>
  /^(del|etapp)faktura$|^a conto-?faktura$/.test(labelText(label)) && /^\d{1,2}$/.test(words[0]?.text ?? '');

const [unsure, sureEnough, leastRising] = [0.5, 0.75, 0.2];
const sole = /^(datum|date|dato|data|dat)$/;
const isSole = ({ label }: Pick<Candidate, 'label'>): boolean =>
  label.split('/').every((part) => sole.test(labelText(part)));

/** Another label that means nothing else, and gives another value. */
const hasRival = (chosen: Candidate, candidates: readonly Candidate[]): boolean => {
  const best = new Map<string, Candidate>();
  for (const each of candidates) {
    if (each.field !== chosen.field || each.strength < 3) continue;
    if (each.score > (best.get(each.at)?.score ?? 0)) best.set(each.at, each);
  }
  return [...best.values()].some(
    ({ at, value, confidence }) => at !== chosen.at && value !== chosen.value && confidence >= unsure,
  );
};

/** Whether nothing on the pages gives the field another value, so that a word of several meanings has the one that it needs. */
const isAlone = (chosen: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.every(
    ({ field, value, nearness, strength }) =>
      field !== chosen.field ||
      value === chosen.value ||
      nearness < chosen.nearness ||
      strength < chosen.strength,
  );

const [ofGrid, sameNearness, sameSize, sameEdge] = [4.5, 0.3, 0.2, 3];

/** Whether a label stands in a row or a column of labels with one that means nothing else, and its value as that one's does. */
const isBesideSure = (
  { field, labelBox: own, nearness, place }: Candidate,
  candidates: readonly Candidate[],
): boolean =>
  candidates.some(({ labelBox: box, ...other }) => {
    const isSure =
      other.strength === 3 &&
      other.field !== field &&
      (other.field === 'number' || other.field === 'issueDate' || other.field === 'dueDate') &&
      other.confidence >= unsure;
    const isLike =
      Math.abs(box.height - own.height) <= sameSize * own.height &&
      Math.abs(other.nearness - nearness) < sameNearness &&
      other.place?.page === place?.page;
    const isInRow = Math.abs(box.y - own.y) < own.height / 2;
    const isInColumn = Math.abs(box.x - own.x) <= sameEdge && Math.abs(box.y - own.y) <= ofGrid * own.height;
    return isSure && isLike && (isInRow || isInColumn);
  });

const nextRow = 1.8;

/** Whether a plain `Nr` stands right above or below the label of the document's day. */
const isAtDay = ({ labelBox: own, nearness }: Candidate, candidates: readonly Candidate[]): boolean =>
  nearness === 1 &&
  candidates.some(
    ({ field, label, strength, nearness: near, labelBox: box }) =>
      field === 'issueDate' &&
      (strength === 3 || (near === 1 && isSole({ label }))) &&
      Math.abs(box.x - own.x) <= sameEdge &&
      Math.abs(box.y - own.y) > 0.5 * own.height &&
      Math.abs(box.y - own.y) <= nextRow * own.height,
  );

/** More than a better label is worth. */
const proved = 1.5;

/** The candidates, of which those for the number are sure that a payment reference on the pages is made of. */
const withReferences = (candidates: readonly Candidate[], bare: readonly string[]): readonly Candidate[] => {
  const labelled = candidates.filter(({ field }) => field === 'reference').map(({ value }) => value);
  const references = [...labelled, ...bare];
  return candidates.map((each) =>
    each.field === 'number' && references.some((reference) => isInReference(each.value, reference))
      ? {
          ...each,
          isReferenced: true,
          score: each.score + proved,
          confidence: Math.max(each.confidence, sureEnough),
        }
      : each,
  );
};

/** A number or date as sure as it is without a rival: doubtful beside one, and sure where a plain `Datum` or `Faktura` is the only label. */
const weighed = (
  chosen: Candidate,
  candidates: readonly Candidate[],
  isTitled: ReturnType<typeof titledIn>,
): Candidate => {
  if (chosen.isReferenced === true) return chosen;
  if (hasRival(chosen, candidates)) return { ...chosen, confidence: Math.min(chosen.confidence, unsure) };
  const isRising = (each: Candidate): boolean => {
    const isSided = isBesideSure(each, candidates);
    const isPlain =
      (each.field === 'issueDate' && (isSole(each) || (isSided && each.strength === 1))) ||
      (each.field === 'number' &&
        (each.strength === 2 || (each.strength === 1 && (isSided || isAtDay(each, candidates))))) ||
      // The first documents of a small firm have numbers of one or two digits.
      (each.strength === 3 && /^\d{1,2}$/.test(each.value) && each.confidence > unsure);
    // Below a title stands whatever the page puts there, but for a row of labels.
    const least = each.field === 'number' && !isSided ? 1 : 0.7;
    const isNear = each.nearness >= least && each.place?.page === 1 && each.confidence > leastRising;
    if (!isNear) return false;
    return (isPlain && isAlone(each, candidates)) || isTitledNumber(each, candidates, isTitled);
  };
  const mayRise = candidates.some(
    (each) => each.field === chosen.field && each.value === chosen.value && isRising(each),
  );
  return mayRise ? { ...chosen, confidence: Math.max(chosen.confidence, sureEnough) } : chosen;
};

/** Whether a plain `Nr` stands at the title, and no better label or other such one gives another number. */
const isTitledNumber = (
  chosen: Candidate,
  candidates: readonly Candidate[],
  isTitled: ReturnType<typeof titledIn>,
): boolean =>
  chosen.field === 'number' &&
  chosen.strength === 1 &&
  isTitled(chosen.labelBox, chosen.place) &&
  candidates.every(
    ({ field, value, strength, nearness, labelBox, place }) =>
      field !== 'number' ||
      value === chosen.value ||
      nearness < 1 ||
      (strength === 1 && !isTitled(labelBox, place)),
  );

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
  const isOthers = othersOf(pages);
  const labelled = pages
    .flatMap((rows, page) =>
      labelledWords(rows, labelOf).map((labelled) => ({ ...labelled, first: page === 0 ? 0.3 : 0 })),
    )
    .flatMap(({ field, strength, label, words, nearness, page, first, at, labelBox }): Candidate[] => {
      const found = fieldValue(field, isOfPart(label, words) ? words.slice(1) : words, order);
      if (found === null) return [];
      const score = strength * found.certainty * nearness + first;
      const place = { page, box: boxAround(found.words.map(({ box }) => box)) };
      const recognised = Math.min(...found.words.map((word) => word.confidence));
      const confidence = Math.min(0.99, (score / 3.3) * recognised);
      if (ofParties.has(field) && isBuyers(place)) return [];
      if (ofCompany.has(field) && isOthers(place)) return [];
      return [
        {
          field,
          value: found.value,
          score,
          confidence,
          place,
          label,
          strength,
          nearness,
          at,
          labelBox,
          isMarked: found.isCut || (field === 'number' && isMarked(label, nearness, found.words)),
        },
      ];
    });
  const isTitled = titledIn(pages);
  const candidates = withReferences(labelled, bareReferences(pages));
  const chosen = new Map<FieldName, Field>();
  const taken = new Set<string>();
  for (const candidate of candidates.toSorted((one, other) => other.score - one.score)) {
    const key = candidate.field === 'issueDate' || candidate.field === 'dueDate' ? '' : placeKey(candidate);
    if (chosen.has(candidate.field) || (key !== '' && taken.has(key))) continue;
    const issue = chosen.get('issueDate')?.value;
    if (candidate.field === 'dueDate' && issue !== undefined && candidate.value < issue) continue;
    taken.add(key);
    const isWeighed = candidate.field === 'number' || candidate.field === 'issueDate';
    const { value, confidence, place } = isWeighed ? weighed(candidate, candidates, isTitled) : candidate;
    const most = candidate.isMarked ? unsure : 1;
    chosen.set(candidate.field, { value, confidence: Math.min(most, confidence), place });
  }
  const of = (name: FieldName) => candidates.filter(({ field }) => field === name);
  const abroad = vatAbroad(of('vatNumber'), of('organizationNumber'));
  if (abroad !== undefined) chosen.set('vatNumber', fieldOf(abroad));
  const printed = printedInside(chosen, candidates);
  if (printed !== undefined) chosen.set('organizationNumber', fieldOf(printed));
  const companies = of('organizationNumber').map(fieldOf);
  const sender = senderNumbers(
    pages.map(withoutOthersSentences),
    { organizationNumber: chosen.get('organizationNumber'), vatNumber: chosen.get('vatNumber') },
    printed === undefined ? companies : [],
  );
  for (const name of ['organizationNumber', 'vatNumber'] as const) {
    const own = sender[name];
    if (own === undefined) chosen.delete(name);
    else chosen.set(name, own);
  }
  const bare = chosen.has('vatNumber') ? null : bareVatNumber(pages, isBuyers);
  const own = chosen.get('organizationNumber')?.value ?? null;
  if (bare !== null && (own === null || own === organizationNumberOfVatNumber(bare.value)))
    chosen.set('vatNumber', bare);
  // A firm of another country has no Swedish number: the VAT number is the buyer's.
  if (isNordicCompany(chosen.get('organizationNumber')?.value ?? '') && insideVat(chosen) !== null)
    chosen.delete('vatNumber');
  const company = agreeing(chosen);
  if (company !== undefined) chosen.set('organizationNumber', company);
  return chosen;
};

const placeKey = ({ place }: Field): string =>
  place === null ? '' : `${place.page} ${Math.round(place.box.x)} ${Math.round(place.box.y)}`;
