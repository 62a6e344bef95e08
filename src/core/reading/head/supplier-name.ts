import type { Field } from './choose-fields.ts';
import { isCompany, isFormAlone, withoutForm } from './company-forms.ts';
import { fieldLabel } from './field-labels.ts';
import {
  type AddressBlock,
  addressBlocks,
  columnBelow,
  hasPostcode,
  headingBlock,
} from './address-blocks.ts';
import { isProvedName } from './name-proof.ts';
import { type SidedCell, sidedCells } from './party-sections.ts';
import { withForms } from './wrapped-forms.ts';
import type { Row } from '../words/rows.ts';
import { totalKind } from '../totals/total-labels.ts';

const title =
  /^(faktura|kreditfaktura|samlingsfaktura|invoice|credit note|facture|avoir|receipt|kvitto|factuur|original|kopi[ae]?|(\p{L}*-?)?rechnung|gutschrift|r ?e ?c ?h ?n ?u ?n ?g)\b/iu;

/** A company's name with its form, before what a foot prints behind it: its address, its numbers. */
const legalName =
  /^(.{2,50}?\s(?:AB(?: \(publ\))?|HB|KB|ek\. ?för\.|Ekonomisk förening|Handelsbolag|Kommanditbolag|GmbH|ApS|A\/S|AS|Oy|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|Ltd\.?|Limited|B\.?V\.?))(?=[\s,.;|·–-]).*\d/u;

const nameIn = (text: string): string => {
  const plain = text.replace(/^(name|namn|nom|betalningsmottagare|mottagare|säljare|från)\s*:?\s+/i, '');
  const legal = legalName.exec(plain)?.[1];
  return (legal ?? plain.split(/ [·●|–] | - /u)[0])?.trim() ?? '';
};

const mayBeName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 60 &&
  /\p{L}{2}/u.test(text) &&
  !/\d{3}|[@:]|www\./.test(text) &&
  !title.test(text) &&
  !/(^|\s)(är|har|ska|skall|kan|till|överlåten|överlåtits|betalas|is|has|to|ist|wurde)\s/i.test(text) &&
  !isFormAlone(text) &&
  (!/\d/.test(text) || isCompany(text)) &&
  fieldLabel(text) === null &&
  totalKind(text) === null;

/** The cells of a page, with names of companies whole. */
const namedCells = (rows: readonly Row[]): readonly SidedCell[] =>
  withForms(sidedCells(rows), (text) => mayBeName(nameIn(text)));

/** Where lines of goods stand on the first page: no name of a company is looked for there. */
export interface Lines {
  readonly top: number;
  readonly bottom: number;
}

const contact =
  /(^|\s)(tel|telefon|kundtjänst|kundservice|växel|phone|fax|mobil|e-?post|e-?mail|mail|org|orgnr|organisationsnummer|momsreg|vat|bankgiro|bg|plusgiro|pg|iban|bic|cvr|webb?|hemsida|säte|f-skatt|swift)([.\s:-]|$)|@|www\./i;
const [footer, unsure, sureName] = [0.75, 0.4, 0.6];

const companyNumber = /(?:SE)?(\d{6})-?(\d{4})(?:01)?(?!\d)/;

/** The organization number that an address holds. */
const numberIn = (below: readonly SidedCell[]): string | null => {
  const [, head = '', end = ''] =
    below.map(({ text }) => companyNumber.exec(text)).find((found) => found !== null) ?? [];
  return head === '' ? null : head + end;
};

/**
 * Whether a name begins an address that says nothing of how to reach or pay whoever it is, or that holds another company's
 * number than `own`: as the one that a letter goes to.
 */
const isAddressee = (cell: SidedCell, cells: readonly SidedCell[], own: string | null): boolean => {
  const below = columnBelow(cell, cells);
  if (!below.some(hasPostcode)) return false;
  const number = numberIn(below);
  if (number !== null && own !== null) return number !== own;
  return !below.some(({ text }) => contact.test(text));
};

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');

/** The names of machines that the page prints: `info@norrskar.se` and `www.norrskar.se` say norrskar. */
const domainsOf = (cells: readonly SidedCell[]): string[] =>
  cells
    .flatMap(({ text }) => [...text.toLowerCase().matchAll(/(?:@|www\.)([a-zåäö0-9-]{3,})\./g)])
    .map(([, name = '']) => letters(name))
    .filter((name) => !/^(gmail|hotmail|outlook|live|telia|icloud|yahoo|bredband|spray)$/.test(name));

/** Whether a machine is named after a company: by its first word, or by all of its letters. */
const isNamedAfter = (name: string, domains: readonly string[]): boolean => {
  const [first = ''] = name.split(/\s+/).map(letters);
  const all = letters(withoutForm(name));
  return domains.some(
    (domain) =>
      (first.length >= 4 && domain.startsWith(first)) || (all.length >= 4 && all.startsWith(domain)),
  );
};

/**
 * The supplier's name: what stands below a seller's label, carries a company form, heads the page, or stands at its foot beside
 * the numbers to pay to. Never the name that an address begins with, unless something else says that it is the sender's too.
 * `null` when nothing does.
 */
