/** Row types as the database answers them: timestamptz a Date. */
import type { ReadReason } from '#core/invoices/refusal.ts';
import type { SandboxReason } from '#platform/server/sandbox/sandbox-port.ts';
import type { unroutedStates } from '../contract.ts';

/** Why a pushed document is no unit's. */
export type UnroutedReason =
  | 'recipient.missing'
  | 'recipient.unknown'
  | 'recipient.several-units'
  | 'message.reused'
  | ReadReason
  | SandboxReason;

export interface UnroutedTable {
  readonly id: string;
  readonly sha256: string;
  readonly size: number;
  readonly content_type: string;
  readonly message_id: string;
  readonly recipient: string | null;
  readonly sender: string | null;
  readonly received_at: Date;
  readonly state: (typeof unroutedStates)[number];
  readonly reason: UnroutedReason;
  readonly settled_at: Date | null;
  readonly settled_by: string | null;
  readonly comment: string | null;
  readonly assigned_organization: string | null;
  readonly assigned_unit: string | null;
  readonly assigned_document: string | null;
}
