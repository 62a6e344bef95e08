import type { Generated } from 'kysely';

export interface OrganizationTable {
  readonly organization_id: string;
  name: string;
  readonly organization_number: string;
  readonly created_at: Date;
  forward_email: Generated<string | null>;
  /** Ten digits. */
  corporate_identity_number: Generated<string | null>;
  parent_organization_id: Generated<string | null>;
  /** Made up to be looked at. */
  readonly is_sample: Generated<boolean>;
}

export interface OrganizationTables {
  organization: OrganizationTable;
}
