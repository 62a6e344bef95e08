/** Row types as the database answers them: numeric and date are strings, timestamptz a Date, json parsed. */
import type { DocumentChannel, DocumentState } from '../contract.ts';

export interface DocumentTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly id: string;
  /** Empty for an entry of an archive that could not be taken out. */
  readonly sha256: string;
  readonly size: number;
  readonly file_name: string;
  readonly content_type: string;
  readonly channel: DocumentChannel;
  readonly state: DocumentState;
  readonly reason: string | null;
  readonly format: string | null;
  readonly received_at: Date;
  readonly received_by: string | null;
  readonly parent_id: string | null;
  readonly duplicate_of: string | null;
  readonly invoice_id: string | null;
  readonly attempts: number;
  readonly leased_by: string | null;
  readonly leased_until: Date | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
  readonly comment: string | null;
  /** The arrival that it came in; null for the arrival itself. */
  readonly root_id: string | null;
  /** The mail whose sender answers for it; null for what a person or a signed door brought. */
  readonly mail_id: string | null;
  readonly import_id: string | null;
  readonly preview: object | null;
  readonly deleted_at: Date | null;
  readonly deleted_by: string | null;
  readonly successor_id: string | null;
  readonly successor_unit_id: string | null;
  /** The day on which it was refused, by the database's clock (YYYY-MM-DD). */
  readonly refused_on: string | null;
  /** Since when the bytes may be gone, after their time was over (R61). */
  readonly removed_at: Date | null;
}

/** The tables of this feature that ordinary queries name; the hot path goes through functions of the database. */
export interface DocumentTables {
  readonly document: DocumentTable;
}
