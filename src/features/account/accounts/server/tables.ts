import type { Generated } from 'kysely';
import type { ConsentKind, LinkKind } from '../rules.ts';

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
  /** Since when nobody else is in; what was let in before is out. */
  others_out_at: Date | null;
  area_code: string | null;
  phone: string | null;
  language: Generated<string>;
  company_name: string | null;
  company_role: string | null;
}

export interface AccountEventTable {
  readonly id: string;
  readonly at: Date;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly action: string;
  readonly request_id: string | null;
  readonly impersonated_by: string | null;
  /** JSON. */
  readonly detail: Generated<string>;
}

export interface AccountLinkTable {
  readonly token_hash: Buffer;
  readonly user_id: string;
  readonly kind: LinkKind;
  readonly email: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface KnownDeviceTable {
  readonly user_id: string;
  readonly device_hash: Buffer;
  readonly created_at: Date;
  last_used_at: Date;
}

export interface AccountConsentTable {
  readonly user_id: string;
  readonly kind: ConsentKind;
  readonly given: boolean;
  readonly at: Date;
}

export interface AccountTables {
  user_account: UserAccountTable;
  account_event: AccountEventTable;
  account_link: AccountLinkTable;
  known_device: KnownDeviceTable;
  account_consent: AccountConsentTable;
}
