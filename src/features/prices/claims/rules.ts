import type { ClaimFigures } from '#core/claims/claim-figures.ts';
import { printClaimNumber } from '#core/claims/claim-number.ts';
import type { Claim, ClaimLine, ClaimReason } from '#core/claims/claim.ts';
import { complainBy, isOverdue } from '#core/claims/claimable.ts';
import type { ClaimRow } from './contract-claim.ts';

/** What a row of a claim is made of. */
export interface RowSource {
  readonly claim: Omit<Claim, 'lines'> & {
    readonly supplierId: string;
    readonly supplierName: string;
    readonly replyBy: string | null;
    /** Days in which the supplier takes complaints; null: not known. */
    readonly complaintDays: number | null;
    readonly lines: readonly (ClaimLine & { readonly invoiceDate: string })[];
  };
  readonly figures: ClaimFigures;
  readonly answer: ClaimRow['answer'];
}

/** Names of goods that a row tells. */
const mostGoods = 3;

const reasonOf = (lines: readonly { readonly reason: ClaimReason }[]): ClaimReason | null => {
  const reasons = new Set(lines.map(({ reason }) => reason));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
};

/** A claim as lists show it on a day. */
export const claimRowOf = ({ claim, figures, answer }: RowSource, today: string): ClaimRow => {
  const { lines: _lines, claimId: _claimId, ...sums } = figures;
  const newest = claim.lines.map(({ invoiceDate }) => invoiceDate).reduce((a, b) => (a > b ? a : b), '');
  const last = newest === '' ? null : complainBy(newest, claim.complaintDays);
  return {
    ...sums,
    id: claim.id,
    number: printClaimNumber(claim.number),
    supplierId: claim.supplierId,
    supplierName: claim.supplierName,
    currency: claim.currency,
    lines: claim.lines.length,
    goods: [...new Set(claim.lines.map(({ name }) => name))].slice(0, mostGoods),
    reason: reasonOf(claim.lines),
    draftedOn: claim.draftedOn,
    sentOn: claim.sentOn,
    replyBy: claim.replyBy,
    isOverdue: isOverdue({ state: claim.state, open: figures.open, replyBy: claim.replyBy }, today),
    complainBy: last,
    isPastComplaint: figures.state === 'drafted' && last !== null && today > last,
    answer,
  };
};
