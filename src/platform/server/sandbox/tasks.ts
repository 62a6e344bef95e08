import type { TaskRegistry } from './task.ts';

export const tasks: TaskRegistry = {
  'read-invoice': async () => (await import('#core/invoices/read-invoice.ts')).readInvoice,
  'unpack-archive': async () => (await import('../archive/unzip.ts')).unzip,
};
