import type { MailVerdictReason } from '#core/mail/mail-verdict.ts';
import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';

export type FromMailbox =
  | { readonly ok: true; readonly address: string; readonly domain: string }
  | { readonly ok: false; readonly reason: MailVerdictReason };

const refuse = (reason: MailVerdictReason): FromMailbox => ({ ok: false, reason });

/** A quoted string or words without any sign that could begin an address, a comment, a group or a list. */
const name = /(?:"(?:[^"\\]|\\[ -~])*"|[^"<>@,;:()[\]\\])*/;
const local = /[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]+(?:\.[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]+)*/;
const domain = /[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+/;
const mailbox = new RegExp(
  `^${name.source}<(${local.source})@(${domain.source})>$|^(${local.source})@(${domain.source})$`,
);

/**
 * The one mailbox of From in the plain form that every reader reads alike (RFC 5322, 3.4): no list, group, route, comment,
 * quoted local part, encoded word in the address, or byte above ASCII. Rarer forms are right by the standard, and are left
 * to a person.
 */
export const fromMailbox = (block: HeaderBlock): FromMailbox => {
  const values = fieldValues(block, 'from');
  const value = values[0];
  if (value === undefined || value === '') return refuse('from.missing');
  if (values.length > 1) return refuse('from.many');
  if (value.length > 1000) return refuse('from.malformed');
  // Outside quotes; a list or a group, however it goes on.
  const bare = value.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (/[,;]/.test(bare) && /@.*[,;]|[,;].*@/.test(bare)) return refuse('from.many');
  if (/[^\t -~]/.test(value)) return refuse('headers.ambiguous');
  const found = mailbox.exec(value);
  const localPart = found?.[1] ?? found?.[3];
  const host = (found?.[2] ?? found?.[4])?.toLowerCase();
  if (localPart === undefined || host === undefined) return refuse('from.malformed');
  if (localPart.length > 64 || host.length > 253 || localPart.includes('=?')) return refuse('from.malformed');
  if (host.split('.').some((label) => label.length > 63)) return refuse('from.malformed');
  return { ok: true, address: `${localPart}@${host}`, domain: host };
};
