import { unitOf } from '../../values/units.ts';

/** The mark that parts a number from a name: `1001: Smör`, `Smör / 1001`. */
const mark = /^[-–—:·|/•]$/;

const core = (token: string): string => token.replaceAll(/^[[(#*]+|[\])+:;,|]+$/g, '');

/** A measure, a range of sizes, a share or a year: no number of goods, wherever it stands in a name. */
const isMeasure = (text: string): boolean =>
  /^(19|20)\d\d$|^\d{1,3}\/\d{1,3}$|^\d+([.,]\d+)?%$|^\d-?\p{L}+$|^\d{1,3}-?\p{Ll}+$/u.test(text) ||
  (/^(ca\.?)?\d{1,4}([.,]\d+)?([x×*/-]\d+([.,]\d+)?)*(-?\p{Ll}{1,5}|KG|ST|L|CL|ML|G|FRP|KRT|PK)\.?$/u.test(
    text,
  ) &&
    unitOf(/\p{L}+\.?$/u.exec(text)?.[0] ?? '') !== null) ||
  /^\d+([.,]\d+)?([x×*]\d+([.,]\d+)?)+\p{L}*$/u.test(text);

const isFigure = (text: string): boolean =>
  /\d/.test(text) && /^[\p{L}\d][\p{L}\d./_:+-]*$/u.test(text) && text.length > 1 && !isMeasure(text);

const isCapitals = (text: string): boolean => /^\p{Lu}{2,6}(-\p{Lu}{2,6})?$/u.test(text);

/** What a name begins or ends with that may be the number of the goods, and whether a mark or brackets part it from the name. */
interface Found {
  readonly code: string;
  readonly isParted: boolean;
}

const nothing: Found = { code: '', isParted: false };

/** The tokens of a name; groups of digits, and capitals before them, are one: `39 996 Kaffe`, `Kaffe (AB 123)`. */
const tokensOf = (name: string): string[] => {
  const tokens: string[] = [];
  for (const token of name.split(' ').filter((each) => each !== '')) {
    const before = tokens.at(-1) ?? '';
    const isGroup =
      /^[[(#*]*(?=[\p{Lu}\d])\p{Lu}{0,4}\d*$/u.test(before) &&
      /^\d{2,4}[\])]?[:,;]?$/.test(token) &&
      !(/\p{Lu}$/u.test(before) && /^(19|20)\d\d/.test(token));
    if (isGroup) tokens[tokens.length - 1] = before + token;
    else tokens.push(token);
  }
  return tokens;
};

const firstIn = (tokens: readonly string[]): Found => {
  const [first = '', second = '', third = ''] = tokens;
  const isParted = /[\])+:;,]$/.test(first) || /^[[(#*]/.test(first) || mark.test(second);
  const text = core(first);
  const next = mark.test(second) ? third : second;
  if (tokens.length < 2 || unitOf(next) !== null) return nothing;
  if (isFigure(text)) return { code: text, isParted: isParted || /\p{L}/u.test(text) };
  const isNamed = tokens.slice(1).some((token) => /\p{Ll}{2}/u.test(token));
  return isCapitals(text) && isNamed ? { code: text, isParted } : nothing;
};

const lastIn = (tokens: readonly string[]): Found => {
  const [last = '', before = ''] = [tokens.at(-1), tokens.at(-2)];
  const isParted =
    /^[[(#*]/.test(last) ||
    mark.test(before) ||
    before.endsWith(',') ||
    /^(art|kod|best|artnr|nr)\.?:?$/i.test(before);
  const text = core(last);
  if (tokens.length < 2) return nothing;
  if (isFigure(text)) return { code: text, isParted };
  const isNamed = tokens.slice(0, -1).some((token) => /\p{Ll}{2}/u.test(token));
  return isCapitals(text) && isNamed ? { code: text, isParted } : nothing;
};

const formOf = (code: string): string => code.replaceAll(/\d/g, '9').replaceAll(/\p{L}+/gu, 'A');

/** Whether the only name may have a number: parted from it, or of so many signs that it measures nothing. */
const isLong = ({ code, isParted }: Found): boolean => {
  const digits = code.replaceAll(/\D/g, '').length;
  if (digits === 0) return isParted || (/-/.test(code) && code.length > 4);
  return digits > 1 || (isParted && /\p{L}/u.test(code));
};

const most = 0.6;

const areCodes = (found: readonly Found[]): boolean => {
  const codes = found.flatMap(({ code }) => (code === '' ? [] : [code]));
  const own = new Set(codes).size;
  const isShort = (code: string): boolean => code.replaceAll(/\D/g, '').length < 2;
  // Letters alone, or one figure, are a number where every name has its own.
  if (codes.every(isShort)) return own > 1 && own === found.length;
  return own > 1 && own >= most * codes.length && codes.length >= most * found.length;
};

/**
 * Whether names of goods hold what may be their numbers: most begin or end with one of their own, or the only one does with what is no
 * size, share or year. Where names stand for numbers, such a name may be a number's column that fell into it.
 */
export const mayHoldCodes = (names: readonly string[]): boolean => {
  const tokens = names.map(tokensOf);
  const [firsts, lasts] = [tokens.map(firstIn), tokens.map(lastIn)];
  if (names.length === 1) return [...firsts, ...lasts].some((found) => found.code !== '' && isLong(found));
  // A word of another column may stand behind one of them.
  const own = lasts.filter(({ code }) => code !== '');
  const forms = own.map(({ code }) => formOf(code));
  const areAlike = forms.some((form) => {
    const alike = own.filter((_, at) => forms[at] === form);
    return alike.length >= most * names.length && areCodes(alike);
  });
  return areCodes(firsts) || areAlike || (areCodes(lasts) && own.every(({ isParted }) => isParted));
};
