import { z } from 'zod';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import type { EInvoicePort } from './port.ts';
import { providerCall } from './provider-call.ts';

const listed = z.object({ data: z.array(z.unknown()).nullish() });
const entry = z.object({ integrationId: z.string().min(1) });

/** The id of an entry; none where it has none to ask for it by, so that it does not hide the others. */
const idsOf = (listing: unknown): string[] => {
  const read = entry.safeParse(listing);
  return read.success ? [read.data.integrationId] : [];
};

/** Whether an answer ends where a tag does; one that was cut on its way is asked for again rather than kept as the document. */
const isWhole = (xml: Buffer): boolean => {
  const end = xml.findLastIndex((byte) => byte > 0x20);
  return xml[end] === 0x3e;
};

/** What restaurants get: each kind has a list of its own, and its name is part of our id of a document. */
const kinds = ['invoices', 'creditnotes'] as const;

const pageSize = 50;

/** Pages of one look; what lies behind them is found by the next look, when these are here. */
const mostPages = 40;

/**
 * Qvalia (Transaction API). Its "read" list forgets a message when it is answered, whether or not the answer arrives; so the list
 * that forgets nothing is asked for what was updated lately, and what is here already is passed over.
 */
export const openQvalia = ({
  apiKey,
  account,
  url,
  fetch,
}: {
  readonly apiKey: string;
  /** The account's registration number at Qvalia. */
  readonly account: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly fetch: GuardedFetch;
}): EInvoicePort => {
  const call = (
    kind: string,
    query: Readonly<Record<string, string>>,
    accept: string,
    signal: AbortSignal,
  ) => {
    const address = new URL(`${url}/transaction/${encodeURIComponent(account)}/${kind}/incoming`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return providerCall(fetch, 'GET', address, { authorization: apiKey, accept }, signal);
  };
  return {
    provider: 'qvalia',
    next: async (known, since, signal) => {
      const updatedAtFrom = since.toISOString().slice(0, 10);
      for (const kind of kinds)
        for (let page = 0; page < mostPages; page += 1) {
          const query = { updatedAtFrom, limit: String(pageSize), offset: String(page * pageSize) };
          const answer = await call(kind, query, 'application/json', signal);
          if (answer === null || answer.status === 204 || answer.body.length === 0) break;
          const { data } = listed.parse(JSON.parse(answer.body.toString('utf8')));
          const ids = (data ?? []).flatMap(idsOf).map((integrationId) => `${kind}/${integrationId}`);
          const here = await known(ids);
          const fresh = ids.find((id) => !here.has(id));
          if (fresh !== undefined) return { id: fresh, handle: fresh };
          if ((data ?? []).length < pageSize) break;
        }
      return null;
    },
    fetch: async (id, signal) => {
      const [kind = '', integrationId = ''] = id.split('/');
      const answer = await call(kind, { integrationId }, 'application/xml', signal);
      if (answer === null || answer.body.length === 0) return null;
      if (!isWhole(answer.body)) throw new SyntaxError(`the answer for ${id} was cut off`);
      return answer.body;
    },
    // What is here is passed over; the list keeps it.
    acknowledge: async () => undefined,
  };
};
