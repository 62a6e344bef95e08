import type { Generated } from 'kysely';
import type { OutletCategory } from '../rules-outlet.ts';

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
  website: Generated<string | null>;
  forward_email: Generated<string | null>;
  contact_email: Generated<string | null>;
  /** E.164. */
  contact_tel: Generated<string | null>;
  street: Generated<string | null>;
  city: Generated<string | null>;
  zip_code: Generated<string | null>;
  /** ISO 3166-1 alpha-2. */
  country: Generated<string>;
  /** Digits alone. */
  bankgiro_number: Generated<string | null>;
  category: Generated<OutletCategory | null>;
}

export interface OutletTables {
  unit: UnitTable;
  outlet: OutletTable;
}
