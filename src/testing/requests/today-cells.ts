import type { exportsContract } from '#features/finding/exports/contract.ts';
import type { searchContract } from '#features/finding/search/contract.ts';
import type { tasksContract } from '#features/account/tasks/contract.ts';
import type { viewsContract } from '#features/account/views/contract.ts';
import {
  type Cells,
  editors,
  editorsThemselves,
  ownFiles,
  ownOrEditors,
  readers,
  readersThemselves,
} from './matrix-cells.ts';

type CellsOf<Contract> = { readonly [Name in keyof Contract]: Cells };

interface TodayCells {
  readonly tasks: CellsOf<typeof tasksContract>;
  readonly views: CellsOf<typeof viewsContract>;
  readonly search: CellsOf<typeof searchContract>;
  readonly exports: CellsOf<typeof exportsContract>;
}

/** The matrix's part of what waits for a person, lists as people have arranged them, and what is searched. */
export const todayCells: TodayCells = {
  tasks: { listTasks: readers, snoozeTask: editors },
  // Rows 49 and 50.
  views: {
    listViews: readers,
    saveView: readersThemselves,
    changeView: ownOrEditors,
    shareView: editors,
    openWithView: readersThemselves,
    deleteView: ownOrEditors,
  },
  // Rows 13, 19, 22, 23, 26 and 43: what each role may read of them.
  search: { find: readers },
  // Row 28.
  exports: {
    previewExport: editorsThemselves,
    downloadExport: editorsThemselves,
    startExport: editorsThemselves,
    listExports: editorsThemselves,
    cancelExport: ownFiles,
    downloadKeptExport: ownFiles,
  },
};
