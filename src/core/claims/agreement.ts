import { daysBetween } from '#core/values/calendar.ts';
import { type Decimal, decimal, zero } from '#core/values/decimal.ts';
import { isPriceReason } from './claim-amount.ts';
import type { Claim, CreditDocument } from './claim.ts';
import type { CreditLine } from './credit-lines.ts';
import { isAboutOthers, isNaming } from './named-invoices.ts';
import type { OpenLine } from './purse.ts';

/** Kronor within which two amounts of a line are the same. */
const slack = decimal('0.02');

export const isNear = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().lte(slack);

export const isSameQuantity = (credit: CreditLine, to: OpenLine): boolean =>
  credit.quantity !== null && credit.quantity.eq(to.quantity);

export const isNamed = ({ document }: CreditLine, { line }: OpenLine): boolean =>
  isNaming(document, line.invoiceNumber);

const isSameAmount = ({ amount }: CreditLine, to: OpenLine): boolean =>
  isNear(amount, to.amount) || isNear(amount, to.open);

/** Whether goods are given back at a price. */
const isAtPrice = ({ quantity, amount }: CreditLine, price: string | null): boolean =>
  quantity !== null && price !== null && isNear(amount, quantity.times(decimal(price)));

/** Goods given back at their price, old or new: a return, which nobody claimed where the claim is about the price. */
export const isReturn = (credit: CreditLine, { line }: OpenLine): boolean =>
  isAtPrice(credit, line.billedPrice) || isAtPrice(credit, line.expectedPrice);

/** The amount agrees, and what is told of a quantity does not make it a return. */
export const isNamedAmount = (credit: CreditLine, to: OpenLine): boolean =>
  isNamed(credit, to) && isSameAmount(credit, to) && (isSameQuantity(credit, to) || !isReturn(credit, to));

export const isNamedIn = (credit: CreditLine, to: OpenLine): boolean =>
  isNamedAmount(credit, to) ||
  // Goods that come back at the agreed price leave behind what was paid too much.
  (isNamed(credit, to) && isSameQuantity(credit, to) && !isAtPrice(credit, to.line.expectedPrice));

export const isSameLine = (credit: CreditLine, to: OpenLine): boolean =>
  isSameQuantity(credit, to) && isNear(credit.amount, to.amount);

/** The amount is one line's and the quantity another's: the paper speaks for both. */
export const isOfAnother = (credit: CreditLine, to: OpenLine, others: readonly OpenLine[]): boolean =>
  !isSameQuantity(credit, to) && others.some((other) => other.open.gt(zero) && isSameQuantity(credit, other));

/** Days after drafting in which a credit document that does not name its invoice is taken for an answer. */
const mostDays = 180;

/** Dated on or after the day the claim was drafted, within 180 days. */
const isInTime = ({ date }: CreditDocument, { draftedOn }: Claim): boolean =>
  date >= draftedOn && daysBetween(draftedOn, date) <= mostDays;

/** Whether a credit line could be about a claim line at all, whatever its article and figures. */
export const isPossible = (credit: CreditLine, { claim, line }: OpenLine): boolean =>
  !(credit.isDeposit && isPriceReason(line.reason)) && claim.currency === credit.document.currency;

/** Whether a document that does not name the invoice of a claim may be its answer. */
export const isAnswer = (document: CreditDocument, claim: Claim): boolean =>
  isInTime(document, claim) && !isAboutOthers(document, claim);
