import { hasLuhnCheckDigit } from './luhn.ts';

/** How strictly the receiver's bank checks a reference: check digit only, or also a length digit before it. */
export type OcrControl = 'check-digit' | 'length-digit';

/**
 * Whether the text is an OCR reference: 2 to 25 digits, the last a Luhn check digit and, with length control, the one
 * before it the total length modulo 10. Source: Bankgirot, "OCR-referenskontroll", levels 2 and 3.
 */
export const isOcrReference = (text: string, control: OcrControl = 'check-digit'): boolean => {
  if (!/^\d{2,25}$/.test(text) || !hasLuhnCheckDigit(text)) return false;
  return control === 'check-digit' || text.at(-2) === String(text.length % 10);
};
