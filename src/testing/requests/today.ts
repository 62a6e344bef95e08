import { randomUUID } from 'node:crypto';
import { uploadOf } from './upload.ts';

type Ids = Readonly<Record<'article' | 'export' | 'listImport' | 'spareView' | 'supplier' | 'view', string>>;

const asFile = {
  list: 'lines' as const,
  from: '2026-11-01',
  to: '2026-11-30',
  format: 'csv' as const,
  language: 'sv' as const,
};

const ofExport = ({ export: exportId }: Ids) => ({ params: { exportId } });

const ofListImport = ({ listImport }: Ids) => ({ params: { importId: listImport } });

/** Requests about what was bought, the figures of the day, what waits for a person, and what is searched. */
export const todaySamples = {
  products: {
    listProducts: ({ supplier }: Ids) => ({ query: { supplierId: supplier } }),
    readProduct: ({ article }: Ids) => ({ params: { articleId: article } }),
  },
  overview: {
    readOverview: () => ({}),
    readSupplierSpend: ({ supplier }: Ids) => ({ params: { supplierId: supplier } }),
  },
  plan: {
    readPlan: () => ({}),
    askOwners: () => ({ body: { about: 'invoices' as const } }),
  },
  views: {
    listViews: () => ({ query: { list: 'invoices' } }),
    saveView: () => ({
      body: { list: 'deals', name: randomUUID(), search: { broken: 'true' }, columns: null },
    }),
    changeView: ({ view }: Ids) => ({ params: { viewId: view }, body: { search: { q: 'ox' } } }),
    shareView: ({ view }: Ids) => ({ params: { viewId: view }, body: { isShared: true } }),
    openWithView: ({ view }: Ids) => ({ body: { list: 'invoices', viewId: view } }),
    deleteView: ({ spareView }: Ids) => ({ params: { viewId: spareView } }),
  },
  search: { find: () => ({ query: { text: 'ox' } }) },
  exports: {
    previewExport: () => ({ body: asFile }),
    downloadExport: () => ({ body: asFile }),
    startExport: () => ({ body: asFile }),
    listExports: () => ({}),
    cancelExport: ofExport,
    downloadKeptExport: ofExport,
  },
  listImports: {
    listListImports: () => ({ query: { list: 'articles' } }),
    openListImport: () => ({
      query: { list: 'articles' },
      ...uploadOf({ name: 'artiklar.csv', bytes: Buffer.from('Artikelnummer;Namn\n1;Vara\n') }),
    }),
    previewListImport: ofListImport,
    readListImport: ofListImport,
    chooseListColumns: (ids: Ids) => ({ ...ofListImport(ids), body: { fields: null } }),
    fixListRow: ({ listImport }: Ids) => ({
      params: { importId: listImport, row: '2' },
      body: { fix: { values: { articleNumber: '1' } } },
    }),
    saveListImport: (ids: Ids) => ({ ...ofListImport(ids), body: { digest: 'none' } }),
    undoListImport: ofListImport,
    downloadLeftOut: ofListImport,
    downloadListTemplate: () => ({ query: { list: 'outlets' } }),
  },
  tour: {
    readTour: () => ({}),
    keepTour: () => ({ body: { step: null } }),
  },
  bell: {
    countNews: () => ({}),
    listNews: () => ({}),
    readNews: ({ article }: Ids) => ({
      body: { items: [{ kind: 'undecidedPrice', subjectId: article, version: 'shown' }] },
    }),
  },
  tasks: {
    listTasks: () => ({}),
    snoozeTask: ({ article }: Ids) => ({
      body: { kind: 'undecidedPrice', subjectId: article, version: 'shown', until: 'now' },
    }),
  },
  showcase: { chooseDemo: () => ({ body: { hidden: true } }) },
};
