import type { ClaimRow } from '#features/prices/claims/contract-claim.ts';
import { idOf } from './sample-reply.ts';

/** A claim of two lines and 200 kr as lists have it, nothing of it credited. */
export const claimRow = (id: number, state: ClaimRow['state'], changes: object = {}) => ({
  id: idOf(id),
  number: `K-2026-0${id}`,
  state,
  credit: 'none' as const,
  supplierName: `Grossist ${id}`,
  currency: 'SEK',
  amount: '200.00',
  claimed: '200.00',
  credited: '0.00',
  waiting: '200.00',
  notReceived: '0.00',
  overCredited: '0.00',
  open: '200.00',
  lines: 2,
  goods: ['Smör'],
  draftedOn: '2026-09-01',
  sentOn: state === 'drafted' ? null : '2026-09-02',
  replyBy: '2026-09-16',
  isOverdue: false,
  isUndelivered: false,
  creditedOn: null,
  refusedOn: null,
  refusedWords: null,
  isPastComplaint: false,
  answer: null,
  offer: null,
  ...changes,
});
