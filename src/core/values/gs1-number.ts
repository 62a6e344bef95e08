/** The GS1 check digit of the digits before it: weights 3 and 1 from the right. Source: GS1 General Specifications 7.9. */
const gs1CheckDigit = (digits: string): string => {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
};

/** Whether the text is a GTIN-8, -12, -13 or -14 with its check digit. */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && gs1CheckDigit(text.slice(0, -1)) === text.at(-1);

/** Whether the text is a Global Location Number: 13 digits with its check digit. */
export const isGln = (text: string): boolean => /^\d{13}$/.test(text) && isGtin(text);
