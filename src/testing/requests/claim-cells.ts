import { anyone, editors, editorsThemselves } from './matrix-cells.ts';

/** What the matrix says of credit claims: rows 43, 44 and 45; the supplier's answer has its own proof, the link. */
export const claimCells = {
  listClaims: editors,
  readClaimBoard: editors,
  listClaimSuppliers: editors,
  readRecovered: editors,
  listClaimedLines: editors,
  readClaim: editors,
  readEnclosures: editors,
  draftClaims: editors,
  changeClaim: editors,
  downloadLetter: editors,
  sendClaim: editorsThemselves,
  remindClaim: editorsThemselves,
  answerClaim: editors,
  refuseClaim: editors,
  withdrawClaim: editors,
  reopenClaim: editors,
  closeClaim: editors,
  listCreditDocuments: editors,
  readCreditUses: editors,
  linkCredit: editors,
  unlinkCredit: editors,
  readClaimByLink: anyone,
  answerByLink: anyone,
};
