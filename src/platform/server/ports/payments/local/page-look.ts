import { html } from '../../../post/html.ts';
import type { Html } from '../../../post/html.ts';
import { pageTexts } from './page-texts.ts';
import type { PageLanguage } from './page-texts.ts';

/** The pages' only style sheet. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2233;background:#f6f5f1}
main{max-width:30rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.5rem;line-height:1.2;margin:16px 0}
h2{font-size:1.1rem;margin:24px 0 8px}
.notice{font-size:.875rem;color:#565f78;margin:0}
form{display:grid;gap:8px;margin:0 0 12px}
label{font-weight:600}
input{font:inherit;padding:10px 12px;border:1px solid #7c859c;border-radius:6px;width:100%;background:#fff;color:inherit}
button{font:inherit;font-weight:600;padding:10px 16px;border:1px solid #7c859c;border-radius:6px;background:#fff;color:#1b2233;cursor:pointer;min-height:44px}
button.primary{background:#1d3f98;border-color:#1d3f98;color:#fff}
a{color:#1d3f98}
dl{display:grid;grid-template-columns:1fr auto;gap:6px 16px;margin:0 0 20px}
dd{margin:0;font-variant-numeric:tabular-nums;text-align:right}
.total{font-weight:700}
.fault{background:#fdecea;border:1px solid #b3261e;border-radius:6px;padding:10px 12px;margin:0 0 12px}
.small{font-size:.875rem;color:#565f78}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:space-between;border-top:1px solid #d9d8d2;padding:10px 0}
li form{margin:0}
`;

/** A whole page. */
export const pageOf = (language: PageLanguage, title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <p class="notice">${pageTexts[language].notice}</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;

/** Hundredths as people read them. */
export const shownAmount = (minor: number, currency: string, language: PageLanguage): string =>
  new Intl.NumberFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).format(minor / 100);

/** Seconds of the epoch as a day in Sweden. */
export const shownDay = (seconds: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    new Date(seconds * 1_000),
  );
