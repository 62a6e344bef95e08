import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#platform/server/db/port.ts';
import { openHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import { signInAt } from '../e2e/kill/uploader.ts';
import { batchesOf, buildUnits, countRows, filesAtOnce, lookAgain } from './ingest-pipeline.ts';
import type { Intake, UnitAccount } from './ingest-pipeline.ts';

export interface Visitor extends UnitAccount {
  readonly token: string;
}

export const headersOf = ({ token, unitId }: Visitor): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'x-unit-id': unitId,
});

const boundary = 'a-boundary-that-no-invoice-has';

/** The body of a request with some files (RFC 7578). */
const formOf = (files: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    ...files.flatMap((bytes, at) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${at}.xml"\r\ncontent-type: application/xml\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** Uploads files in one request; answers whether they were taken or put off. Throws where they were refused. */
export const offerTo = async (
  url: string,
  visitor: Visitor,
  files: readonly Uint8Array[],
): Promise<'taken' | 'put off'> => {
  const answer = await fetch(`${url}/api/hospitad/invoice-management/documents`, {
    method: 'POST',
    headers: { ...headersOf(visitor), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(formOf(files)),
  });
  const text = await answer.text();
  if (answer.status === 202) return 'taken';
  if (answer.status === 503) return 'put off';
  throw new Error(`the upload answered ${answer.status} ${text}`);
};

/** Uploads files in one request. Throws unless every one was taken. */
export const uploadTo = async (
  url: string,
  visitor: Visitor,
  files: readonly Uint8Array[],
): Promise<void> => {
  if ((await offerTo(url, visitor, files)) === 'put off') throw new Error('the upload was put off');
};

const waits = async (url: string, visitor: Visitor): Promise<boolean> => {
  const answer = await fetch(
    `${url}/api/hospitad/invoice-management/documents?states=stored,recognising&limit=1`,
    {
      headers: headersOf(visitor),
    },
  );
  // A server under load may put a look off; what it reads goes on.
  if (answer.status === 503) {
    await answer.arrayBuffer();
    return true;
  }
  const { data } = (await answer.json()) as { data: { total: number } };
  return data.total > 0;
};

/** A running server with people who are signed in, one a unit. */
export interface ServerIntake extends Intake {
  readonly url: string;
  readonly visitors: readonly Visitor[];
}

/** The product as it runs: a server of its own, files over HTTP. `prepare` has the database before the server has it. */
export const openServerIntake = async (
  home: Home,
  units: number,
  prepare: (db: Db, accounts: readonly UnitAccount[]) => Promise<void> = async () => undefined,
): Promise<ServerIntake> => {
  const { db } = await openHome(home);
  const accounts = await buildUnits(db, units);
  await prepare(db, accounts);
  await db.close();
  const { url, end } = await startServer(home);
  const visitors: Visitor[] = [];
  for (const account of accounts) visitors.push({ ...account, token: await signInAt(url, account) });
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (!stopped) await end('SIGTERM');
    stopped = true;
  };
  return {
    url,
    visitors,
    async take(files) {
      const start = performance.now();
      const uploads = visitors.map(async (visitor, unit) => {
        for (const batch of batchesOf(files[unit] ?? [], filesAtOnce)) await uploadTo(url, visitor, batch);
      });
      await Promise.all(uploads);
      for (const visitor of visitors) while (await waits(url, visitor)) await delay(lookAgain);
      return (performance.now() - start) / 1000;
    },
    async count() {
      await stop();
      const opened = await openHome(home);
      const counts = await countRows(opened.db);
      await opened.db.close();
      return counts;
    },
    close: stop,
  };
};
