import { Html, html } from './html.ts';
import { layBlock, type UrlOf } from './lay-blocks.ts';
import { layText } from './lay-text.ts';
import type { MailAttachment } from '../ports/mail/port.ts';
import { darkSheet, look } from './letter-look.ts';
import type { Letter } from './letter.ts';
import { letterWords } from './letter-words.ts';
import { logoCid } from './logo.ts';
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

/** An address under ours, whatever the path says. */
const ownUrl = (publicUrl: string, path: string): string => {
  const url = new URL(path, publicUrl);
  if (url.origin !== new URL(publicUrl).origin)
    throw new RangeError('a letter links to its own product only');
  return url.href;
};

const nothing = new Html('');

const paragraph = (text: string): Html => html`<p class="ink" style="${look.words}">${plainWords(text)}</p>`;

const link = (label: string, url: string): Html =>
  html`<a class="press" href="${url}" target="_blank" style="${look.link}">${label}</a>`;

const factLink = (label: string, url: string): Html =>
  html`<a class="ink" href="${url}" target="_blank">${label}</a>`;

const factTable = ({ facts }: Letter, urlOf: UrlOf): Html => {
  if (facts === undefined || facts.length === 0) return nothing;
  const rows = facts.map(
    ([label, value, path]) =>
      html`<tr>
        <th scope="row" class="muted rule" style="${look.fact}">
          ${path === undefined ? plainWords(label) : factLink(plainWords(label), urlOf(path))}
        </th>
        <td class="ink rule" style="${look.value}">${plainWords(value)}</td>
      </tr>`,
  );
  return html`<table style="${look.facts}">
    ${rows}
  </table>`;
};

const action = ({ button, language }: Letter, urlOf: UrlOf): Html => {
  if (button === undefined) return nothing;
  const url = urlOf(button.path);
  const open = html`<a class="enamel" href="${url}" target="_blank" style="${look.button}"
    >${plainWords(button.label)}</a
  >`;
  return html`<p style="${look.act}">${open}</p>
    <p class="muted" style="${look.small}">${letterWords[language].fallback}<br />${link(url, url)}</p>`;
};

const head = html`<tr>
  <td class="pad" style="${look.head}">
    <table role="presentation" cellpadding="0" cellspacing="0">
      <tr>
        <td style="${look.mark}">
          <img src="${`cid:${logoCid}`}" width="28" height="28" alt="" style="${look.picture}" />
        </td>
        <td class="ink" style="${look.wordmark}">Krogkoll</td>
      </tr>
    </table>
  </td>
</tr>`;

const opening = ({ kicker, title, subject }: Letter): Html =>
  html`<tr>
    <td class="pad" style="${look.opening}">
      ${kicker === undefined ? nothing : html`<p class="muted" style="${look.kicker}">${plainWords(kicker)}</p>`}
      <h1 class="ink" style="${look.title}">${plainWords(title ?? subject)}</h1>
    </td>
  </tr>`;

const prose = (letter: Letter, urlOf: UrlOf): Html => {
  const { greeting, paragraphs, facts = [], button } = letter;
  if (greeting === undefined && paragraphs.length + facts.length === 0 && button === undefined)
    return nothing;
  return html`<tr>
    <td class="pad" style="${look.part}">
      ${greeting === undefined ? nothing : paragraph(greeting)}${paragraphs.map(paragraph)}${factTable(
        letter,
        urlOf,
      )}${action(letter, urlOf)}
    </td>
  </tr>`;
};

const foot = ({ footer, settings, language }: Letter, urlOf: UrlOf, unsubscribeUrl: string | null): Html => {
  const { unsubscribe, sender } = letterWords[language];
  const links = [
    ...(settings === undefined ? [] : [link(plainWords(settings.label), urlOf(settings.path))]),
    ...(unsubscribeUrl === null ? [] : [link(unsubscribe, unsubscribeUrl)]),
  ];
  return html`<tr>
    <td class="pad muted" style="${look.foot}">
      ${plainWords(footer)} ${links.map((one, index) => html`${index === 0 ? '' : ' · '}${one}`)}<br />${sender}
    </td>
  </tr>`;
};

const page = (letter: Letter, urlOf: UrlOf, unsubscribeUrl: string | null): Html =>
  html`<!doctype html>
    <html lang="${letter.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${plainWords(letter.subject)}</title>
        <style>
          ${new Html(darkSheet)}
        </style>
      </head>
      <body class="canvas" style="${look.page}">
        <div style="${look.hidden}">${plainWords(letter.preview ?? letter.paragraphs[0] ?? '')}</div>
        <table
          role="presentation"
          class="canvas"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${look.canvas}"
        >
          <tr>
            <td align="center" class="frame" style="${look.margin}">
              <table
                role="presentation"
                class="column"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="${look.column}"
              >
                <tr>
                  <td class="card" style="${look.card}">
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      ${head}${opening(letter)}${prose(letter, urlOf)}${(letter.blocks ?? []).map((block) =>
                        layBlock(block, urlOf),
                      )}
                      <tr>
                        <td style="${look.end}">&nbsp;</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                ${foot(letter, urlOf, unsubscribeUrl)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;

/** Lays a letter out as HTML that asks no server for anything, and as text. Its links begin with `publicUrl`. */
export const layOut = (letter: Letter, publicUrl: string): LaidOut => {
  const urlOf = (path: string): string => ownUrl(publicUrl, path);
  const unsubscribeUrl = letter.unsubscribePath === undefined ? null : urlOf(letter.unsubscribePath);
  return {
    subject: headerWords(letter.subject),
    html: page(letter, urlOf, unsubscribeUrl).text,
    text: layText(letter, urlOf, unsubscribeUrl),
    unsubscribeUrl,
    ...(letter.replyTo === undefined ? {} : { replyTo: letter.replyTo }),
    ...(letter.fromName === undefined ? {} : { fromName: headerWords(letter.fromName) }),
    ...(letter.attachment === undefined ? {} : { attachment: letter.attachment }),
  };
};
