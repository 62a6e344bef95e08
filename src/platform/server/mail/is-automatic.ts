import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';
import type { MailEnvelope } from './mail-port.ts';

const noReader =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|noreply[+._-].*|bounces?|inte-?svara|svara-?ej)@/i;

/**
 * Whether a machine wrote it, or reads its answers: a bounce (empty MAIL FROM), an automatic answer (RFC 3834), list mail
 * (RFC 2919, 2369), a report (RFC 3462), or one that asks for silence. An answer could start a loop or hit a stranger.
 */
export const isAutomatic = (
  block: HeaderBlock,
  envelope: MailEnvelope | null,
  address: string | null,
): boolean => {
  const has = (name: string): boolean => fieldValues(block, name).length > 0;
  const says = (name: string, what: RegExp): boolean =>
    fieldValues(block, name).some((value) => what.test(value));
  return (
    envelope?.sender === '' ||
    address === null ||
    noReader.test(address) ||
    says('return-path', /^<\s*>$/) ||
    says('auto-submitted', /^(?!no\b)/i) ||
    says('precedence', /bulk|junk|list|auto_?reply/i) ||
    says('content-type', /^multipart\/report|^message\/(?:delivery-status|disposition-notification)/i) ||
    says('x-auto-response-suppress', /all|oof|autoreply|dr|nrn/i) ||
    [
      'list-id',
      'list-post',
      'list-unsubscribe',
      'x-autoreply',
      'x-autorespond',
      'x-loop',
      'x-failed-recipients',
    ].some(has)
  );
};
