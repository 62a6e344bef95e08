import { addressParser } from 'postal-mime';
import type { MailSender } from '#core/mail/mail-verdict.ts';
import { fromMailbox } from './from-mailbox.ts';
import type { HeaderBlock } from './header-block.ts';
import type { ParsedMail } from './parse-mail.ts';

/** The sender that is shown: the mailbox that is judged, with the display name of the parser. Null where there is not one. */
export const senderOf = (block: HeaderBlock, mail: ParsedMail): MailSender | null => {
  const from = fromMailbox(block);
  if (!from.ok) return null;
  const [parsed] = addressParser(mail.header('from'), { flatten: true });
  const name = (parsed?.name ?? '')
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return { address: from.address, name, domain: from.domain };
};