export const supplierName = (
  pages: readonly (readonly Row[])[],
  lines: Lines | null = null,
  number: string | null = null,
): Field | null => {
  const isOfGoods = ({ box }: SidedCell): boolean =>
    lines !== null && box.y > lines.top && box.y < lines.bottom + box.height;
  const cells = namedCells(pages[0] ?? []).filter((cell) => !isOfGoods(cell));
  // A foot may stand on the last page alone.
  const last = pages.length > 1 ? namedCells(pages.at(-1) ?? []) : [];
  const heights = cells.map(({ box }) => box.height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const bottom = Math.max(...cells.map(({ box }) => box.y), 1);
  const firstOfSeller = cells.find(({ side, text }) => side === 'seller' && mayBeName(nameIn(text)));
  const domains = domainsOf(cells);
  const lowest = Math.max(...last.map(({ box }) => box.y), 1);
  const atFoot = last.filter(({ box, text }) => box.y > footer * lowest && isCompany(nameIn(text)));
  const companies = new Set(
    cells
      .filter((cell) => cell.side !== 'buyer' && isCompany(nameIn(cell.text)))
      .filter((cell) => mayBeName(nameIn(cell.text)) && !isAddressee(cell, cells, number))
      .map((cell) => letters(nameIn(cell.text))),
  );
  const blocks = addressBlocks(cells, ({ text, side }) => side === null && mayBeName(nameIn(text)));
  const first = headingBlock(blocks, bottom);
  const firstNumber = numberIn(first?.below ?? []);
  const isOthers = firstNumber !== null && number !== null && firstNumber !== number;
  const top = isOthers ? undefined : first?.name;
  // Who names itself beside its numbers at the foot is the sender, whoever stands at the top.
  const named = [...cells, ...last].filter(
    ({ box, text, side }) => side !== 'buyer' && box.y > footer * bottom && isCompany(nameIn(text)),
  );
  const isNamedElsewhere = named.some(
    ({ text }) => !wordsOf(nameIn(text)).some((word) => wordsOf(top?.text ?? '').includes(word)),
  );
  const heading = isNamedElsewhere ? undefined : top;
  const candidates = [...cells, ...atFoot]
    .filter((cell) => mayBeName(nameIn(cell.text)))
    .map((cell) => {
      const value = nameIn(cell.text);
      const hasForm = isCompany(value);
      const others = cells.filter(
        (other) => other !== cell && other.text.toLowerCase().includes(value.toLowerCase()),
      );
      const isLarge = cell.box.y < bottom * 0.35 && cell.box.height > 1.4 * usual;
      const isAtFoot = atFoot.includes(cell) || [cell, ...others].some(({ box }) => box.y > footer * bottom);
      const isOfPage = isNamedAfter(value, domains);
      const isOnly = hasForm && companies.size === 1 && companies.has(letters(value));
      const isHeading = cell === heading;
      const isSender =
        isHeading || isLarge || isOfPage || isOnly || cell.side === 'seller' || (hasForm && isAtFoot);
      const score =
        (hasForm ? 3 + Math.min(others.length, 3) * 0.5 : 0) +
        sideScore(cell, firstOfSeller) +
        (cell.box.y < bottom * 0.2 ? 1 : 0) +
        (isLarge ? 1.5 : 0) +
        (isHeading ? 2.5 : 0) +
        (hasForm && isAtFoot ? 2 : 0) +
        (isOfPage ? 2 : 0) -
        (!isHeading && isAddressee(cell, cells, number) ? (isSender ? 2 : 4) : 0);
      const isRepeated = others.length > 0;
      const signs = [isHeading, isLarge, isOfPage, isRepeated, cell.side === 'seller', isAtFoot];
      const found = { value, cell, score, hasForm, isOfPage, isRepeated };
      return { ...found, isSender, signs: signs.filter(Boolean).length };
    });
  const [best, ...rest] = candidates.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < 2) return null;
  const own = wordsOf(best.value);
  const rivals = rest.filter(({ value }) => !wordsOf(value).some((word) => own.includes(word)));
  const mayBe = ({ text }: SidedCell): boolean => mayBeName(nameIn(text));
  const around = { cells: [...cells, ...atFoot], number, mayBeName: mayBe };
  const isSure = best.isSender && isProvedName(best, rivals, around);
  const { value, score, cell } = best;
  return {
    value,
    confidence: isSure ? Math.max(sureName, Math.min(0.9, score / 8)) : Math.min(unsure, score / 8),
    place: { page: cell.page, box: cell.box },
  };
};

/** The words of a name that tell it from others. */
const wordsOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .map(letters)
    .filter((word) => word.length >= 4);

/** The addresses on the first page of others than the one that is named, whose numbers stand in them. */
export const othersBlocks = (pages: readonly (readonly Row[])[], name: string | null): AddressBlock[] => {
  const own = wordsOf(name ?? '');
  const blocks = addressBlocks(namedCells(pages[0] ?? []), ({ text }) => mayBeName(nameIn(text)));
  return name === null
    ? []
    : blocks.filter((block) => !wordsOf(block.name.text).some((word) => own.includes(word)));
};

/** The first name below the seller's label is the seller's; what is behind `Name:` is sure to be one. */
const sideScore = (cell: SidedCell, first: SidedCell | undefined): number => {
  if (cell.side === 'buyer') return -4;
  if (cell.side === null) return 0;
  return (cell === first ? 4 : 1) + (cell.isNamed ? 2 : 0);
};
