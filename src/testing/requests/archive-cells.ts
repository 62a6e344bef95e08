import { anyone, owners, ownersThemselves, type Cells } from './matrix-cells.ts';

/** What an owner had made, which no other owner fetches. */
const ownArchive: Cells = ['401', '404', '403', '403', 'in', '404', '404', '403'];

/** The matrix's rows 46 and 51 about the archive. */
export const archiveCells = {
  archive: {
    readArchive: owners,
    measureArchive: owners,
    startArchive: ownersThemselves,
    cancelArchive: ownArchive,
    openArchive: ownArchive,
    fetchArchive: anyone,
    setYearEnd: ownersThemselves,
  },
  auditors: {
    listAuditors: ownersThemselves,
    linkAuditor: ownersThemselves,
    revokeAuditor: ownersThemselves,
    readByAuditor: anyone,
    downloadByAuditor: anyone,
  },
  archiveRecords: {
    readDocumentation: owners,
    readDocumentationByAuditor: anyone,
    listHistory: owners,
    listHistoryByAuditor: anyone,
  },
  paper: {
    listPapers: owners,
    readPaper: owners,
    confirmPaper: ownersThemselves,
    leavePaperless: ownersThemselves,
    withdrawPaper: ownersThemselves,
    certifyPapers: owners,
  },
  retention: { readRetention: owners, keepYear: ownersThemselves },
};
