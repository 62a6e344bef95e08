import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReply } from '#platform/server/http/handler.ts';
import { homePath } from '#platform/wire/doors.ts';
import { loginPath } from '../paths.ts';
import { texts as english } from '../texts.en.ts';
import { texts as swedish } from '../texts.sv.ts';

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:15vh auto;padding:0 24px}
button{font:inherit;padding:10px 18px;margin-right:16px}`;

/** Business data and the token go; language, theme and the remembered outlet stay (SECURITY section 4). */
const forget = `localStorage.removeItem('accessToken');localStorage.removeItem('root');`;

const forgetImpersonation = `for(const store of [localStorage,sessionStorage])for(const key of Object.keys(store))
if(/^impersonat/i.test(key))store.removeItem(key);`;

const leave = `location.replace('${loginPath()}');`;

interface Page {
  readonly title: string;
  readonly body: string;
  readonly script: string;
}

const sendPage = (reply: FastifyReply, language: string, { title, body, script }: Page): PageReply => {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policyOf(nonce));
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main>${body}</main>${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>
`;
  return { status: 200, contentType: 'text/html; charset=utf-8', body: html };
};

const languageOf = (
  request: FastifyRequest,
): { language: string; words: Readonly<Record<keyof typeof english, string>> } => {
  const isSwedish = /^\s*sv\b/i.test(request.headers['accept-language'] ?? '');
  return isSwedish ? { language: 'sv', words: swedish } : { language: 'en', words: english };
};

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Clears what the browser keeps about the person, and about impersonation where asked, and goes to the sign-in page. */
export const leavingPage = ({ request, reply }: Exchange, clearsImpersonation: boolean): PageReply => {
  const { language, words } = languageOf(request);
  const body = `<p>${words.leaving} <a href="${loginPath()}">${words.toLogin}</a></p>`;
  const script = forget + (clearsImpersonation ? forgetImpersonation : '') + leave;
  return sendPage(reply, language, { title: words.leaving, body, script });
};

/** Asks before logging out, because another site sent the browser here. The form's type is one that carries no body. */
export const confirmationPage = ({ request, reply }: Exchange): PageReply => {
  const { language, words } = languageOf(request);
  const body = `<h1>${words.logoutTitle}</h1><p>${words.logoutText}</p>
<form method="post" action="/api/logout" enctype="text/plain"><button>${words.logout}</button> <a href="${homePath()}">${words.stay}</a></form>`;
  return sendPage(reply, language, { title: words.logoutTitle, body, script: '' });
};
