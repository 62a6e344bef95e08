import { compareText } from '#core/values/compare-text.ts';
import { type Decimal, decimal, sumOf, zero } from '#core/values/decimal.ts';
import { lessBilledAnew } from './billed-anew.ts';
import type { BookedCreditLine, CreditDocument } from './claim.ts';
import { articleOf } from './same-article.ts';
import type { KnownArticle } from './same-article.ts';

/** A line that lowers what is owed, in positive figures. */
export interface CreditLine {
  readonly id: string;
  readonly document: CreditDocument;
  readonly lineNumber: number;
  /** Null: the document has no lines and this is its money. */
  readonly article: KnownArticle | null;
  readonly isDeposit: boolean;
  readonly quantity: Decimal | null;
  /** Above 0. */
  readonly amount: Decimal;
}

/** By document date, number and SHA-256, in code-unit order. */
export const compareDocuments = (a: CreditDocument, b: CreditDocument): number =>
  compareText(a.date, b.date) ||
  compareText(a.number, b.number) ||
  compareText(a.sha256, b.sha256) ||
  compareText(a.id, b.id);

/**
 * Which sign gives money back: below 0 on an invoice. A credit note's ordinary lines lower what is owed whatever sign they
 * print, and what stands against them there (a fee for the return) raises it.
 */
const lowers = ({ creditNote, lines }: CreditDocument): ((sum: Decimal) => boolean) => {
  const printsPositive = creditNote && sumOf(lines.map(({ sum }) => decimal(sum))).gt(zero);
  return (sum) => (printsPositive ? sum.gt(zero) : sum.lt(zero));
};

/**
 * The lines of a document that lower what is owed and are through the trust gate, in their order. On a credit note a line gives
 * what it is above what the same paper bills anew; one of which nothing is left is none.
 */
export const creditLinesOf = (document: CreditDocument): CreditLine[] => {
  const net = decimal(document.net);
  if (document.lines.length === 0) {
    if (!document.trusted || document.hasCharges || !net.lt(zero)) return [];
    return [
      {
        id: document.id,
        document,
        lineNumber: 0,
        article: null,
        isDeposit: false,
        quantity: null,
        amount: net.abs(),
      },
    ];
  }
  const gives = lowers(document);
  const ordered = document.lines.toSorted((a, b) => a.lineNumber - b.lineNumber);
  const giving = ordered.filter(({ sum }) => gives(decimal(sum)));
  const billing = ordered.filter((line) => document.creditNote && !giving.includes(line));
  const worth = lessBilledAnew(giving, billing);
  return giving
    .map((line) => ({
      id: line.id,
      document,
      lineNumber: line.lineNumber,
      article: articleOf(line),
      isDeposit: line.kind === 'deposit',
      quantity: line.quantity === null ? null : decimal(line.quantity).abs(),
      amount: line.trusted ? (worth.get(line) ?? zero) : zero,
    }))
    .filter(({ amount }) => amount.gt(zero));
};

/** A line that does not say what it gives money back for: goods without a number whose name nobody claims. */
const isBare = (line: BookedCreditLine, isClaimed: (article: KnownArticle) => boolean): boolean => {
  const article = articleOf(line);
  return line.kind === 'goods' && !article.numbered && !isClaimed(article);
};

/** A credit document whose total is all that it says: no charges, no line that names an article, a deposit, a fee or a rebate. */
export const isWholeAmount = (
  document: CreditDocument,
  isClaimed: (article: KnownArticle) => boolean,
): boolean =>
  document.trusted &&
  !document.hasCharges &&
  decimal(document.net).lt(zero) &&
  creditLinesOf(document).length === Math.max(1, document.lines.length) &&
  document.lines.every((line) => isBare(line, isClaimed));
