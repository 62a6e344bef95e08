import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';
import type { MailEnvelope } from './mail-port.ts';

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
