/** Row types as the database answers them: timestamptz a Date, json parsed. */

/** A layout of which somebody says something else than what was shared. */
export interface StructureReviewTable {
  readonly id: string;
  readonly organization_number: string;
  readonly layout: string;
  readonly state: 'open' | 'stands' | 'dropped';
  readonly structure: unknown;
  readonly parties: number;
  readonly against: unknown;
  readonly overruled: unknown;
  readonly opened_at: Date;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}
