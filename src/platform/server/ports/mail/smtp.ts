import { createTransport } from 'nodemailer';
import { logoCid, logoPng } from '../../post/logo.ts';
import { MailRejected, type MailMessage, type MailPort } from './port.ts';

const patience = 30_000;

/** Who letters come from. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://` where TLS comes before the first word. */
  readonly url: string;
  readonly from: MailFrom;
  /** A certificate authority to trust beside the usual ones, as PEM. */
  readonly ca?: string;
}

/** What a server's refusal is about: this letter, not how we are known to it (530: sign in first). */
const aboutTheLetter = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const asRejected = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return error;
  const { responseCode, command } = error;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 530;
  return isFinal && aboutTheLetter.has(String(command))
    ? new MailRejected(error.message, { cause: error })
    : error;
};

const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

const domainIn = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Where a letter that cannot be handed on is returned to: to where its answer goes, if that is of our own domain or below
 * it, so that what counts for the one counts for the other (SPF, RFC 7208; relaxed alignment, RFC 9989); otherwise to us.
 */
const returnTo = ({ replyTo }: MailMessage, own: string): string => {
  if (replyTo === undefined) return own;
  const [domain, ours] = [domainIn(replyTo), domainIn(own)];
  return domain === ours || domain.endsWith(`.${ours}`) ? replyTo : own;
};

/** The picture that the page names, as a part beside it. */
const logoOf = ({ html }: MailMessage) =>
  html.includes(`cid:${logoCid}`)
    ? [
        {
          cid: logoCid,
          filename: 'krogkoll.png',
          content: logoPng,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        },
      ]
    : [];

const pdfOf = ({ attachment }: MailMessage) =>
  attachment === undefined
    ? []
    : [
        {
          filename: attachment.name,
          content: Buffer.from(attachment.base64, 'base64'),
          contentType: 'application/pdf',
        },
      ];

const originalsOf = ({ enclosures = [] }: MailMessage) =>
  enclosures.map(({ name, contentType, base64 }) => ({
    filename: name,
    content: Buffer.from(base64, 'base64'),
    contentType,
  }));

/** One click is promised for an https address alone (RFC 8058, section 3.1); another one leads to a page with a button. */
const headersOf = ({ unsubscribeUrl }: MailMessage): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
  ...(unsubscribeUrl?.startsWith('https://')
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
});

/**
 * Letters through a mail server. A password goes to it over TLS only, unless it is this machine; without one TLS is used
 * where the server offers it.
 */
export const openSmtp = ({ url, from, ca }: SmtpOptions): MailPort => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !isThisMachine(hostname),
    ...(username === '' ? {} : { auth }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainIn(from.address);
  return {
    local: false,
    async send(message) {
      try {
        await transport.sendMail({
          messageId: `<${message.id}@${domain}>`,
          from: message.fromName === undefined ? from : { ...from, name: message.fromName },
          ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
          to: { name: '', address: message.to },
          envelope: { from: returnTo(message, from.address), to: [message.to] },
          subject: message.subject,
          html: message.html,
          text: message.text,
          attachments: [...logoOf(message), ...pdfOf(message), ...originalsOf(message)],
          headers: { ...headersOf(message), 'Content-Language': message.language },
        });
      } catch (error) {
        throw asRejected(error);
      }
    },
    close: () => transport.close(),
  };
};
