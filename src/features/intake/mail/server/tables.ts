/** Row types as the database answers them: timestamptz a Date, json parsed. */
import type { MailVerdict } from '#core/mail/mail-verdict.ts';
import type { MailLink } from '#platform/server/mail/mail-port.ts';
import type { SenderStanding } from '../contract.ts';

/** A mail beside its document: the envelope, and what its reading gave. */
export interface MailTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly document_id: string;
  readonly door: 'smtp' | 'mailbox' | 'file';
  readonly recipient: string | null;
  readonly envelope_sender: string | null;
  readonly client_address: string | null;
  readonly client_name: string | null;
  readonly message_id: string | null;
  readonly sender_address: string | null;
  readonly sender_name: string | null;
  readonly sender_domain: string | null;
  readonly subject: string | null;
  readonly sent_at: Date | null;
  readonly verdict: string | null;
  readonly verdict_detail: MailVerdict | null;
  readonly automatic: boolean;
  readonly undelivered: boolean;
  readonly links: readonly MailLink[];
  readonly repeats: string | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
  readonly notified_at: Date | null;
}

export interface SenderTable {
  readonly organization_id: string;
  readonly unit_id: string;
  readonly id: string;
  readonly name: string;
  readonly standing: SenderStanding;
  readonly supplier_id: string | null;
  readonly decided_at: Date;
  readonly decided_by: string | null;
}
