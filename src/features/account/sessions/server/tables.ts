import type { Generated } from 'kysely';

export interface UserSessionTable {
  readonly id: string;
  readonly user_id: string;
  readonly impersonated_by: string | null;
  generation: Generated<number>;
  readonly salt: Buffer;
  rotated_at: Date | null;
  readonly created_at: Date;
  last_used_at: Date;
  readonly idle_seconds: number;
  readonly expires_at: Date;
  ended_at: Date | null;
  ended_because: string | null;
  readonly user_agent: string | null;
}

export interface SessionTokenTable {
  readonly token_hash: Buffer;
  readonly session_id: string;
  readonly generation: number;
}

export interface SessionTables {
  user_session: UserSessionTable;
  session_token: SessionTokenTable;
}
