import { decimal, fixed } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { printQuantity } from '#core/values/print-quantity.ts';
import { unitsWord, unitWord } from '#core/values/unit-names.ts';
import { letterAmount } from '#features/prices/claims/rules-letter.ts';
import type { RequestKind, RequestLanguage } from './contract.ts';
import { texts as english } from './texts-letter.en.ts';
import { texts as swedish } from './texts-letter.sv.ts';

/** What a letter asks for. There is no room in it for what anybody else is paid. */
export interface AskedPrice {
  readonly kind: RequestKind;
  readonly goods: { readonly name: string; readonly articleNumber: string | null };
  /** Of one `unit`. */
  readonly price: string;
  readonly unit: string;
  readonly currency: string;
  /** What a year takes, in `quantityUnit`. */
  readonly quantity: string;
  readonly quantityUnit: string;
}

/** The words of letters in a language. */
export const requestTexts = (language: RequestLanguage): Readonly<Record<keyof typeof english, string>> =>
  language === 'sv' ? swedish : english;

/** Subject and words of a letter, before a person has changed them. */
export const requestWords = (
  { kind, goods, price, unit, currency, quantity, quantityUnit }: AskedPrice,
  { person, restaurant }: { readonly person: string; readonly restaurant: string },
  language: RequestLanguage,
): { readonly subject: string; readonly words: string } => {
  const words = requestTexts(language);
  // A price of a kilogram that was divided has öre enough.
  const amount = decimal(price).gte('1') ? fixed(decimal(price), 2) : price;
  const { name, articleNumber } = goods;
  const values = {
    restaurant,
    person,
    goods: articleNumber === null ? name : fillText(words.numbered, { name, number: articleNumber }),
    price: `${letterAmount(amount, currency, language)}/${unitWord(unit, language)}`,
    quantity: `${printQuantity(quantity, language)} ${unitsWord(quantityUnit, language)}`,
  };
  const isOffer = kind === 'offer';
  return {
    subject: fillText(isOffer ? words.offerSubject : words.ownSubject, values),
    words: [isOffer ? words.offer : words.own, words.regards]
      .map((pattern) => fillText(pattern, values))
      .join('\n\n'),
  };
};

/** Where answers to a request arrive: `bryggan-…+o-0123456789ab@in.example`. */
export const requestAddress = (inboundAddress: string, requestId: string): string => {
  const at = inboundAddress.lastIndexOf('@');
  return `${inboundAddress.slice(0, at)}+o-${requestId.slice(-12)}${inboundAddress.slice(at)}`;
};
