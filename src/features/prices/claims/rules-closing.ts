import { fillText } from '#core/values/fill-text.ts';
import { letterWords } from './rules-letter.ts';
import type { LetterSource } from './rules-letter.ts';

/** How a letter ends. */
export interface LetterClosing {
  /** Where the credit note is to go. */
  readonly sendTo: string;
  readonly regards: string;
  /** Who sends it, and the restaurant. */
  readonly signature: string;
  /** What goes with it, numbered: `1 Avtal.pdf · 2 Faktura 7`; null: nothing. */
  readonly enclosed: string | null;
}

export const letterClosing = (source: LetterSource): LetterClosing => {
  const { language, replyTo, signer, sender, enclosures } = source;
  const words = letterWords(language);
  const enclosed = enclosures.map(
    ({ kind, title }, at) => `${at + 1} ${kind === 'invoice' ? `${words.invoice} ${title}` : title}`,
  );
  return {
    sendTo: fillText(words.sendTo, { address: replyTo }),
    regards: words.regards,
    signature: signer === null ? sender.restaurantName : `${signer}, ${sender.restaurantName}`,
    enclosed: enclosed.length === 0 ? null : enclosed.join(' · '),
  };
};
