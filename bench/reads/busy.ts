import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Part } from '../figure.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { offerTo, openServerIntake } from '../ingest-http.ts';
import type { ServerIntake } from '../ingest-http.ts';
import { invoiceStream } from '../invoice-stream.ts';
import { quantile } from '../quantiles.ts';
import { paths, readOnce, visit } from './readers.ts';
import type { Place } from './readers.ts';

const units = 4;
const people = 4;

/** Invoices of all units, and pages that each person opens. */
const invoicesASecond = 50;
const pagesASecond = 5;

interface Measured {
  /** Milliseconds of each read before anything comes in. */
  readonly alone: readonly number[];
  readonly meanwhile: readonly number[];
  /** Invoices a second, from the first until the last was booked. */
  readonly booked: number;
  /** Uploads that were to come again a second later. */
  readonly putOff: number;
}

/** Does something so many times a second and so often, whether or not the last has ended; answers what each came to. */
const atPace = async <Result>(
  aSecond: number,
  count: number,
  work: (at: number) => Promise<Result>,
): Promise<Result[]> => {
  const start = performance.now();
  const begun: Promise<Result>[] = [];
  for (let at = 0; at < count; at += 1) {
    await delay(Math.max(0, start + (at * 1000) / aSecond - performance.now()));
    begun.push(work(at));
  }
  return Promise.all(begun);
};

/** Four people who open pages at their pace. */
const look = async (place: Place, seconds: number): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true });
  const reads = await atPace(people * pagesASecond, people * pagesASecond * seconds, (at) =>
    readOnce(place, agent, paths[at % paths.length] ?? ''),
  );
  agent.destroy();
  return reads.map(({ took }) => took);
};

/** Uploads files one by one, each of another unit than the last; answers how often one had to come again. */
const arrive = async (
  { url, visitors }: Pick<ServerIntake, 'url' | 'visitors'>,
  files: readonly (readonly Uint8Array[])[],
): Promise<number> => {
  let putOff = 0;
  await atPace(invoicesASecond, files.length * (files[0]?.length ?? 0), async (at) => {
    const [visitor, file] = [visitors[at % units], files[at % units]?.[Math.floor(at / units)]];
    if (visitor === undefined || file === undefined) throw new Error('each unit has as many files');
    while ((await offerTo(url, visitor, [file])) === 'put off') {
      putOff += 1;
      await delay(1000);
    }
  });
  return putOff;
};

const measure = async (homes: Homes, before: number, seconds: number): Promise<Measured> => {
  const home = { ...(await homes.make()), isProduction: true };
  const intake = await openServerIntake(home, units);
  const [visitor] = intake.visitors;
  if (visitor === undefined) throw new Error('units were asked for');
  const each = Math.ceil((invoicesASecond * seconds) / units);
  const streams = Array.from({ length: units }, (_, unit) =>
    Array.from({ length: before + each }, invoiceStream(unit)),
  );
  try {
    await intake.take(streams.map((files) => files.slice(0, before)));
    const place = { url: intake.url, visitor };
    await visit(place, 1, 'anew');
    const alone = await look(place, seconds);
    const start = performance.now();
    const [meanwhile, putOff] = await Promise.all([
      look(place, seconds),
      arrive(
        intake,
        streams.map((files) => files.slice(before)),
      ),
    ]);
    await intake.take([]);
    return { alone, meanwhile, booked: (each * units * 1000) / (performance.now() - start), putOff };
  } finally {
    await intake.close();
  }
};

/** Pages of one unit that four people open, five a second each, while invoices of four units come in and are booked. */
export const busy: Part = {
  name: 'busy',
  summary: 'pages that four people open while 50 invoices a second come in',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const seconds = quick ? 2 : 45;
      say(`${homes.engine}: ${seconds} seconds, twice`);
      const { alone, meanwhile, booked, putOff } = await measure(homes, quick ? 10 : 180, seconds);
      const figure = { part: 'busy', engine: homes.engine };
      const late = quantile(meanwhile, 0.99) - quantile(alone, 0.99);
      return [
        { ...figure, name: 'invoices booked meanwhile', value: booked, unit: 'invoices/s' },
        { ...figure, name: 'uploads put off', value: putOff, unit: '' },
        { ...figure, name: 'reads alone, p99', value: quantile(alone, 0.99), unit: 'ms' },
        { ...figure, name: 'reads meanwhile, p50', value: quantile(meanwhile, 0.5), unit: 'ms' },
        {
          ...figure,
          name: 'reads meanwhile, p99',
          value: quantile(meanwhile, 0.99),
          unit: 'ms',
          goal: { most: 60 },
        },
        {
          ...figure,
          name: 'later by ingest, p99',
          value: late,
          unit: 'ms',
          ...(homes.engine === 'embedded' ? { goal: { most: 20 } } : {}),
        },
      ];
    }),
};
