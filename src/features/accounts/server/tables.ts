import type { Generated } from 'kysely';

export interface UserAccountTable {
  readonly id: string;
  email: string;
  full_name: string;
  /** argon2id, as a PHC string. */
  password_hash: string;
  email_verified_at: Date | null;
  onboarding_status: Generated<string>;
  staff: Generated<boolean>;
  readonly joined_at: Date;
  disabled_at: Date | null;
}

export interface AccountEventTable {
  readonly id: string;
  readonly at: Date;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly action: string;
  readonly request_id: string | null;
}

export interface AccountTables {
  user_account: UserAccountTable;
  account_event: AccountEventTable;
}
