/** Whether the last digit is the Luhn (modulus 10) check digit of the digits before it. Digits only, at least two. */
export const hasLuhnCheckDigit = (digits: string): boolean =>
  /^\d{2,}$/.test(digits) && luhnCheckDigit(digits.slice(0, -1)) === digits.at(-1);

/** The Luhn (modulus 10) check digit to append to the digits (ISO/IEC 7812-1, annex B). */
export const luhnCheckDigit = (digits: string): string => {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return String((10 - (sum % 10)) % 10);
};
