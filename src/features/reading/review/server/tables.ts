/** Row types as the database answers them: numeric and date are strings, timestamptz a Date, json parsed. */
import type { CsvMapping } from '#core/reading/csv/csv-mapping.ts';
import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import type { PageView } from '#core/reading/ocr/ocr-result.ts';
import type { Reading } from '#core/reading/reading.ts';
import type { Draft } from '../contract-draft.ts';

/** A page with the bytes that it is of, and its number in them. */
export interface ReadPage extends PageView {
  readonly sha256: string;
  readonly page: number;
}

/** A table file: its first rows, and what its columns mean as a person has said it, or as its first row seems to. */
export interface ReadSheet {
  readonly rows: readonly (readonly string[])[];
  readonly rowCount: number;
  readonly mapping: CsvMapping | null;
  readonly isKept: boolean;
}

/** What was read of a document; its words, which are large, are asked for apart. */
export interface ReadingTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly document_id: string;
  readonly revision: number;
  readonly format: 'text-pdf' | 'scan' | 'picture' | 'csv' | null;
  readonly read_at: Date | null;
  readonly progress_page: number | null;
  readonly progress_pages: number | null;
  readonly tries: number;
  readonly pages: readonly ReadPage[];
  readonly reading: Reading | null;
  readonly sheet: ReadSheet | null;
  readonly invoices: readonly (readonly number[])[] | null;
  readonly failure: string | null;
  readonly doubts: readonly string[];
  readonly layout_key: string | null;
  readonly value: string | null;
  readonly currency: string | null;
  readonly draft: Draft | null;
  readonly changed_at: Date | null;
  readonly changed_by: string | null;
  readonly accepted: Draft | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
}

/** What was taught of a layout. */
export interface LayoutTable {
  readonly organization_id: string;
  readonly id: string;
  readonly kind: 'pages' | 'sheet';
  readonly key: string;
  readonly supplier_name: string | null;
  readonly memory: LayoutMemory | CsvMapping;
  readonly confirmations: number;
  readonly taught_from: string | null;
  readonly taught_at: Date;
  readonly taught_by: string | null;
  /** The row before it was taught last; null: it was not known, or the lesson was taken back. */
  readonly previous: { readonly memory: unknown } | null;
}
