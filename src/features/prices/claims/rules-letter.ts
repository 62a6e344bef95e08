import type { z } from 'zod';
import { vatByRate } from '#core/claims/claim-amount.ts';
import type { VatSum } from '#core/claims/claim-amount.ts';
import { decimal, fixed, rounded, sumOf, zero } from '#core/values/decimal.ts';
import { fillText } from '#core/values/fill-text.ts';
import { unitsWord, unitWord } from '#core/values/unit-names.ts';
import type { ClaimDetail, claimEnclosure, ClaimLanguage } from './contract-claim.ts';
import { texts as english } from './texts-letter.en.ts';
import { texts as swedish } from './texts-letter.sv.ts';

type Words = Readonly<Record<keyof typeof english, string>>;

/** The words of letters in a language. */
export const letterWords = (language: ClaimLanguage): Words => (language === 'sv' ? swedish : english);

/** Who claims. */
export interface ClaimSender {
  readonly organizationName: string;
  readonly organizationNumber: string;
  readonly restaurantName: string;
}

type LetterLine = Pick<
  ClaimDetail['claimLines'][number],
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'articleNumber'
  | 'name'
  | 'unit'
  | 'reason'
  | 'quantity'
  | 'billedPrice'
  | 'expectedPrice'
  | 'amount'
  | 'vatRate'
  | 'credited'
  | 'evidence'
>;

/** What a letter is written of. */
export interface LetterSource {
  readonly number: string;
  readonly language: ClaimLanguage;
  readonly supplierName: string;
  readonly currency: string;
  readonly lines: readonly LetterLine[];
  /** What is not credited, net. */
  readonly open: string;
  readonly sentOn: string | null;
  readonly replyBy: string | null;
  /** What the person wrote; null: the standard words. */
  readonly words: string | null;
  readonly sender: ClaimSender;
  /** Where the restaurant is and answers the telephone, as far as it has said: a line each. */
  readonly contact: readonly string[];
  /** The claim's own address, where the credit note is to go. */
  readonly replyTo: string;
  /** Who sends it; null: the restaurant alone. */
  readonly signer: string | null;
  /** Originals that go with it. */
  readonly enclosures: readonly Pick<z.output<typeof claimEnclosure>, 'kind' | 'title'>[];
}

/** A number in a letter's language, whatever the reader's own: `1 208,30`, `1,208.30`. */
const printed = (text: string, language: ClaimLanguage): string => {
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
  return decimals === undefined ? grouped : `${grouped}${language === 'sv' ? ',' : '.'}${decimals}`;
};

/** A price as a letter's table prints it, whose head says the currency; more decimals only where it has them, at most four. */
export const letterPrice = (amount: string, language: ClaimLanguage): string => {
  const value = decimal(amount);
  return printed(value.eq(decimal(fixed(value, 2))) ? fixed(value, 2) : rounded(value, 4), language);
};

/** An amount as letters print it: `1 208,30 kr`, `SEK 1,208.30`. */
export const letterAmount = (amount: string, currency: string, language: ClaimLanguage): string => {
  const price = letterPrice(amount, language);
  return language === 'en' ? `${currency} ${price}` : `${price}\u00a0${currency === 'SEK' ? 'kr' : currency}`;
};

/** A quantity with its unit as a letter prints it: `4,3 kg`, `4.3 kg`. */
export const letterQuantity = (quantity: string, unit: string, language: ClaimLanguage): string =>
  `${printed(quantity, language)}\u00a0${quantity === '1' ? unitWord(unit, language) : unitsWord(unit, language)}`;

/** A letter's line in two parts: what it is, and what is claimed of it and why. */
export interface LetterFact {
  readonly goods: string;
  readonly claim: string;
  /** The deal, or the earlier invoice; null where neither is known. */
  readonly evidence: string | null;
}

const evidenceOf = ({ evidence }: LetterLine, { currency, language }: LetterSource): string | null => {
  if (evidence === null) return null;
  const words = letterWords(language);
  const price = letterAmount(evidence.price, currency, language);
  if (evidence.kind === 'invoice')
    return fillText(words.earlier, { price, number: evidence.invoiceNumber, date: evidence.date });
  return evidence.validTo === null
    ? fillText(words.deal, { price, from: evidence.validFrom })
    : fillText(words.dealUntil, { price, from: evidence.validFrom, to: evidence.validTo });
};

