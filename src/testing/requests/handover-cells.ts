import type { handoverContract } from '#features/open/handover/contract.ts';
import { type Cells, ownersThemselves, readers } from './matrix-cells.ts';

/** The matrix's part of bookkeeping: row 46; whoever sees an invoice sees where it has come. */
export const handoverCells: { readonly handover: Readonly<Record<keyof typeof handoverContract, Cells>> } = {
  handover: {
    readBookkeeping: ownersThemselves,
    connectBookkeeping: ownersThemselves,
    finishConnecting: ownersThemselves,
    setAccounts: ownersThemselves,
    listHandovers: ownersThemselves,
    tryAgain: ownersThemselves,
    readHandover: readers,
    downloadSie: ownersThemselves,
    downloadPostings: ownersThemselves,
    disconnectBookkeeping: ownersThemselves,
  },
};
