import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { PageReply } from './handler.ts';

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

/** A page beside the app; title and body are HTML that holds nothing a person has written. */
interface PlainPage {
  readonly title: string;
  readonly body: string;
  readonly script: string;
  readonly status?: number;
}

/** A page that the server writes itself, for what happens without the app. */
export const plainPage = (
  reply: FastifyReply,
  language: string,
  { title, body, script, status = 200 }: PlainPage,
): PageReply => {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policyOf(nonce));
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main>${body}</main>${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>
`;
  return { status, contentType: 'text/html; charset=utf-8', body: html };
};
