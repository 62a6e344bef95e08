import { plainLetters } from './ocr-agree.ts';
import { distance } from './ocr-distance.ts';
import { cellsOf } from '../words/cells.ts';
import type { Page } from '../page/page.ts';
import { rowsOf } from '../words/rows.ts';
import type { DocumentKind } from '../kind/stated-document.ts';

// What makes a paper with the figures of an invoice none: a letter of it misread would make it one.
const others = (
  'proforma proformafaktura preliminär preliminärfaktura påminnelse betalningspåminnelse fakturapåminnelse påminnelsefaktura inkasso ' +
  'inkassokrav betalningskrav kravbrev räntefaktura dröjsmålsräntefaktura utkast fakturautkast makulerad annullerad orderbekräftelse ' +
  'ordererkännande följesedel plocksedel offert kontoutdrag reminder overdue cancelled mahnung zahlungserinnerung entwurf ' +
  'betalingspåmindelse purring'
).split(' ');

/** What an invoice is called for itself: any other word before `faktura` may be one that overrules it. */
const plain =
  /^(kredit|kontant|sam|samlings?|del|slut|hyres|månads|kvartals|export|original|service|abonnemangs|avtals|order|webb?|varu|el|e|själv)?-?fakt(ura|uran|kredit)$/u;

/** What heads the address that an invoice goes to, which papers of all kinds name. */
const addressed = /^(faktura|invoice|rechnung)s? ?(till|to|an|ställs|skickas|sänds)(?!\p{L})/iu;

const [heading, longestCell, lettersOfOne] = [0.45, 5, 5];

/**
 * Whether the kind of a recognised document is not sure: nothing that was recognised calls it an invoice, what does may be another word, or
 * the page has in its head what looks like a word for something else.
 */
export const isKindUnsure = (kind: DocumentKind, [page]: readonly Page[]): boolean => {
  const [called] = kind.reasons;
  if (called === undefined || page === undefined) return true;
  const words = lettersOf(called);
  if (addressed.test(called)) return true;
  if (words.some((word) => /fakt/u.test(word)) && !words.some((word) => plain.test(word))) return true;
  return rowsOf(page)
    .filter(({ box }) => box.y < heading * page.height)
    .flatMap(cellsOf)
    .filter((cell) => cell.words.length <= longestCell)
    .some(({ text }) => lettersOf(text).some(looksLikeOther));
};

const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

const looksLikeOther = (word: string): boolean =>
  others.some(
    (other) =>
      other !== word &&
      Math.abs(other.length - word.length) <= allowed(other) &&
      distance(plainLetters(word), plainLetters(other)) <= allowed(other),
  );

/** How many letters of a word may be misread: one in five. */
const allowed = ({ length }: string): number => Math.floor(length / lettersOfOne);
