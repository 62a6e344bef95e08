import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { path } from '#platform/wire/path.ts';

/** Where a kind of mail is ended; the server itself has the page. */
export const unsubscribePath = path('/unsubscribe/$token');

const page = unsubscribePath.pattern.replace('$token', '{token}');

const params = z.object({ token: z.string().min(1).max(200) });

/** Ending a kind of mail from a letter, without a session (RFC 8058). */
export const unsubscribeContract = {
  askToUnsubscribe: endpoint({
    method: 'GET',
    path: page,
    summary: 'A page with a button that ends a kind of mail; does nothing by itself',
    access: 'public',
    params,
    replyAs: 'page',
    reply: z.string(),
    errors: ['rate.limited'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: page,
    summary:
      'Ends the kind of mail that the token names; any body, so that mail programs and forms do it with one click',
    access: 'public',
    params,
    receives: 'raw',
    replyAs: 'page',
    reply: z.string(),
    errors: ['rate.limited'],
  }),
};
