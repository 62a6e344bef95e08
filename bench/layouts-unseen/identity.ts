/** Numbers with valid check digits for invented firms, and a steady hash. */

const luhn = (digits: string): string => {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
};

/** FNV-1a: the same goods get the same number in every run. */
export const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  return (state ^ (state >>> 13)) >>> 0;
};

/** `length` digits that belong to a text; the first is not 0. */
export const digitsOf = (text: string, length: number): string => {
  let digits = String((hash(text) % 9) + 1);
  for (let at = 1; digits.length < length; at++) digits += String(hash(`${text}/${at}`) % 10);
  return digits;
};

const withCheck = (digits: string): string => digits + luhn(digits);

/** `559123-4567`; the third digit is at least 2. */
export const organisationNumber = (name: string): string => {
  const all = withCheck(`559${2 + (hash(name) % 8)}${digitsOf(`${name}#o`, 5)}`);
  return `${all.slice(0, 6)}-${all.slice(6)}`;
};

export const vatNumber = (organisation: string): string => `SE${organisation.replace('-', '')}01`;

export const bankgiro = (name: string): string => {
  const all = withCheck(digitsOf(`${name}#b`, hash(name) % 2 === 0 ? 7 : 6));
  return `${all.slice(0, -4)}-${all.slice(-4)}`;
};

export const plusgiro = (name: string): string => {
  const all = withCheck(digitsOf(`${name}#p`, 6));
  return `${all.slice(0, 2)} ${all.slice(2, 4)} ${all.slice(4, 6)}-${all.slice(6)}`;
};

/** An OCR reference with length digit and check digit. */
export const ocrReference = (number: string): string => {
  const digits = number.replaceAll(/\D/gu, '');
  return withCheck(`${digits}${(digits.length + 2) % 10}`);
};

/** A GTIN-13 of the range that shops use themselves. */
export const gtin = (text: string): string => {
  const digits = `2${digitsOf(`${text}#e`, 11)}`;
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) sum += Number(digit) * (index % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
