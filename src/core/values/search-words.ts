/** Letters that people leave the marks of out, and what they write instead, sign by sign; the database folds by the same two. */
export const accentedLetters = 'ÅÄÆÁÀÂÃÖØÓÒÔÕÉÈÊËÜÚÙÛÍÌÎÏÇÑÝåäæáàâãöøóòôõéèêëüúùûíìîïçñýÿ';
export const plainLetters = 'aaaaaaaooooooeeeeuuuuiiiicnyaaaaaaaooooooeeeeuuuuiiiicnyy';

const plain: ReadonlyMap<string, string> = new Map(
  Array.from(accentedLetters, (letter, at) => [letter, plainLetters.charAt(at)]),
);

/** Text as it is searched: lower case without marks on letters, sign for sign as long as the text given in NFC. */
export const plainText = (text: string): string =>
  Array.from(
    text,
    (letter) => plain.get(letter) ?? (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter),
  ).join('');

/** A number as it is searched, whatever parts it in print: its ASCII letters, in capitals, and figures. */
export const codeOf = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** What a search asks for. */
export interface SearchWords {
  /** As typed, trimmed. */
  readonly text: string;
  /** Its words as `plainText` has them, the first four. */
  readonly words: readonly string[];
}

const mostWords = 4;

/** The words of a search; none where fewer than two signs were typed, which nearly everything has. */
export const searchWordsOf = (typed: string): SearchWords => {
  const text = typed.normalize('NFC').trim();
  const words = plainText(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  return { text, words: text.length < 2 ? [] : words };
};
