import { anyone, editors, editorsThemselves, owners, ownersThemselves, readers } from './matrix-cells.ts';

/** The matrix's rows about buying better. */
export const buyingCells = {
  // Row 46: the market opt-out.
  marketBand: { readMarketChoice: owners, chooseMarket: ownersThemselves },
  // Rows 29 and 23: what each role may read, and whoever may edit says what is the same.
  sourcing: {
    readSourcing: readers,
    listSourced: readers,
    readAlternatives: readers,
    readParity: readers,
    searchGoods: readers,
    trySwitch: readers,
    listRefused: editors,
    statePack: editors,
    forgetPack: editors,
    judgeGoods: editors,
    forgetVerdict: editors,
  },
  // Row 51: a sheet's link is made by whoever may edit, themselves, and is its own proof.
  sheets: {
    downloadSheet: editors,
    listSheets: editors,
    shareSheet: editorsThemselves,
    revokeSheet: editors,
    readSheetByLink: anyone,
    downloadSheetByLink: anyone,
  },
  // Row 45.
  offerRequests: { draftRequest: editors, readAnswered: editors, sendRequest: editorsThemselves },
  radar: {
    readRadar: editors,
    readRenumbered: editors,
    readLoyalty: editors,
    answerFinding: editors,
    readCopyLetter: editors,
    sendCopyLetter: editorsThemselves,
  },
};
