import type { Generated } from 'kysely';
import type { PowerState } from '../contract.ts';

export interface PowerOfAttorneyTable {
  readonly organization_id: string;
  readonly id: string;
  readonly language: 'sv' | 'en';
  readonly offered_sha256: string;
  signed_sha256: string | null;
  readonly provider: string;
  provider_id: string | null;
  provider_url: string | null;
  readonly signatory_name: string;
  readonly signatory_email: string;
  readonly signatory_id: string | null;
  readonly outlets: string[];
  readonly created_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  state: Generated<Exclude<PowerState, 'not-signed'>>;
  settled_at: Date | null;
  comment: string | null;
  /** Whether the document lets us register the company as a receiver of e-invoices; those of before did not say so. */
  readonly covers_receiving: Generated<boolean>;
}

export interface SigningLinkTable {
  readonly token_hash: Buffer;
  readonly organization_id: string;
  readonly power_of_attorney_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  opened_at: Date | null;
  code_hash: Buffer | null;
  code_sent_at: Date | null;
  code_tries: Generated<number>;
}

export interface EsignEventTable {
  readonly provider: string;
  readonly event_id: string;
  readonly organization_id: string;
  readonly power_of_attorney_id: string;
  readonly kind: string;
  readonly at: Date;
  readonly received_at: Date;
}

export interface PowerTables {
  power_of_attorney: PowerOfAttorneyTable;
  signing_link: SigningLinkTable;
  esign_event: EsignEventTable;
}
