/** A task that a person has put off. */
export interface TaskSnoozeTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly user_id: string;
  readonly kind: string;
  readonly subject_id: string;
  /** As it was when it was put off: another version is back at once. */
  readonly version: string;
  /** The day it is back. */
  readonly until: string;
}

export interface TaskTables {
  readonly task_snooze: TaskSnoozeTable;
}
