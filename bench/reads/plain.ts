import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { hasPostgres } from '#testing/database/postgres-child.ts';
import type { Figure, Part } from '../figure.ts';
import { openHomes } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { headersOf, openServerIntake } from '../ingest-http.ts';
import { invoiceStream } from '../invoice-stream.ts';
import { paths, visit } from './readers.ts';
import type { Manner, Place } from './readers.ts';

/** Puts what each page answers into a table of the same database, as text that need not be made again. */
const keepPages = async (databaseUrl: string, { url, visitor }: Place): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table page (path text primary key, body text not null)');
  for (const path of paths) {
    const answer = await fetch(`${url}/api/hospitad/${path}`, { headers: headersOf(visitor) });
    await client.query('insert into page values ($1, $2)', [path, await answer.text()]);
  }
  await client.end();
};

const portOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('its output is read');
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the plain server ended with ${code}`)));
  });

/** Reads a second of the product, in each manner, and of the plain server. */
type Speeds = Record<Manner | 'plain', number>;

const measure = async (homes: Homes, invoices: number, seconds: number): Promise<Speeds> => {
  const made = await homes.make();
  const intake = await openServerIntake({ ...made, isProduction: true }, 1);
  const [visitor] = intake.visitors;
  if (visitor === undefined || made.databaseUrl === null)
    throw new Error('a unit on PostgreSQL was asked for');
  const place = { url: intake.url, visitor };
  try {
    await intake.take([Array.from({ length: invoices }, invoiceStream(0))]);
    await keepPages(made.databaseUrl, place);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'plain-server.ts'), made.databaseUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const plain = { url: `http://127.0.0.1:${await portOf(child)}`, visitor };
      const speed = async (at: Place, manner: Manner): Promise<number> =>
        (await visit(at, seconds, manner)).length / seconds;
      return {
        anew: await speed(place, 'anew'),
        again: await speed(place, 'again'),
        plain: await speed(plain, 'anew'),
      };
    } finally {
      child.kill();
    }
  } finally {
    await intake.close();
  }
};

/** The product's reads beside a server that only fetches the same JSON, ready made, from the same PostgreSQL. */
export const plain: Part = {
  name: 'plain',
  summary: 'reads over HTTP beside a plain Node and pg server of the same JSON, ready made',
  async run({ quick, say }): Promise<Figure[]> {
    if (!hasPostgres()) {
      say('PostgreSQL is not installed: its figures are left out');
      return [];
    }
    const homes = await openHomes('postgresql');
    try {
      const seconds = quick ? 1 : 15;
      const { anew, again, plain: most } = await measure(homes, quick ? 20 : 750, seconds);
      const figure = { part: 'plain', engine: 'postgresql' as const };
      return [
        { ...figure, name: 'plain server', value: most, unit: 'requests/s' },
        {
          ...figure,
          name: 'as people open pages / plain',
          value: again / most,
          unit: 'ratio',
          goal: { least: 0.25 },
        },
        { ...figure, name: 'without a repeat / plain', value: anew / most, unit: 'ratio' },
      ];
    } finally {
      await homes.close();
    }
  },
};
