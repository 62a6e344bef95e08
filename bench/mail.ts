import { setTimeout as delay } from 'node:timers/promises';
import { buildOpenAccount, openHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import type { OpenAccount } from '../e2e/kill/uploader.ts';
import { watchArticles } from './dearer.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { alertsHeard } from './live-alerts.ts';
import { openSlowPeers, sendMails } from './mail-clients.ts';
import { quantile } from './quantiles.ts';

const openAccounts = async (home: Home, count: number): Promise<OpenAccount[]> => {
  const { db } = await openHome(home);
  const accounts: OpenAccount[] = [];
  while (accounts.length < count) accounts.push(await buildOpenAccount(db));
  await db.close();
  return accounts;
};

/** Milliseconds from the end of each mail until an open screen heard of its alert. */
const alertTimes = async (homes: Homes, count: number): Promise<number[]> => {
  const home = await homes.make();
  const [account] = await openAccounts(home, 1);
  if (account === undefined) throw new Error('a unit was asked for');
  const { url, smtpPort, end } = await startServer(home);
  try {
    const visitor = { ...account, userId: '', token: await signInAt(url, account) };
    const heard = await alertsHeard(url, visitor);
    const idOf = await watchArticles(url, visitor, count);
    const sent = await sendMails({
      smtpPort,
      recipients: [account.inboundAddress],
      count,
      aSecond: 10,
      size: 0,
    });
    for (let look = 0; look < 600 && !sent.every(({ at }) => heard.times.has(idOf(at))); look += 1)
      await delay(100);
    heard.close();
    return sent.map(
      ({ at, ended }) =>
        performance.timeOrigin + (heard.times.get(idOf(at)) ?? Number.POSITIVE_INFINITY) - ended,
    );
  } finally {
    await end('SIGTERM');
  }
};

const waits = async (url: string, account: OpenAccount): Promise<boolean> => {
  const answer = await fetch(`${url}/api/hospitad/invoice-management/documents?states=stored&limit=1`, {
    headers: { authorization: `Bearer ${await signInAt(url, account)}`, 'x-unit-id': account.unitId },
  });
  return ((await answer.json()) as { data: { total: number } }).data.total > 0;
};

const lossSql = `
  select (select count(*) from document where channel = 'email' and parent_id is null and duplicate_of is null)::int as mails,
    (select count(*) from invoice where number like 'N%')::int as invoices`;

/** Many mails of 200 kB to a few restaurants, perhaps beside peers that hardly say anything. */
const flood = async (homes: Homes, count: number, slowPeers: number): Promise<Figure[]> => {
  const home = await homes.make();
  const accounts = await openAccounts(home, 6);
  const recipients = accounts.map(({ inboundAddress }) => inboundAddress);
  const { url, smtpPort, end } = await startServer(home);
  const slow = slowPeers > 0 ? openSlowPeers({ smtpPort, recipients, slowPeers }) : null;
  if (slow !== null) await delay(3_000);
  const sent = await sendMails({ smtpPort, recipients, count, aSecond: 50, size: 200_000 });
  const finished = performance.now();
  for (const account of accounts) while (await waits(url, account)) await delay(500);
  const drained = (performance.now() - finished) / 1000;
  slow?.end();
  await end('SIGTERM');
  const { db } = await openHome(home);
  const [kept] = await db.platformRead((reader) =>
    reader.query<{ mails: number; invoices: number }>(lossSql),
  );
  await db.close();
  const taken = sent.filter(({ code }) => code === '250');
  const answers = taken.map(({ ended, answered }) => answered - ended);
  const name = slowPeers > 0 ? `50 mails/s, ${slowPeers} slow peers` : '50 mails/s';
  const figure = { part: 'mail', engine: homes.engine };
  return [
    { ...figure, name: `${name}, taken`, value: taken.length, unit: 'mails', goal: { least: count } },
    {
      ...figure,
      name: `${name}, lost`,
      value: 2 * taken.length - (kept?.mails ?? 0) - (kept?.invoices ?? 0),
      unit: 'documents',
      goal: { most: 0 },
    },
    {
      ...figure,
      name: `${name}, put off`,
      value: sent.filter(({ tries }) => tries > 1).length,
      unit: 'mails',
    },
    { ...figure, name: `${name}, 250 after, p50`, value: quantile(answers, 0.5), unit: 'ms' },
    { ...figure, name: `${name}, 250 after, p99`, value: quantile(answers, 0.99), unit: 'ms' },
    { ...figure, name: `${name}, all read after`, value: drained, unit: 's' },
  ];
};

/** From the end of a mail until an open screen tells of the price in it; and many large mails at once. */
export const mail: Part = {
  name: 'mail',
  summary: 'from a mail to its alert at 10 mails a second, and 50 mails of 200 kB a second',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes) => {
      const count = quick ? 30 : 600;
      say(`${homes.engine}: ${count} mails to alerts`);
      const times = await alertTimes(homes, count);
      const figure = { part: 'mail', engine: homes.engine, unit: 'ms' };
      const figures: Figure[] = [
        { ...figure, name: 'mail to alert, p50', value: quantile(times, 0.5) },
        { ...figure, name: 'mail to alert, p95', value: quantile(times, 0.95), goal: { most: 2000 } },
        { ...figure, name: 'mail to alert, most', value: Math.max(...times) },
      ];
      if (homes.engine === 'embedded') return figures;
      for (const slowPeers of [0, 200]) {
        const many = quick ? 100 : 3_000;
        say(`${homes.engine}: ${many} mails of 200 kB, ${slowPeers} slow peers`);
        figures.push(...(await flood(homes, many, slowPeers)));
      }
      return figures;
    }),
};
