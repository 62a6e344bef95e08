/** What stands for å, ä or ö within a word whose font has other letters than it shows: `F€rfallodatum`, `BenÄmning`. */
const lost = /(?<=\p{L})[€‚ƒ„†‡•¢£¤¥¦§¨¬¯±¶¸¿\uFFFDÀ-ÖØ-Ý](?=\p{Ll})/u;

const [most, letters] = [2, ['ö', 'ä', 'å']];

/** What a label may say whose font shows other letters, with each that may have stood there; none where it shows all. */
export const withLetters = (text: string): readonly string[] => (lost.test(text) ? restored(text, most) : []);

const restored = (text: string, left: number): readonly string[] => {
  if (!lost.test(text)) return [text];
  return left === 0 ? [] : letters.flatMap((letter) => restored(text.replace(lost, letter), left - 1));
};
