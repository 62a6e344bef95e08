import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReply } from '#platform/server/http/handler.ts';
import { plainPage } from '#platform/server/http/plain-page.ts';
import { homePath } from '#platform/wire/doors.ts';
import { loginPath } from '../paths.ts';
import { texts as english } from '../texts.en.ts';
import { texts as swedish } from '../texts.sv.ts';

/** Business data and the token go; language, theme and the remembered outlet stay (SECURITY section 4). */
const forget = `localStorage.removeItem('accessToken');localStorage.removeItem('root');`;

const forgetImpersonation = `for(const store of [localStorage,sessionStorage])for(const key of Object.keys(store))
if(/^impersonat/i.test(key))store.removeItem(key);`;

const leave = `location.replace('${loginPath()}');`;

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
  return plainPage(reply, language, { title: words.leaving, body, script });
};

/** Asks before logging out, because another site sent the browser here. The form's type is one that carries no body. */
export const confirmationPage = ({ request, reply }: Exchange): PageReply => {
  const { language, words } = languageOf(request);
  const body = `<h1>${words.logoutTitle}</h1><p>${words.logoutText}</p>
<form method="post" action="/api/logout" enctype="text/plain"><button>${words.logout}</button> <a href="${homePath()}">${words.stay}</a></form>`;
  return plainPage(reply, language, { title: words.logoutTitle, body, script: '' });
};
