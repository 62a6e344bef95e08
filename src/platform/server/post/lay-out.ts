import { Html, html } from './html.ts';
import type { MailAttachment } from '../ports/mail/port.ts';
import { darkSheet, look } from './letter-look.ts';
import type { Letter } from './letter.ts';
import { headerWords, plainWords } from './plain-words.ts';

/** A letter as a mail program gets it. */
export interface LaidOut {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly unsubscribeUrl: string | null;
  readonly replyTo?: string;
  readonly fromName?: string;
  readonly attachment?: MailAttachment;
}

const words = {
  sv: {
    fallback: 'Fungerar inte knappen? Öppna den här adressen:',
    unsubscribe: 'Skicka inte sådana brev',
    sender: 'Krogkoll, koll på restaurangens fakturor',
  },
  en: {
    fallback: 'Does the button not work? Open this address:',
    unsubscribe: 'Stop sending such letters',
    sender: 'Krogkoll keeps an eye on the invoices of restaurants',
  },
} as const;

/** An address under ours, whatever the path says. */
const ownUrl = (publicUrl: string, path: string): string => {
  const url = new URL(path, publicUrl);
  if (url.origin !== new URL(publicUrl).origin)
    throw new RangeError('a letter links to its own product only');
  return url.href;
};

const paragraph = (text: string): Html => html`<p class="ink" style="${look.words}">${plainWords(text)}</p>`;

const factLink = (label: string, url: string): Html =>
  html`<a class="ink" href="${url}" target="_blank">${label}</a>`;

const factTable = ({ facts }: Letter, publicUrl: string): Html => {
  if (facts === undefined || facts.length === 0) return html``;
  const rows = facts.map(
    ([label, value, path]) =>
      html`<tr>
        <th scope="row" class="muted rule" style="${look.fact}">
          ${path === undefined ? plainWords(label) : factLink(plainWords(label), ownUrl(publicUrl, path))}
        </th>
        <td class="ink rule" style="${look.value}">${plainWords(value)}</td>
      </tr>`,
  );
  return html`<table style="${look.facts}">
    ${rows}
  </table>`;
};

const action = ({ button, language }: Letter, publicUrl: string): Html => {
  if (button === undefined) return html``;
  const url = ownUrl(publicUrl, button.path);
  const open = html`<a class="enamel" href="${url}" target="_blank" style="${look.button}"
    >${plainWords(button.label)}</a
  >`;
  return html`<p style="${look.act}">${open}</p>
    <p class="muted" style="${look.small}">
      ${words[language].fallback}<br /><a class="press" href="${url}" target="_blank" style="${look.link}"
        >${url}</a
      >
    </p>`;
};

const logo = html`<table role="presentation" cellpadding="0" cellspacing="0">
  <tr>
    <td class="enamel" style="${look.plate}">
      <div style="${look.well}"><span class="enamel" style="${look.pupil}"></span></div>
    </td>
    <td class="ink" style="${look.wordmark}">Krogkoll</td>
  </tr>
</table>`;

const page = (letter: Letter, publicUrl: string, unsubscribeUrl: string | null): Html => {
  const stop =
    unsubscribeUrl === null
      ? html``
      : html`<br /><a class="press" href="${unsubscribeUrl}" target="_blank" style="${look.link}"
            >${words[letter.language].unsubscribe}</a
          >`;
  const greeting = letter.greeting === undefined ? html`` : paragraph(letter.greeting);
  return html`<!doctype html>
    <html lang="${letter.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${plainWords(letter.subject)}</title>
        <style>
          ${new Html(darkSheet)}
        </style>
      </head>
      <body class="canvas" style="${look.page}">
        <div style="${look.hidden}">${plainWords(letter.paragraphs[0] ?? '')}</div>
        <table
          role="presentation"
          class="canvas"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${look.canvas}"
        >
          <tr>
            <td align="center" style="${look.margin}">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.column}">
                <tr>
                  <td style="${look.head}">${logo}</td>
                </tr>
                <tr>
                  <td class="card" style="${look.card}">
                    <h1 class="ink" style="${look.title}">${plainWords(letter.subject)}</h1>
                    ${greeting}${letter.paragraphs.map(paragraph)}${factTable(letter, publicUrl)}
                    ${action(letter, publicUrl)}
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="${look.foot}">
                    ${plainWords(letter.footer)}${stop}<br />${words[letter.language].sender}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
};

const plainText = (letter: Letter, publicUrl: string, unsubscribeUrl: string | null): string => {
  const { greeting, paragraphs, facts, button, footer, language } = letter;
  return [
    plainWords(letter.subject),
    ...(greeting === undefined ? [] : [plainWords(greeting)]),
    ...paragraphs.map(plainWords),
    ...(facts === undefined || facts.length === 0
      ? []
      : [
          facts
            .map(([label, value, path]) =>
              [
                `${plainWords(label)}: ${plainWords(value)}`,
                ...(path === undefined ? [] : [ownUrl(publicUrl, path)]),
              ].join('\n'),
            )
            .join('\n'),
        ]),
    ...(button === undefined ? [] : [`${plainWords(button.label)}:\n${ownUrl(publicUrl, button.path)}`]),
    `-- \n${plainWords(footer)}`,
    ...(unsubscribeUrl === null ? [] : [`${words[language].unsubscribe}:\n${unsubscribeUrl}`]),
    `${words[language].sender}\n`,
  ].join('\n\n');
};

/** Lays a letter out as HTML that needs no picture and no sheet, and as text. Its links begin with `publicUrl`. */
export const layOut = (letter: Letter, publicUrl: string): LaidOut => {
  const unsubscribeUrl =
    letter.unsubscribePath === undefined ? null : ownUrl(publicUrl, letter.unsubscribePath);
  return {
    subject: headerWords(letter.subject),
    html: page(letter, publicUrl, unsubscribeUrl).text,
    text: plainText(letter, publicUrl, unsubscribeUrl),
    unsubscribeUrl,
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    ...(letter.fromName === undefined ? {} : { fromName: headerWords(letter.fromName) }),
    ...(letter.attachment === undefined ? {} : { attachment: letter.attachment }),
  };
};
