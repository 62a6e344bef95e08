import { daysBetween } from '#core/values/calendar.ts';
import { type CheckFinding, checkCodes } from './checks/check-finding.ts';
import { type Account, isAmong, hasCheckDigit } from './account.ts';

/** Why the trust gate holds an invoice; every code has a text. */
export const heldReasons = [
  ...checkCodes,
  'duplicate.number',
  'document.dated-ahead',
  'payment.account-changed',
  'payment.account-of-other-supplier',
  'payment.account-check-digit',
] as const;

export type HeldReason = (typeof heldReasons)[number];

export interface GateInput {
  readonly checks: readonly CheckFinding[];
  readonly issueDate: string;
  /** The day in Sweden when the invoice came. */
  readonly today: string;
  /** Another invoice of the supplier has the same number, with another date or total. */
  readonly sameNumber: boolean;
  /** Where this invoice wants to be paid. */
  readonly accounts: readonly Account[];
  /** The supplier's accounts that the organization has confirmed. */
  readonly confirmed: readonly Account[];
  /** Accounts confirmed for other suppliers. */
  readonly elsewhere: readonly Account[];
}

export interface GateAnswer {
  /** Empty: through. */
  readonly reasons: readonly HeldReason[];
  /** The lines that wait for a person: all of them, or those with a failed check of their own. */
  readonly heldLines: 'all' | ReadonlySet<number>;
  /** Accounts that this invoice confirms, as the supplier's first trusted one. */
  readonly confirms: readonly Account[];
}

const accountReasons = ({ accounts, confirmed, elsewhere }: GateInput): HeldReason[] => {
  const unconfirmed = accounts.filter((account) => !isAmong(confirmed, account));
  const reasons: HeldReason[] = [];
  if (unconfirmed.some((account) => isAmong(elsewhere, account)))
    reasons.push('payment.account-of-other-supplier');
  if (unconfirmed.some((account) => !hasCheckDigit(account))) reasons.push('payment.account-check-digit');
  if (confirmed.length > 0 && unconfirmed.length > 0) reasons.push('payment.account-changed');
  return reasons;
};

/** Suppliers date invoices by the delivery to come, at most a week; a date beyond that would hold back every price until then. */
const mostDaysAhead = 7;

const isDatedAhead = ({ issueDate, today }: GateInput): boolean =>
  issueDate > today && daysBetween(today, issueDate) > mostDaysAhead;

/**
 * The trust gate (PRODUCT.md, section 2, step 4): what a person must accept before an invoice, or some of its lines,
 * raise alerts and move prices.
 */
export const passGate = (input: GateInput): GateAnswer => {
  const failed = input.checks.filter(({ severity }) => severity === 'fail');
  const ofDocument: HeldReason[] = [
    ...accountReasons(input),
    ...(input.sameNumber ? (['duplicate.number'] as const) : []),
    ...(isDatedAhead(input) ? (['document.dated-ahead'] as const) : []),
    ...failed.filter(({ lineNo }) => lineNo === undefined).map(({ code }) => code),
  ];
  const ofLines = failed.flatMap(({ lineNo, code }) => (lineNo === undefined ? [] : [{ lineNo, code }]));
  return {
    reasons: [...new Set([...ofDocument, ...ofLines.map(({ code }) => code)])],
    heldLines: ofDocument.length > 0 ? 'all' : new Set(ofLines.map(({ lineNo }) => lineNo)),
    confirms: ofDocument.length === 0 && input.confirmed.length === 0 ? input.accounts : [],
  };
};
