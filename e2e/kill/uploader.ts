import { setTimeout as delay } from 'node:timers/promises';
import type { File } from './files.ts';

/** A restaurant, who may upload to it, and where mail and e-invoices for it go. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly unitId: string;
}

/** A restaurant that every door leads to. */
export interface OpenAccount extends Account {
  readonly organizationId: string;
  readonly inboundAddress: string;
  /** Address in the network of e-invoices, as `0007:5560000000`. */
  readonly recipient: string;
}

const base = '/api/hospitad/';

/** What a person who has signed in says of it with every request. One whom a crowded server sends away tries again, for half a minute. */
export const signInAt = async (url: string, { email, password }: Account): Promise<string> => {
  const ask = () =>
    fetch(`${url}${base}auth/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  const limit = performance.now() + 30_000;
  let answer = await ask();
  while (answer.status === 503 && performance.now() < limit) {
    await delay(500);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** Where a server takes what is sent to it. */
export interface Place {
  readonly url: string;
  readonly smtpPort: number;
  readonly token: string;
}

/** Uploads files in one request; answers the status, and whether all of them were taken. */
export const uploadFiles = async (
  { url, token }: Pick<Place, 'url' | 'token'>,
  { unitId }: Pick<Account, 'unitId'>,
  files: readonly File[],
  key: string | null = null,
): Promise<{ readonly isTaken: boolean; readonly said: string }> => {
  const form = new FormData();
  for (const { name, bytes } of files)
    form.append('files', new Blob([Buffer.from(bytes)], { type: 'application/xml' }), name);
  const answer = await fetch(`${url}${base}invoice-management/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-unit-id': unitId,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: form,
  });
  const { data } = (await answer.json()) as { data?: { documents: unknown[] } };
  const isTaken = answer.status === 202 && data?.documents.length === files.length;
  return { isTaken, said: String(answer.status) };
};

/** How many documents of the restaurant have not come to an end. */
export const waitingIn = async (
  { url, token }: Pick<Place, 'url' | 'token'>,
  { unitId }: Pick<Account, 'unitId'>,
): Promise<number> => {
  const states = 'received,stored,read,matched,checked';
  const answer = await fetch(`${url}${base}invoice-management/documents?states=${states}&limit=1`, {
    headers: { authorization: `Bearer ${token}`, 'x-unit-id': unitId },
  });
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { total: number } }).data.total;
};
