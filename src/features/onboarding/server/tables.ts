import type { ColumnType } from 'kysely';
import type { OnboardingDraft } from '../contract.ts';

export interface OnboardingDraftTable {
  readonly user_id: string;
  /** Read parsed, written as text. */
  draft: ColumnType<OnboardingDraft, string, string>;
  changed_at: Date;
}

export interface OnboardingTables {
  onboarding_draft: OnboardingDraftTable;
}
