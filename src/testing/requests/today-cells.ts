import type { exportsContract } from '#features/finding/exports/contract.ts';
import type { listImportsContract } from '#features/finding/list-imports/contract.ts';
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
  readonly listImports: CellsOf<typeof listImportsContract>;
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
  // Rows 14, 17 and 24: what a file changes, as by hand.
  listImports: {
    listListImports: editors,
    openListImport: editorsThemselves,
    previewListImport: editors,
    readListImport: editors,
    chooseListColumns: editors,
    fixListRow: editors,
    saveListImport: editorsThemselves,
    undoListImport: editorsThemselves,
    downloadLeftOut: editors,
    downloadListTemplate: editors,
  },
};
