import { testPassword } from '../world/password.ts';

type Ids = Readonly<Record<'archive' | 'auditor' | 'document', string>>;

const nothing = () => ({});
const year = { from: '2026-01-01', to: '2026-12-31' };
const ofDocument = ({ document }: Ids) => ({ params: { documentId: document } });
const ofArchive = ({ archive }: Ids) => ({ params: { exportId: archive } });

/** A well-formed request for every route of the archive. */
export const archiveSamples = {
  archive: {
    readArchive: nothing,
    measureArchive: nothing,
    startArchive: () => ({ body: { password: testPassword } }),
    cancelArchive: ofArchive,
    openArchive: ofArchive,
    fetchArchive: () => ({ params: { token: 'nothing' } }),
    setYearEnd: () => ({ body: { month: 12 } }),
  },
  auditors: {
    listAuditors: nothing,
    linkAuditor: () => ({ body: { name: 'Revisor', days: 30, password: testPassword } }),
    revokeAuditor: ({ auditor }: Ids) => ({ params: { linkId: auditor } }),
    readByAuditor: () => ({ body: { token: 'nothing' } }),
    downloadByAuditor: ({ document }: Ids) => ({ body: { token: 'nothing', documentId: document } }),
  },
  archiveRecords: {
    readDocumentation: nothing,
    readDocumentationByAuditor: () => ({ body: { token: 'nothing' } }),
    listHistory: () => ({ query: year }),
    listHistoryByAuditor: () => ({ body: { token: 'nothing', ...year } }),
  },
  paper: {
    listPapers: nothing,
    readPaper: ofDocument,
    confirmPaper: ({ document }: Ids) => ({
      params: { documentId: document },
      body: { pages: 1, legible: true, shown: [{ sha256: 'a'.repeat(64), page: 1 }] },
    }),
    leavePaperless: ofDocument,
    withdrawPaper: ({ document }: Ids) => ({
      params: { documentId: document },
      body: { reason: 'En sida saknas' },
    }),
    certifyPapers: ({ document }: Ids) => ({ query: { document } }),
  },
  retention: {
    readRetention: nothing,
    keepYear: () => ({ body: { until: '2026-12-31', reason: 'Revision' } }),
  },
};
