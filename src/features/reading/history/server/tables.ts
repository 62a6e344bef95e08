/** Row types as the database answers them: timestamptz a Date, json parsed. */
import type { HistorySummary, ImportRow } from '../contract.ts';

export interface ImportTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly id: string;
  readonly started_at: Date;
  readonly started_by: string | null;
  readonly state: ImportRow['state'];
  readonly closed_at: Date | null;
  readonly ended_at: Date | null;
  readonly summary: HistorySummary | null;
}
