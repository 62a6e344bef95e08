import { idOf } from './sample-reply.ts';
import { unitId } from './world.tsx';

export const importId = idOf(7);

const counts = { rows: 6, new: 1, changed: 1, unchanged: 0, rejected: 4, open: 4, empty: 0 };

/** An open import of six rows, four of which need a person. */
export const openImport = {
  id: importId,
  state: 'open' as const,
  fileName: 'avtal.xlsx',
  supplierId: idOf(2),
  supplierName: 'Köttboden',
  unitIds: [unitId],
  undoUntil: null,
  savedAt: null,
  counts,
  progress: null,
};
