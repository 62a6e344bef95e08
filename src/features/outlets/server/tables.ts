import type { Generated } from 'kysely';

export interface UnitTable {
  readonly organization_id: string;
  readonly id: string;
  name: string;
  inbound_address: string;
  /** ISO 4217. */
  currency: Generated<string>;
  readonly created_at: Date;
}

export interface OutletTable {
  readonly organization_id: string;
  readonly id: string;
  display_name: string;
  main_unit_id: string;
  readonly created_at: Date;
}

export interface OutletTables {
  unit: UnitTable;
  outlet: OutletTable;
}
