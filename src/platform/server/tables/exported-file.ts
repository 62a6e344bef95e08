import type { FileColumn, FileRow } from '#core/exports/column.ts';
import type { FileLanguage } from '#core/exports/csv-file.ts';

/** A list on its way into a file. Its rows come a page at a time, and no page is asked for before the last one is written. */
export interface ExportedFile {
  readonly title: string;
  readonly language: FileLanguage;
  readonly columns: readonly FileColumn[];
  readonly pages: () => AsyncIterable<readonly FileRow[]>;
  /** When it is made. */
  readonly now: Date;
  readonly words: {
    readonly facts: string;
    readonly total: string;
    /** With `{{page}}` and `{{pages}}`. */
    readonly page: string;
    readonly rows: string;
    /** What the fingerprint is of. */
    readonly digest: string;
  };
  /** What was asked for, by whom and when: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}
