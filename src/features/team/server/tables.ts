import type { Role } from '#core/access/roles.ts';

export interface MembershipTable {
  readonly organization_id: string;
  readonly outlet_id: string;
  readonly user_id: string;
  role: Role;
  readonly created_at: Date;
}

export interface TeamTables {
  membership: MembershipTable;
}
