/** A piece of news that a person has read, as it was then: another version is unread. */
export interface NewsReadTable {
  readonly user_id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly version: string;
  readonly read_at: Date;
}

export interface BellTables {
  readonly bell_read: NewsReadTable;
}
