/**
 * Whether the text is an IBAN with right check digits: country, two digits, up to 30 letters and digits, and the whole
 * congruent to 1 modulo 97 with letters as 10–35. Source: ISO 13616-1; ISO 7064 MOD 97-10.
 */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false;
  let remainder = 0;
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
};
