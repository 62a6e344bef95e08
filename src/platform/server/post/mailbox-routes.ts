import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '#platform/wire/refused.ts';
import { sendRefusal } from '../http/refusal.ts';
import type { LocalMailbox } from '../ports/mail/local-mailbox.ts';
import { withLogo } from './logo.ts';
import { mailboxPage } from './mailbox-page.ts';
import { mailboxStyle } from './mailbox-style.ts';
import type { MailboxLanguage } from './mailbox-texts.ts';

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style, 'utf8').digest('base64')}'`;

/** A letter's styles stand in its elements; each is allowed by its hash, and nothing else is. */
const letterPolicy = (letter: string): string => {
  const styles = [...letter.matchAll(/ style="([^"]*)"|<style>([^<]*)<\/style>/g)].map(
    ([, attribute, sheet]) => attribute ?? sheet ?? '',
  );
  const hashes = [...new Set(styles)].map(hashOf).join(' ');
  return [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
};

const languageOf = (request: FastifyRequest): MailboxLanguage => {
  const asked = (request.query as Record<string, unknown>)['lang'];
  if (asked === 'sv' || asked === 'en') return asked;
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'sv';
};

const show = (reply: FastifyReply, policy: string, page: string): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

/**
 * The pages of the local mailbox, and `/dev/mail/letters.json` for tests. Whoever reaches this server can read every
 * letter, so they exist only where letters stay on this machine, and never in production.
 */
export const mountMailbox = (app: FastifyInstance, mailbox: LocalMailbox): void => {
  app.get('/dev/mail', async (request, reply) => {
    const asked = (request.query as Record<string, unknown>)['letter'];
    const view = { language: languageOf(request), letterId: typeof asked === 'string' ? asked : null };
    return show(reply, pagePolicy, mailboxPage(await mailbox.letters(), view));
  });
  app.get('/dev/mail/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle),
  );
  app.get('/dev/mail/letters.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ letters: await mailbox.letters() }),
  );
  app.get<{ Params: { letterId: string } }>('/dev/mail/letters/:letterId', async ({ params }, reply) => {
    const letter = (await mailbox.letters()).find(({ id }) => id === params.letterId);
    if (letter === undefined) return sendRefusal(reply, refused('route.not_exist'));
    return show(
      reply.header('x-frame-options', 'SAMEORIGIN'),
      letterPolicy(letter.html),
      withLogo(letter.html),
    );
  });
};
