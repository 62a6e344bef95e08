import type { Ids, Sample } from './samples.ts';

const ofClaim = ({ claim }: Ids): Sample => ({ params: { claimId: claim } });
const withBody =
  (body: object) =>
  (ids: Ids): Sample => ({ ...ofClaim(ids), body });

/** An id that no credit line has. */
const noLine = '018f0000-0000-7000-8000-00000000beef';

/** Requests about credit claims. */
export const claimSamples = {
  listClaims: ({ supplier }: Ids): Sample => ({ query: { supplierId: supplier } }),
  readClaimBoard: (): Sample => ({}),
  listClaimSuppliers: (): Sample => ({}),
  readRecovered: (): Sample => ({}),
  listClaimedLines: ({ invoice }: Ids): Sample => ({ query: { invoiceId: invoice } }),
  readClaim: ofClaim,
  draftClaims: ({ invoice }: Ids): Sample => ({
    body: { lines: [{ invoiceId: invoice, lineNo: 2 }], reason: 'quality' },
  }),
  changeClaim: withBody({ recipient: 'order@grossist.example', language: 'sv', text: null, replyBy: null }),
  downloadLetter: ofClaim,
  sendClaim: withBody({ byHand: true }),
  remindClaim: withBody({ byHand: true }),
  answerClaim: withBody({ kind: 'accepted' }),
  refuseClaim: withBody({}),
  withdrawClaim: withBody({}),
  reopenClaim: withBody({}),
  closeClaim: withBody({}),
  listCreditDocuments: ofClaim,
  linkCredit: withBody({ creditLineId: noLine }),
  unlinkCredit: withBody({ creditLineId: noLine }),
  readClaimByLink: (): Sample => ({ body: { token: 'not-a-token' } }),
  answerByLink: (): Sample => ({ body: { token: 'not-a-token', kind: 'accepted' } }),
};
