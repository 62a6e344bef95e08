/** How far a person has come in the tour. */
export interface TourProgressTable {
  readonly user_id: string;
  /** Null: ended. */
  step: number | null;
  changed_at: Date;
}

export interface TourTables {
  readonly tour_progress: TourProgressTable;
}