/** The lines of a letter. */
export const letterFacts = (source: LetterSource): LetterFact[] => {
  const { currency, language } = source;
  const words = letterWords(language);
  return source.lines.map((line) => {
    const values = {
      number: line.invoiceNumber,
      date: line.invoiceDate,
      amount: letterAmount(line.amount, currency, language),
      reason: words[line.reason],
      billed: letterAmount(line.billedPrice ?? '0', currency, language),
      expected: letterAmount(line.expectedPrice ?? '0', currency, language),
    };
    const isPriced = line.expectedPrice !== null && line.billedPrice !== null;
    const pattern = !isPriced ? words.unpriced : line.reason === 'above-deal' ? words.priced : words.watched;
    const goods = fillText(words.line, {
      quantity: printed(line.quantity, language),
      unit: line.quantity === '1' ? unitWord(line.unit, language) : unitsWord(line.unit, language),
      name: line.articleNumber === null ? line.name : `${line.name} (${line.articleNumber})`,
    });
    return { goods, claim: fillText(pattern, values), evidence: evidenceOf(line, source) };
  });
};

/** What a letter adds up to. */
export interface LetterSums {
  readonly vat: readonly VatSum[];
  readonly net: string;
  readonly vatTotal: string;
  readonly total: string;
}

/** Net, VAT by rate and total of a letter's lines. */
export const letterSums = (lines: readonly Pick<LetterLine, 'amount' | 'vatRate'>[]): LetterSums => {
  const net = sumOf(lines.map(({ amount }) => decimal(amount)));
  const vat = vatByRate(lines);
  const vatTotal = sumOf(vat.map((each) => decimal(each.vat)));
  return {
    vat,
    net: fixed(net, 2),
    vatTotal: fixed(vatTotal, 2),
    total: fixed(net.plus(vatTotal), 2),
  };
};

/** What a letter still asks for of each line: money that has come back is not asked for again. */
export const openAmounts = (
  lines: readonly Pick<LetterLine, 'amount' | 'credited' | 'vatRate'>[],
): { readonly amount: string; readonly vatRate: string | null }[] =>
  lines.map(({ amount, credited, vatRate }) => ({
    amount: fixed(decimal(amount).minus(decimal(credited)), 2),
    vatRate,
  }));

/** The sums as a letter prints them: what each is, and the amount. What is credited stands above what is asked for. */
export const letterTotals = ({ lines, currency, language }: LetterSource): (readonly [string, string])[] => {
  const words = letterWords(language);
  const { net, vat, total } = letterSums(openAmounts(lines));
  const print = (amount: string): string => letterAmount(amount, currency, language);
  const whole = letterSums(lines).net;
  const credited = decimal(whole).minus(decimal(net));
  const before = [
    [words.claimed, print(whole)],
    [words.credited, `\u2212${print(fixed(credited, 2))}`],
  ] as const;
  return [
    ...(credited.eq(zero) ? [] : before),
    [words.net, print(net)],
    ...vat.map(
      ({ rate, vat: sum }) =>
        [
          rate === null ? words.vatUnknown : fillText(words.vat, { rate: printed(rate, language) }),
          print(sum),
        ] as const,
    ),
    [words.total, print(total)],
  ];
};

/** Subject and words of a letter, about what is not credited; a reminder also says what was asked for first. */
export const letterText = (
  source: LetterSource,
  kind: 'claim' | 'reminder',
): { readonly subject: string; readonly text: string } => {
  const words = letterWords(source.language);
  const { currency, language } = source;
  const isReminder = kind === 'reminder';
  const asked = isReminder ? source.lines : openAmounts(source.lines);
  const values = {
    number: source.number,
    restaurant: source.sender.restaurantName,
    amount: letterAmount(letterSums(asked).net, currency, language),
    open: letterAmount(source.open, currency, language),
    date: source.sentOn ?? '',
  };
  const standard = fillText(isReminder ? words.reminderOpening : words.opening, values);
  const until = source.replyBy === null ? [] : [fillText(words.replyBy, { date: source.replyBy })];
  const own = isReminder ? null : source.words;
  return {
    subject: fillText(isReminder ? words.reminderSubject : words.subject, values),
    text: [own ?? standard, ...until].join('\n\n'),
  };
};
