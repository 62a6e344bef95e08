import { mailLimits } from './mail-limits.ts';
import type { MailLink } from './mail-port.ts';

const written = /https?:\/\/[^\s<>"']{4,2000}/gi;

/** What a document is called, or how it is fetched, in a link's address or words. */
const documentWords =
  /faktur|invoice|kvitto|receipt|kredit|credit-?note|\bdocuments?\b|dokument|ladda ?ner|hämta|download|\bbill\b|\.(?:pdf|xml|zip)(?:$|[?#])/i;

const chores =
  /unsubscribe|avregistrera|avanm[äa]l|privacy|integritet|cookie|facebook|instagram|linkedin|twitter|youtube|support|kundtj[äa]nst/i;

const linkOf = (url: string, text: string): MailLink | null => {
  if (url.length > mailLimits.linkLength || !URL.canParse(url)) return null;
  const { protocol, hostname, href, username } = new URL(url);
  // A name before the host is there to be taken for the host.
  if (!/^https?:$/.test(protocol) || hostname === '' || username !== '') return null;
  return { url: href, host: hostname, text: text.replace(/\s+/g, ' ').slice(0, 200).toWellFormed() };
};

/** The http links of a mail, each once, from its HTML and its text. */
export const mailLinks = (
  found: readonly { readonly url: string; readonly text: string }[],
  text: string,
): MailLink[] => {
  const plain = (text.match(written) ?? []).map((url) => ({
    url: url.replace(/[.,;:!?)\]]+$/, ''),
    text: '',
  }));
  const links = new Map<string, MailLink>();
  for (const { url, text: words } of [...found, ...plain]) {
    const link = linkOf(url, words);
    if (link !== null && !links.has(link.url)) links.set(link.url, link);
    if (links.size >= mailLimits.links) break;
  }
  return [...links.values()];
};

/** A letter this short says "here is your invoice" and no more. */
const shortText = 1500;

/** Whether a mail without attachments is only the cover of a document behind a link. */
export const isLinksOnly = (links: readonly MailLink[], text: string): boolean =>
  text.length <= shortText &&
  links.some(
    ({ url, text: words }) =>
      documentWords.test(`${words} ${url}`) && !chores.test(words === '' ? url : words),
  );
