import type { LocalLetter } from '../ports/mail/local-mailbox.ts';
import { html, type Html } from './html.ts';
import { mailboxTexts, type MailboxLanguage } from './mailbox-texts.ts';

/** What a visitor has asked to see. */
export interface MailboxView {
  readonly language: MailboxLanguage;
  /** Null shows the newest where there is room beside the list, and the list alone where there is not. */
  readonly letterId: string | null;
}

const address = (language: MailboxLanguage, letterId: string | null): string =>
  `/dev/mail?${new URLSearchParams({ lang: language, ...(letterId === null ? {} : { letter: letterId }) }).toString()}`;

const at = (sentAt: string, language: MailboxLanguage): string =>
  new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(sentAt));

const row = (letter: LocalLetter, shown: LocalLetter | undefined, language: MailboxLanguage): Html => {
  const link = address(language, letter.id);
  const words = html`<b lang="${letter.language}">${letter.subject}</b>
    <span
      ><span>${letter.to}</span><time datetime="${letter.sentAt}">${at(letter.sentAt, language)}</time></span
    >`;
  return letter === shown
    ? html`<li><a href="${link}" aria-current="true">${words}</a></li>`
    : html`<li><a href="${link}">${words}</a></li>`;
};

const opened = (letter: LocalLetter, language: MailboxLanguage): Html => {
  const texts = mailboxTexts[language];
  return html`<article>
    <a class="back" href="${address(language, null)}">${texts.list}</a>
    <h2 lang="${letter.language}">${letter.subject}</h2>
    <dl>
      <dt>${texts.to}</dt>
      <dd>${letter.to}</dd>
      <dt>${texts.kind}</dt>
      <dd>${letter.kind} (${letter.language})</dd>
      <dt>${texts.sent}</dt>
      <dd><time datetime="${letter.sentAt}">${at(letter.sentAt, language)}</time></dd>
    </dl>
    <h3 id="as-page">${texts.letter}</h3>
    <iframe
      aria-labelledby="as-page"
      src="/dev/mail/letters/${letter.id}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <h3>${texts.text}</h3>
    <pre lang="${letter.language}">${letter.text}</pre>
  </article>`;
};

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <circle cx="16" cy="16" r="15.5" />
  <circle cx="16" cy="16" r="12" fill="none" stroke="#fff" stroke-width="1.4" />
  <circle cx="16" cy="16" r="7.4" fill="#fff" />
  <circle cx="17.3" cy="16" r="3.7" />
  <circle cx="18.6" cy="14.6" r="1.2" fill="#fff" />
</svg>`;

/** The page of letters that stayed on this machine: a list, and one of them as a page and as text. No script. */
export const mailboxPage = (letters: readonly LocalLetter[], view: MailboxView): string => {
  const { language, letterId } = view;
  const texts = mailboxTexts[language];
  const other = language === 'sv' ? 'en' : 'sv';
  const shown = letters.find(({ id }) => id === letterId) ?? letters[0];
  const content =
    shown === undefined
      ? html`<section class="empty">
          <h2>${texts.empty}</h2>
          <p>${texts.emptyLead}</p>
        </section>`
      : html`<nav aria-label="${texts.list}">
            <ol>
              ${letters.map((letter) => row(letter, shown, language))}
            </ol>
          </nav>
          ${opened(shown, language)}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · Krogkoll</title>
        <link rel="stylesheet" href="/dev/mail/style.css" />
      </head>
      <body class="${letterId === null ? 'listed' : 'opened'}">
        <header>
          ${logo}
          <h1>${texts.title}</h1>
          <p>${texts.lead}</p>
          <a class="language" lang="${other}" hreflang="${other}" href="${address(other, letterId)}"
            >${texts.other}</a
          >
        </header>
        <main>${content}</main>
      </body>
    </html>`.text;
};
