type Ids = Readonly<Record<'claim' | 'invoice' | 'supplier', string>>;

const ofClaim = ({ claim }: Ids) => ({ params: { claimId: claim } });
const withBody = (body: object) => (ids: Ids) => ({ ...ofClaim(ids), body });

const bySupplier = ({ supplier }: Ids) => ({ query: { supplierId: supplier } });

/** An id that no credit line has. */
const noLine = '018f0000-0000-7000-8000-00000000beef';

/** Requests about deviations and credit claims. */
export const claimSamples = {
  deviations: { listDeviations: bySupplier, listDeviationLines: bySupplier },
  claims: {
    listClaims: bySupplier,
    readClaimBoard: () => ({}),
    listClaimSuppliers: () => ({}),
    readRecovered: () => ({}),
    listClaimedLines: ({ invoice }: Ids) => ({ query: { invoiceId: invoice } }),
    readClaim: ofClaim,
    readEnclosures: ofClaim,
    draftClaims: ({ invoice }: Ids) => ({
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
    readCreditUses: ({ invoice }: Ids) => ({ query: { invoiceId: invoice } }),
    linkCredit: withBody({ creditLineId: noLine }),
    unlinkCredit: withBody({ creditLineId: noLine }),
    readClaimByLink: () => ({ body: { token: 'not-a-token' } }),
    answerByLink: () => ({ body: { token: 'not-a-token', kind: 'accepted' } }),
  },
};
