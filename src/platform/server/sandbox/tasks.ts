import type { TaskRegistry } from './task.ts';

export const tasks: TaskRegistry = {
  'read-invoice': async () => (await import('#core/invoices/read-invoice.ts')).readInvoice,
  'read-mail': async () => (await import('../mail/mail-task.ts')).readMailTask,
  'read-routing': async () => (await import('#core/invoices/read-routing.ts')).readRouting,
  'plan-scan': async () => (await import('#core/reading/ocr/ocr-plan.ts')).planScan,
  'layout-after-review': async () => (await import('./layout-task.ts')).layoutTask,
  'layout-fits': async () => (await import('./layout-task.ts')).layoutFitsTask,
  'analyse-deal-import': async () => (await import('./deal-import-task.ts')).analyseDealImport,
  'read-tables': async () => (await import('./read-tables-task.ts')).readTablesTask,
  'read-price-list': async () => (await import('./price-list-task.ts')).readPriceListTask,
  'return-import-rows': async () => (await import('./deal-import-task.ts')).returnImportRows,
  'read-csv': async () => (await import('./read-csv-task.ts')).readCsvTask,
  'names-to-prove': async () => (await import('./read-words-task.ts')).namesToProveTask,
  'read-words': async () => (await import('./read-words-task.ts')).readWordsTask,
  'read-text-pdf': async () => (await import('./read-text-task.ts')).readTextTask,
  'split-mbox': async () => (await import('../mail/mbox-task.ts')).splitMboxTask,
  'unpack-archive': async () => (await import('../archive/unzip.ts')).unzip,
};
