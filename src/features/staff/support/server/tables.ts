import type { Generated } from 'kysely';

export interface SecondFactorTable {
  readonly user_id: string;
  sealed: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  readonly user_id: string;
  readonly code_hash: Buffer;
}

export interface SecondFactorCheckTable {
  readonly session_id: string;
  checked_at: Date;
}

export interface ImpersonationTable {
  readonly session_id: string;
  readonly staff_id: string;
  readonly user_id: string;
  readonly organization_ids: string[];
  readonly reason: string;
  readonly started_at: Date;
  readonly expires_at: Date;
  ended_at: Date | null;
  readonly request_id: string;
}

export interface SupportTables {
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  second_factor_check: SecondFactorCheckTable;
  impersonation: ImpersonationTable;
}
