export interface OrganizationTable {
  readonly organization_id: string;
  name: string;
  readonly organization_number: string;
  readonly created_at: Date;
}

export interface OrganizationTables {
  organization: OrganizationTable;
}
