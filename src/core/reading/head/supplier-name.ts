import type { Field } from './choose-fields.ts';
import { fieldLabel } from './field-labels.ts';
import { type SidedCell, sidedCells } from './party-sections.ts';
import type { Row } from '../words/rows.ts';
import { totalKind } from '../totals/total-labels.ts';

const company =
  /(^|\s)(ab|aktiebolag|hb|kb|ek\.? ?för\.?|handelsbolag|gmbh|ag|kg|ohg|e\.?k\.?|ug|ltd|limited|llc|inc|plc|corp|sarl|s\.?r\.?l|s\.?p\.?a|sas|sa|eurl|b\.?v\.?|n\.?v\.?|a\/s|as|oy|oyj|aps)\.?(\s*\(publ\))?$/i;
const title =
  /^(faktura|kreditfaktura|samlingsfaktura|invoice|credit note|facture|avoir|receipt|kvitto|factuur|original|kopi[ae]?|(\p{L}*-?)?rechnung|gutschrift|r ?e ?c ?h ?n ?u ?n ?g)\b/iu;

/** A company's name with its form, before what a foot prints behind it: its address, its numbers. */
const legalName =
  /^(.{2,50}?\s(?:AB(?: \(publ\))?|HB|KB|ek\. ?för\.|GmbH|ApS|A\/S|AS|Oy|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|Ltd\.?|Limited|B\.?V\.?))(?=[\s,.;|·–-]).*\d/u;

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
  (!/\d/.test(text) || company.test(text)) &&
  fieldLabel(text) === null &&
  totalKind(text) === null;

/** Where lines of goods stand on the first page: no name of a company is looked for there. */
export interface Lines {
  readonly top: number;
  readonly bottom: number;
}

const postcode = /^(?:[A-Z]{1,2}-? ?)?\d{3} ?\d{2} +\p{Lu}|^(?:[A-Z]{1,2}-)?\d{4,5} +\p{Lu}/u;
const contact =
  /(^|\s)(tel|telefon|phone|fax|mobil|e-?post|e-?mail|mail|org|orgnr|organisationsnummer|momsreg|vat|bankgiro|bg|plusgiro|pg|iban|bic|cvr|webb?|hemsida|säte|f-skatt|swift)([.\s:-]|$)|@|www\./i;
const [footer, unsure, sureName] = [0.75, 0.4, 0.6];

/** The cells below one that begin at its left edge, down to a gap. */
const columnBelow = (cell: SidedCell, cells: readonly SidedCell[]): SidedCell[] => {
  const found: SidedCell[] = [];
  let last = cell;
  for (const each of cells) {
    if (each.box.y <= last.box.y + 0.3 * last.box.height || Math.abs(each.box.x - cell.box.x) > 6) continue;
    if (each.box.y - last.box.y > 2.2 * Math.max(last.box.height, each.box.height) || found.length >= 5)
      break;
    found.push(each);
    last = each;
  }
  return found;
};

const companyNumber = /(?:SE)?(\d{6})-?(\d{4})(?:01)?(?!\d)/;

/**
 * Whether a name begins an address that says nothing of how to reach or pay whoever it is, or that holds another company's
 * number than `own`: as the one that a letter goes to.
 */
const isAddressee = (cell: SidedCell, cells: readonly SidedCell[], own: string | null): boolean => {
  const below = columnBelow(cell, cells);
  if (!below.some(({ text }) => postcode.test(text))) return false;
  const [, head = '', end = ''] =
    below.map(({ text }) => companyNumber.exec(text)).find((found) => found !== null) ?? [];
  if (head !== '' && own !== null) return head + end !== own;
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
  const all = letters(name.replace(company, ''));
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
  const cells = sidedCells(pages[0] ?? []).filter((cell) => !isOfGoods(cell));
  // A foot may stand on the last page alone.
  const last = pages.length > 1 ? sidedCells(pages.at(-1) ?? []) : [];
  const heights = cells.map(({ box }) => box.height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const bottom = Math.max(...cells.map(({ box }) => box.y), 1);
  const firstOfSeller = cells.find(({ side, text }) => side === 'seller' && mayBeName(nameIn(text)));
  const domains = domainsOf(cells);
  const lowest = Math.max(...last.map(({ box }) => box.y), 1);
  const atFoot = last.filter(({ box, text }) => box.y > footer * lowest && company.test(nameIn(text)));
  const companies = new Set(
    cells
      .filter((cell) => cell.side !== 'buyer' && company.test(nameIn(cell.text)))
      .filter((cell) => mayBeName(nameIn(cell.text)) && !isAddressee(cell, cells, number))
      .map((cell) => letters(nameIn(cell.text))),
  );
  const candidates = [...cells, ...atFoot]
    .filter((cell) => mayBeName(nameIn(cell.text)))
    .map((cell) => {
      const value = nameIn(cell.text);
      const isCompany = company.test(value);
      const others = cells.filter(
        (other) => other !== cell && other.text.toLowerCase().includes(value.toLowerCase()),
      );
      const isLarge = cell.box.y < bottom * 0.35 && cell.box.height > 1.4 * usual;
      const isAtFoot = atFoot.includes(cell) || [cell, ...others].some(({ box }) => box.y > footer * bottom);
      const isOfPage = isNamedAfter(value, domains);
      const isOnly = isCompany && companies.size === 1 && companies.has(letters(value));
      const isSender = isLarge || isOfPage || isOnly || cell.side === 'seller' || (isCompany && isAtFoot);
      const score =
        (isCompany ? 3 + Math.min(others.length, 3) * 0.5 : 0) +
        sideScore(cell, firstOfSeller) +
        (cell.box.y < bottom * 0.2 ? 1 : 0) +
        (isLarge ? 1.5 : 0) +
        (isCompany && isAtFoot ? 2 : 0) +
        (isOfPage ? 2 : 0) -
        (isAddressee(cell, cells, number) ? (isSender ? 2 : 4) : 0);
      return {
        value,
        score,
        confidence: isSender ? Math.max(sureName, Math.min(0.9, score / 8)) : Math.min(unsure, score / 8),
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
