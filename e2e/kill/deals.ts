import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Doors, Ledger } from './senders.ts';
import type { OpenAccount, Place } from './uploader.ts';

const base = '/api/hospitad/';

const headersOf = ({ token }: Pick<Place, 'token'>, { unitId }: Pick<OpenAccount, 'unitId'>) => ({
  authorization: `Bearer ${token}`,
  'x-unit-id': unitId,
  'content-type': 'application/json',
});

/** An article of the restaurant that deals can be about; null while it has none. */
const articleAt = async (place: Place, account: OpenAccount): Promise<string | null> => {
  const answer = await fetch(`${place.url}${base}price-monitoring/articles?limit=1`, {
    headers: headersOf(place, account),
  });
  const { data } = (await answer.json()) as { data?: { content: { id: string }[] } };
  return data?.content[0]?.id ?? null;
};

let days = 0;

/** A day of its own for each deal: a second deal of the same day would be refused, and so told from a repeated answer. */
const nextDay = (): string => {
  days += 1;
  return new Date(Date.UTC(2100, 0, days)).toISOString().slice(0, 10);
};

/** Makes one deal under one key until it is told of, however often the server is killed meanwhile. */
const makeDeal = async (
  doors: Doors,
  account: OpenAccount,
  ledger: Ledger,
  articleId: string,
): Promise<void> => {
  const [key, day] = [randomUUID(), nextDay()];
  const { deals } = ledger;
  deals.sent.add(day);
  for (let attempt = 0; !doors.closed; attempt += 1) {
    const { place } = doors;
    if (place === null) {
      await delay(10);
      continue;
    }
    if (attempt > 0) deals.repeated += 1;
    const answer = await fetch(`${place.url}${base}deal-management/deals`, {
      method: 'POST',
      headers: { ...headersOf(place, account), 'idempotency-key': key },
      body: JSON.stringify({ articleId, price: '95', validFrom: day, validTo: day }),
    }).catch(() => null);
    const told = (await answer?.json().catch(() => null)) as {
      data?: { id: string };
      message?: string;
    } | null;
    if (answer?.status === 201 && told?.data !== undefined) {
      deals.acknowledged.set(day, told.data.id);
      return;
    }
    // Its own work stands in its way: the key did not outlive the kill.
    if (told?.message === 'deal.overlaps') {
      deals.forgotten.push(day);
      return;
    }
    await delay(50);
  }
};

/** Makes deals by one request each, one after the other, until the doors are closed. */
export const dealUntilClosed = async (doors: Doors, account: OpenAccount, ledger: Ledger): Promise<void> => {
  let articleId: string | null = null;
  while (!doors.closed) {
    const { place } = doors;
    if (articleId === null && place !== null) articleId = await articleAt(place, account).catch(() => null);
    if (articleId === null) await delay(100);
    else await makeDeal(doors, account, ledger, articleId);
  }
};
