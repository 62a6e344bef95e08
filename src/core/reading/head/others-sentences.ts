import { cellsOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import type { Place } from '../page/page.ts';
import type { Row } from '../words/rows.ts';
import { columnBelow } from './address-blocks.ts';
import { type SidedCell, sidedCells } from './party-sections.ts';
import { folded } from './same-name.ts';

/** What says of a company that it is another than the sender: its group, who bought the claim, who sent the paper for it. */
const ofOther =
  /(ingår i(?! (pris|belopp|summa|avgift|hyra|ovan|leverans|moms))|\bdel av|dotterbolag|moderbolag|koncern|part of|member of|subsidiary|parent company|konzern)|(överlåt|belånad|pantsatt|factor|assigned to|abgetreten)|(skapa[dts]|skicka[dts]|distribuera[dts]|tillhandahåll\p{L}*|skriven|sent|created|powered) (och \p{L}+ )?(av|by|with|via)\b|betal\w*[^.]{0,20}\b(ska|skall|sker|görs|erläggs|endast)\b[^.]{0,20}\btill\b/iu;

/** What a company does for the sender: carries, certifies, owns, prints. Who sells or runs it is the sender. */
const serving =
  /^(?!driv|säl|såld|sold|fakturera|utfärda|utställ)\p{L}+(s|[ad]t|ad|[dt]|ts|ed) (av|af|by|via|genom) (?=\p{L})|^(ägs|printed|ein unternehmen|(faktura(n)? )?skapad) (av|by|der|i) /iu;

/** Whether a text says what another company does for the sender: `Levererat av Budbilarna AB`. */
export const isServing = (text: string): boolean => serving.test(text);

/** What goes on about another company in the middle of a sentence: `Leverans med Budbilarna AB`, `Certifierad av Kontroll AB`. */
const aboutOther = /\p{L}\s+(?:av|af|med|via|hos|genom|enligt|från|för|åt|by|with|through)\s+\p{Lu}/u;
const ofGroup =
  /^(?:vi (?:är|ingår) |(?:är )?(?:en )?del av |ingår i |(?:ett )?(?:helägt )?dotterbolag (?:till|i) |(?:a )?(?:part|member|subsidiary) of )/i;

/** Whether words before a name say something of whoever it names, or may. */
export const mayBeSentence = (text: string): boolean => aboutOther.test(text) || ofGroup.test(text);

/** Whether a text tells of the group that the sender belongs to. */
export const isOfGroup = (text: string): boolean => ofGroup.test(text);

/** What stands above, or in the row before, whoever is paid. */
const payee =
  /^((in)?betalas? till|betalning(en)? (ska |skall )?(sker?|göras?|görs|erläggs) till|betala endast till|remit to|pay(able)? to|zahlbar an|betales til)$/;

/** Whether a text says something of another company than the sender. */
export const isOfOther = (text: string): boolean => ofOther.test(text) && !ofItself.test(text);

/** A trade name says which company it is of, which is called so too: `Norrskär är en del av Norrskär Grossist AB`. */
const ofItself =
  /(?<!\p{L})(\p{Lu}\p{L}{3,}) är en del av \1 (?:\p{Lu}[\p{L}.&]* ){0,4}(?:AB|HB|KB)(?!\p{L})/u;

/** The cells right below a label of whoever is paid. */
export const payeeCells = (cells: readonly SidedCell[]): SidedCell[] =>
  cells.filter(({ text }) => payee.test(labelText(text))).flatMap((label) => columnBelow(label, cells));

/** Rows without what says something of another company than the sender. */
export const withoutOthersSentences = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => {
    const others = cellsOf(row).filter(({ text }) => isOfOther(text));
    if (others.length === 0) return [row];
    const said = new Set(others.flatMap(({ words }) => words));
    const words = row.words.filter((word) => !said.has(word));
    return words.length === 0 ? [] : [{ ...row, words }];
  });

/** That a claim was made over to somebody, or that who is named first belongs to somebody. */
const ofOwner =
  /överlåt|överdrag|belånad|pantsatt|factoring|fakturaköp|assigned to|abgetreten|overdraget|(?:är|utgör) (?:en )?del av|^en del av|part of|dotterbolag|ingår i|teil von/iu;

/**
 * The letters of what sentences say of somebody to whom the claim was made over, or who owns whoever sends the page, each with the
 * row that it goes on in.
 */
export const ownersIn = (cells: readonly SidedCell[]): readonly string[] =>
  cells.filter(({ text }) => isSentenceOf(text, ofOwner)).map((cell) => folded(goneOn(cell, cells)));

const isSentenceOf = (text: string, about: RegExp): boolean =>
  about.test(text) && text.split(' ').length > fewestWords;

/** What a cell says, with the row that it goes on in. */
const goneOn = (cell: SidedCell, cells: readonly SidedCell[]): string =>
  [cell, ...columnBelow(cell, cells).slice(0, 1)].map(({ text }) => text).join(' ');

const ofTransfer =
  /(?:överlåt|överdrag|belånad|pantsatt|factoring|fakturaköp|assigned to|abgetreten|overdraget).*/isu;

/** The letters of what sentences say of somebody to whom the claim was made over, each with the row that it goes on in. */
export const assigneesIn = (cells: readonly SidedCell[]): readonly string[] =>
  cells
    .filter(({ text }) => isSentenceOf(text, ofTransfer))
    .map((cell) => folded(ofTransfer.exec(goneOn(cell, cells))?.[0] ?? ''));

const fewestWords = 3;

const isAt = ({ page, box }: SidedCell, place: Place): boolean =>
  page === place.page &&
  place.box.x >= box.x - 1 &&
  place.box.x < box.x + box.width &&
  Math.abs(place.box.y - box.y) < 0.6 * box.height;

/**
 * Whether a number, or where to pay when no number is known, is that of somebody who is paid for the sender: it stands below the
 * label of a payee, where the name does not; or the claim has been made over to somebody.
 */
export const isPaidElsewhere = (
  pages: readonly (readonly Row[])[],
  number: Place | null,
  name: Place | null,
): boolean => {
  const cells = pages.flatMap(sidedCells);
  const paid = payeeCells(cells);
  const isNamed = name !== null && paid.some((cell) => isAt(cell, name));
  if (number !== null) return !isNamed && paid.some((cell) => isAt(cell, number));
  return (paid.length > 0 && !isNamed) || cells.some(({ text }) => isOfOther(text));
};

/** Tells what stands in a sentence about another company than the sender. */
export const othersOf = (pages: readonly (readonly Row[])[]): ((place: Place) => boolean) => {
  const cells = pages.flatMap(sidedCells).filter(({ text }) => isOfOther(text));
  return (place) => cells.some((cell) => isAt(cell, place));
};
