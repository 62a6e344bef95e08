import { decimal } from '#core/values/decimal.ts';
import type { ClaimFigures } from '#core/claims/claim-figures.ts';
import { printClaimNumber } from '#core/claims/claim-number.ts';
import type { Claim, ClaimLine, ClaimReason } from '#core/claims/claim.ts';
import { complainBy, isOverdue, isUndelivered } from '#core/claims/claimable.ts';
import type { LetterPlaces } from '#core/claims/claimable.ts';
import type { ClaimDetail, ClaimRow } from './contract-claim.ts';

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
  /** What has happened to it, oldest first. */
  readonly events: readonly ToldEvent[];
  readonly credits: readonly {
    readonly claimId: string;
    readonly creditDate: string;
    readonly amount: string;
  }[];
}

/** What has happened to a claim, as far as its row tells of it. */
export type ToldEvent = Pick<ClaimDetail['events'][number], 'kind' | 'answer' | 'offer' | 'words'> & {
  readonly at: Date;
  /** In Sweden. */
  readonly day: string;
};

/** Where what was heard of a claim's letter stands among its events. */
export const letterPlaces = (events: readonly Pick<ToldEvent, 'kind'>[]): LetterPlaces => {
  const last = (...kinds: readonly ToldEvent['kind'][]): number =>
    events.findLastIndex(({ kind }) => kinds.includes(kind));
  return { left: last('sent', 'reminded'), failed: last('undelivered'), answered: last('answered') };
};

/** When a claim was refused, with the last words about it: the supplier's before those of the person who set it so. */
const refusalOf = (
  state: ClaimRow['state'],
  events: readonly ToldEvent[],
): Pick<ClaimRow, 'refusedOn' | 'refusedWords'> => {
  const refused = state === 'refused' ? events.findLast(({ kind }) => kind === 'refused') : undefined;
  if (refused === undefined) return { refusedOn: null, refusedWords: null };
  const answered = events.findLast(({ kind, words }) => kind === 'answered' && words !== null);
  return { refusedOn: refused.day, refusedWords: answered?.words ?? refused.words };
};

const creditedOn = (claimId: string, credits: RowSource['credits']): string | null =>
  credits
    .filter((credit) => credit.claimId === claimId && decimal(credit.amount).gt('0'))
    .map(({ creditDate }) => creditDate)
    .toSorted()
    .at(-1) ?? null;

/** Names of goods that a row tells. */
const mostGoods = 3;

const reasonOf = (lines: readonly { readonly reason: ClaimReason }[]): ClaimReason | null => {
  const reasons = new Set(lines.map(({ reason }) => reason));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
};

/** A claim as lists show it on a day. */
export const claimRowOf = ({ claim, figures, events, credits }: RowSource, today: string): ClaimRow => {
  const { lines: _lines, claimId: _claimId, ...sums } = figures;
  const newest = claim.lines.map(({ invoiceDate }) => invoiceDate).reduce((a, b) => (a > b ? a : b), '');
  const last = newest === '' ? null : complainBy(newest, claim.complaintDays);
  const answered = events.findLast(({ kind }) => kind === 'answered');
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
    isUndelivered: isUndelivered({ state: figures.state, open: figures.open }, letterPlaces(events)),
    complainBy: last,
    isPastComplaint: figures.state === 'drafted' && last !== null && today > last,
    answer: answered?.answer ?? null,
    offer: answered?.answer === 'counter-offer' ? answered.offer : null,
    creditedOn: creditedOn(claim.id, credits),
    ...refusalOf(figures.state, events),
  };
};

/** How an overdue claim is told: money or words are an answer, and then it is the rest, or the credit note, that is late. */
export const overdueWord = ({
  answer,
  credited,
}: Pick<ClaimRow, 'answer' | 'credited'>): 'restLate' | 'overdue' | 'daysSilent' =>
  decimal(credited).gt('0') ? 'restLate' : answer === null ? 'daysSilent' : 'overdue';

type Dated = Pick<ClaimRow, 'state' | 'draftedOn' | 'sentOn' | 'creditedOn' | 'refusedOn'>;

/**
 * Whether a claim is of a period, days inclusive: what is drafted or sent always is, since it waits for somebody; another one by
 * the last that happened to it.
 */
export const isOfPeriod = (
  { state, draftedOn, sentOn, creditedOn, refusedOn }: Dated,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): boolean => {
  if (state === 'drafted' || state === 'sent') return true;
  const last = [draftedOn, sentOn ?? '', creditedOn ?? '', refusedOn ?? ''].toSorted().at(-1) ?? draftedOn;
  return (from === null || last >= from) && (to === null || last <= to);
};
