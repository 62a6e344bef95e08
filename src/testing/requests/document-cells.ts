import type { documentsContract } from '#features/intake/documents/contract.ts';
import type { inboxContract } from '#features/intake/inbox/contract.ts';
import type { structuresContract } from '#features/reading/structures/contract.ts';
import type { reviewContract } from '#features/reading/review/contract.ts';
import {
  type Cells,
  readers,
  editors,
  editorsThemselves,
  owners,
  ownersThemselves,
  staffOnly,
} from './matrix-cells.ts';

type CellsOf<Contract> = { readonly [Name in keyof Contract]: Cells };

interface DocumentCells {
  readonly documents: CellsOf<typeof documentsContract>;
  readonly inbox: CellsOf<typeof inboxContract>;
  readonly review: CellsOf<typeof reviewContract>;
  readonly structures: CellsOf<typeof structuresContract>;
}

/** The matrix's part of files that arrived, and of what was read of them. */
export const documentCells: DocumentCells = {
  // Rows 19 to 21.
  documents: {
    uploadDocuments: editorsThemselves,
    listUnreadable: staffOnly,
    listDocuments: readers,
    readDocument: readers,
    downloadOriginal: readers,
    retryDocument: editors,
    settleDocument: editorsThemselves,
    reopenDocument: editorsThemselves,
  },
  inbox: {
    listArrivals: readers,
    readArrivalsSummary: readers,
    readArrival: readers,
    acceptArrival: editorsThemselves,
    rejectArrival: editorsThemselves,
    deleteDocument: editorsThemselves,
    restoreDocument: editorsThemselves,
    moveDocument: editorsThemselves,
    replaceDocument: editorsThemselves,
  },
  // Rows 15 and 21: whom to believe, and where mail arrives.
  // Rows 19 to 21.
  review: {
    readReview: readers,
    readPage: readers,
    saveReview: editorsThemselves,
    acceptReview: editorsThemselves,
    rejectReview: editorsThemselves,
    nameKind: editorsThemselves,
    readAgain: editorsThemselves,
    splitDocument: editorsThemselves,
    joinDocuments: editorsThemselves,
    mapSheet: editorsThemselves,
    listLayouts: editors,
    undoLesson: editorsThemselves,
    forgetLayout: editorsThemselves,
  },
  // Row 46: whether layouts are shared; contradictions are support staff's.
  structures: {
    readStructureChoice: owners,
    chooseStructures: ownersThemselves,
    listStructureReviews: staffOnly,
    decideStructure: staffOnly,
  },
};
