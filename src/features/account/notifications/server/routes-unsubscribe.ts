import type { FastifyReply, FastifyRequest } from 'fastify';
import { stopMail } from '#features/account/settings/server/commands.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers, PageReply } from '#platform/server/http/handler.ts';
import { plainPage } from '#platform/server/http/plain-page.ts';
import { readUnsubscribeToken, type StoppableMail } from '#platform/server/post/unsubscribe-token.ts';
import type { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { accountPath } from '#platform/wire/doors.ts';
import type { unsubscribeContract } from '../contract-unsubscribe.ts';
import { texts as english } from '../texts-unsubscribe.en.ts';
import { texts as swedish } from '../texts-unsubscribe.sv.ts';

interface UnsubscribeServices {
  readonly db: Db;
  readonly keys: SessionKeys;
  readonly limiter: AttemptLimiter;
}

interface Exchange {
  readonly raw: { readonly request: FastifyRequest; readonly reply: FastifyReply };
  readonly now: Date;
}

/** Tokens of one address that nobody has signed, before each further one waits. */
const freeGuesses = 20;

const settingsLink = (label: string): string =>
  `<a href="${accountPath({ tab: 'notifications' })}">${label}</a>`;

const wordsFor = ({ headers }: FastifyRequest) =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '')
    ? ({ language: 'en', words: english } as const)
    : ({ language: 'sv', words: swedish } as const);

const show = (
  { request, reply }: Exchange['raw'],
  title: keyof typeof english,
  rest: (words: Readonly<Record<keyof typeof english, string>>) => string,
  status = 200,
): PageReply => {
  const { language, words } = wordsFor(request);
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const body = `<h1>${words[title]}</h1>${rest(words)}`;
  return plainPage(reply, language, { title: words[title], body, script: '', status });
};

const asking = (raw: Exchange['raw'], kind: StoppableMail): PageReply =>
  show(
    raw,
    `ask.${kind}`,
    (words) => `<p>${words.askText}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${words.stop}</button> ${settingsLink(words.keep)}</form>`,
  );

/** Handlers of ending a kind of mail: they read neither cookie nor token of a session (RFC 8058, section 3.2). */
export const unsubscribeRoutes = ({
  db,
  keys,
  limiter,
}: UnsubscribeServices): Handlers<typeof unsubscribeContract> => {
  const unknown = async ({ raw, now }: Exchange) => {
    const counters = [{ key: `unsubscribe ${raw.request.ip}`, free: freeGuesses }];
    const tooMany = await limiter.tooMany(counters, now);
    return (
      tooMany ??
      show(
        raw,
        'unknown',
        (words) => `<p>${words.unknownText}</p><p>${settingsLink(words.settings)}</p>`,
        400,
      )
    );
  };
  return {
    askToUnsubscribe: async ({ params, ...exchange }) => {
      const stopping = readUnsubscribeToken(keys, params.token);
      return stopping === null ? unknown(exchange) : asking(exchange.raw, stopping.kind);
    },
    unsubscribe: async ({ params, incoming, ...exchange }) => {
      incoming.stream.resume();
      const stopping = readUnsubscribeToken(keys, params.token);
      if (stopping === null) return unknown(exchange);
      await db.platformTransaction((tx) => stopMail(tx, stopping));
      return show(
        exchange.raw,
        `done.${stopping.kind}`,
        (words) => `<p>${words.askText}</p><p>${settingsLink(words.again)}</p>`,
      );
    },
  };
};
