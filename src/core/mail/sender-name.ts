import type { MailSender } from './mail-verdict.ts';
import { isSharedDomain } from './shared-domains.ts';

/**
 * What a sender is confirmed by: the exact domain, or the whole address in lower case where the domain is everybody's. A
 * plus-address stays whole: only some providers deliver it to the mailbox before the plus.
 */
export const senderNameOf = ({ address, domain }: Pick<MailSender, 'address' | 'domain'>): string =>
  isSharedDomain(domain) ? address.toLowerCase() : domain;
