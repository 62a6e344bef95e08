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

const addressIn = (value: string): string | undefined =>
  /[^\s<>"',;:]+@[^\s<>"',;:]+/.exec(value.slice(0, 1_000))?.[0].toLowerCase();

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * Whether a group or list has put its own address in the place of somebody else's From, as they do where that one's domain
 * forbids to pass its mail on: whoever may write to the group then seems to write from its domain.
 */
const isRewritten = (block: HeaderBlock, from: string): boolean => {
  const told = (names: readonly string[]): string[] =>
    names.flatMap((name) => fieldValues(block, name)).flatMap((value) => addressIn(value) ?? []);
  const writers = told(['x-original-from', 'x-original-sender', 'x-google-original-from']);
  const lists = told(['list-post', 'x-beenthere']);
  return writers.some((writer) => domainOf(writer) !== domainOf(from)) || lists.includes(from);
};

const returns = /^(?:mailer-daemon|postmaster)@/i;

/**
 * Whether it gives back what somebody else wrote: a bounce, a report or an absence notice of a genuine sender can carry a
 * forged invoice that was sent there in the unit's name, and is signed like any mail of its domain. So is what a group
 * passes on as its own.
 */
export const isReturned = (block: HeaderBlock, envelope: MailEnvelope, address: string): boolean => {
  const says = (name: string, what: RegExp): boolean =>
    fieldValues(block, name).some((value) => what.test(value));
  return (
    envelope.sender === '' ||
    returns.test(address) ||
    isRewritten(block, address.toLowerCase()) ||
    says('return-path', /^<\s*>$/) ||
    says('content-type', /^multipart\/report|^message\/(?:delivery-status|disposition-notification)/i) ||
    says('auto-submitted', /^auto-(?:replied|notified)/i) ||
    says('precedence', /auto_?reply/i) ||
    ['x-failed-recipients', 'x-autoreply', 'x-autorespond'].some(
      (name) => fieldValues(block, name).length > 0,
    )
  );
};
