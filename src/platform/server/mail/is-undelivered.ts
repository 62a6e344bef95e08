import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';
import type { MimeNode } from './parse-mail.ts';

const machine = /^(?:mailer-daemon|postmaster)@/i;

/** What mail servers that send no report (RFC 3464) write over a letter that they could not hand on. */
const saying =
  /undeliver(?:able|ed)|delivery (?:status notification \(failure\)|has failed|failure)|failure notice|returned mail|mail delivery failed|could not be delivered|returned to sender|kunde inte levereras|gick inte att leverera|olevererbar|obeställbar|unzustellbar/i;

const reportsIn = ({ childNodes, contentType, content }: MimeNode): string[] => [
  ...(contentType.parsed.value === 'message/delivery-status' && content !== null
    ? [Buffer.from(content).toString('latin1')]
    : []),
  ...childNodes.flatMap(reportsIn),
];

/**
 * Whether a mail says that a letter of ours did not reach its reader: a report whose action is `failed` (RFC 3464), or words of
 * a mail server that sends none. A letter that is late, a receipt and a notice of absence are no such thing.
 */
export const isUndelivered = (
  block: HeaderBlock,
  root: MimeNode,
  { address, subject }: { readonly address: string | null; readonly subject: string },
): boolean => {
  const reports = reportsIn(root);
  if (reports.length > 0) return reports.some((report) => /^action:[ \t]*failed\b/im.test(report));
  const isMachine = address === null || machine.test(address);
  return isMachine && (fieldValues(block, 'x-failed-recipients').length > 0 || saying.test(subject));
};
