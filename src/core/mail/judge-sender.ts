import type { MailSender, MailVerdict } from './mail-verdict.ts';
import { senderNameOf } from './sender-name.ts';

/** What a unit has decided about a sender, by the name that `senderNameOf` gives. */
export type SenderStanding =
  | { readonly name: string; readonly standing: 'supplier'; readonly supplierId: string }
  | { readonly name: string; readonly standing: 'forwarder' | 'blocked' };

export type DistrustReason =
  /** The From domain does not stand for the mail; the verdict says why. */
  | 'sender.unverified'
  /** Nobody has decided about this sender. */
  | 'sender.unknown'
  /** It is confirmed for other suppliers than the one on the invoice. */
  | 'sender.other-supplier'
  /** It is confirmed for a supplier, and the document does not say whose it is. */
  | 'sender.no-supplier'
  | 'sender.blocked';

export type SenderJudgement =
  | { readonly trusted: true }
  | { readonly trusted: false; readonly reason: DistrustReason };

export interface SenderQuestion {
  /** Null until the mail has been read. */
  readonly verdict: MailVerdict | null;
  readonly sender: MailSender | null;
  /** Those of the unit; others by name are passed over. */
  readonly standings: readonly SenderStanding[];
  /** The supplier that the document names, matched by its identity; null where none is known. */
  readonly supplierId: string | null;
  /** Whether the sender is the proven mailbox of somebody who may bring the unit its invoices. */
  readonly ofMember: boolean;
  /** Whether a person has accepted this mail. */
  readonly accepted: boolean;
}

const not = (reason: DistrustReason): SenderJudgement => ({ trusted: false, reason });

/**
 * Whether what a mail brought may be booked (R34). A person's acceptance decides alone. Else the mail must pass DMARC and
 * come from the unit's own forwarder, from a sender confirmed for exactly the supplier on the document, or from the mailbox
 * of an owner or editor with an invoice of a supplier that is known: whoever holds that mailbox can sign in and upload it. No
 * standing makes up for a verdict that failed, and a blocked sender is never trusted.
 */
export const judgeSender = (question: SenderQuestion): SenderJudgement => {
  const { verdict, sender, standings, supplierId, ofMember, accepted } = question;
  if (accepted) return { trusted: true };
  const name = sender === null ? null : senderNameOf(sender);
  const own = standings.filter((each) => each.name === name);
  if (own.some(({ standing }) => standing === 'blocked')) return not('sender.blocked');
  // The verdict must be about this very sender.
  if (verdict?.result !== 'pass' || verdict.domain === null || verdict.domain !== sender?.domain)
    return not('sender.unverified');
  if (own.some(({ standing }) => standing === 'forwarder')) return { trusted: true };
  const suppliers = own.flatMap((each) => (each.standing === 'supplier' ? [each.supplierId] : []));
  if (suppliers.length === 0 && !ofMember) return not('sender.unknown');
  if (supplierId === null) return not('sender.no-supplier');
  return ofMember || suppliers.includes(supplierId) ? { trusted: true } : not('sender.other-supplier');
};
