import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-setting.ts';
import { mailAddress } from '../../post/address.ts';
import { openLocalMailbox, type LocalMailbox } from './local-mailbox.ts';
import type { MailPort } from './port.ts';
import { openSmtp, type MailFrom } from './smtp.ts';

type MailConfig = Pick<Config, 'NODE_ENV' | 'MAIL_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR'>;

/** `Krogkoll <post@krogkoll.se>` or an address alone; null for anything else. */
export const readMailFrom = (text: string): MailFrom | null => {
  const parts = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))\s*$/.exec(text);
  const address = mailAddress(parts?.[2] ?? parts?.[3] ?? '');
  return address === null ? null : { name: parts?.[1] ?? '', address };
};

/**
 * Where letters go: to the mail server that is set, otherwise to a mailbox in DATA_DIR, and in production nowhere. Throws
 * `ConfigError` when there is a server and no sender, or no address for the links.
 */
export const openMail = async (
  config: MailConfig,
  clock: Clock,
): Promise<{ readonly mail: MailPort | null; readonly mailbox: LocalMailbox | null }> => {
  if (config.MAIL_URL !== undefined) {
    const from = readMailFrom(config.MAIL_FROM ?? '');
    if (from === null) throw new ConfigError('MAIL_FROM must be an address, since MAIL_URL is set');
    if (config.NODE_ENV === 'production' && config.PUBLIC_URL === undefined)
      throw new ConfigError('PUBLIC_URL must be set, since letters link to it and MAIL_URL is set');
    return { mail: openSmtp({ url: config.MAIL_URL, from }), mailbox: null };
  }
  if (config.NODE_ENV === 'production') return { mail: null, mailbox: null };
  const mailbox = await openLocalMailbox(join(config.DATA_DIR, 'mailbox'), clock);
  return { mail: mailbox, mailbox };
};
