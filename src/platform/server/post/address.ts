import { domainToASCII } from 'node:url';

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * An address that a letter may go to, its domain in lower case and ASCII; null for anything else. Narrower than RFC 5321
 * on purpose: nothing that a header or a server could read as more than one address.
 */
export const mailAddress = (text: string): string | null => {
  // What makes a domain ASCII drops line breaks silently.
  if (/[\s\p{C}]/u.test(text)) return null;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainToASCII(text.slice(at + 1));
  const fits = local.length <= 64 && local.length + domain.length < 254;
  return at > 0 && fits && localPart.test(local) && domainName.test(domain) ? `${local}@${domain}` : null;
};

/** What the limits count an address by: its tag (anna+tag@) and its case make no other mailbox. */
export const addressKey = (address: string): string => {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  const tag = local.indexOf('+');
  return `${tag > 0 ? local.slice(0, tag) : local}${address.slice(at)}`;
};
