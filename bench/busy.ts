import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { openServerIntake, uploadTo } from './ingest-http.ts';
import type { ServerIntake } from './ingest-http.ts';
import { invoiceStream } from './invoice-stream.ts';
import { quantile } from './quantiles.ts';
import { visit } from './readers.ts';
import type { Read } from './readers.ts';

const units = 4;
const aSecond = 50;

interface Measured {
  /** Before anything comes in. */
  readonly alone: readonly Read[];
  readonly meanwhile: readonly Read[];
  /** Invoices a second, from the first until the last was booked. */
  readonly booked: number;
}

/** Uploads files one by one, so many a second, to each unit in turn; answers when the last was taken. */
const arrive = async (
  { url, visitors }: Pick<ServerIntake, 'url' | 'visitors'>,
  files: readonly (readonly Uint8Array[])[],
): Promise<void> => {
  const start = performance.now();
  const uploads: Promise<void>[] = [];
  const count = files.reduce((sum, each) => sum + each.length, 0);
  for (let at = 0; at < count; at += 1) {
    await delay(Math.max(0, start + (at * 1000) / aSecond - performance.now()));
    const [visitor, file] = [visitors[at % units], files[at % units]?.[Math.floor(at / units)]];
    if (visitor === undefined || file === undefined) throw new Error('each unit has as many files');
    uploads.push(uploadTo(url, visitor, [file]));
  }
  await Promise.all(uploads);
};

const measure = async (homes: Homes, before: number, seconds: number): Promise<Measured> => {
  const home = { ...(await homes.make()), isProduction: true };
  const intake = await openServerIntake(home, units);
  const [visitor] = intake.visitors;
  if (visitor === undefined) throw new Error('units were asked for');
  const each = Math.ceil((aSecond * seconds) / units);
  const streams = Array.from({ length: units }, (_, unit) =>
    Array.from({ length: before + each }, invoiceStream(unit)),
  );
  try {
    await intake.take(streams.map((files) => files.slice(0, before)));
    const place = { url: intake.url, visitor };
    const alone = await visit(place, seconds, 'anew');
    const start = performance.now();
    const [meanwhile] = await Promise.all([
      visit(place, seconds, 'anew'),
      arrive(
        intake,
        streams.map((files) => files.slice(before)),
      ),
    ]);
    await intake.take([]);
    return { alone, meanwhile, booked: (each * units * 1000) / (performance.now() - start) };
  } finally {
    await intake.close();
  }
};

/** Reads of one unit by four people at once while invoices of four units come in and are booked. */
export const busy: Part = {
  name: 'busy',
  summary: 'reads over HTTP, four people at once, while 50 invoices a second come in',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const seconds = quick ? 2 : 15;
      say(`${homes.engine}: ${seconds} seconds, twice`);
      const { alone, meanwhile, booked } = await measure(homes, quick ? 10 : 180, seconds);
      const figure = { part: 'busy', engine: homes.engine };
      const times = (reads: readonly Read[]): number[] => reads.map(({ took }) => took);
      const late = (share: number): number =>
        quantile(times(meanwhile), share) - quantile(times(alone), share);
      return [
        { ...figure, name: 'invoices booked meanwhile', value: booked, unit: 'invoices/s' },
        { ...figure, name: 'reads alone, p99', value: quantile(times(alone), 0.99), unit: 'ms' },
        { ...figure, name: 'reads meanwhile', value: meanwhile.length / seconds, unit: 'requests/s' },
        {
          ...figure,
          name: 'reads meanwhile, p99',
          value: quantile(times(meanwhile), 0.99),
          unit: 'ms',
          goal: { most: 60 },
        },
        { ...figure, name: 'later by ingest, p50', value: late(0.5), unit: 'ms', goal: { most: 20 } },
      ];
    }),
};
