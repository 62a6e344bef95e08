import type { Generated } from 'kysely';
import type { Role } from '#core/access/roles.ts';

export interface MembershipTable {
  readonly organization_id: string;
  readonly outlet_id: string;
  readonly user_id: string;
  role: Role;
  readonly created_at: Date;
}

export interface InvitationTable {
  readonly organization_id: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly language: 'sv' | 'en';
  token_hash: Buffer;
  readonly invited_by: string | null;
  readonly created_at: Date;
  expires_at: Date;
  state: Generated<'pending' | 'accepted' | 'declined' | 'withdrawn'>;
  settled_at: Date | null;
}

export interface InvitationOutletTable {
  readonly organization_id: string;
  readonly invitation_id: string;
  readonly outlet_id: string;
}

export interface TeamTables {
  membership: MembershipTable;
  invitation: InvitationTable;
  invitation_outlet: InvitationOutletTable;
}
