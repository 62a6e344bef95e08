import { startServer } from '../e2e/kill/server-child.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import { openServerIntake } from './ingest-http.ts';
import { invoiceStream } from './invoice-stream.ts';
import { median } from './quantiles.ts';

const startOnce = async (home: Home): Promise<number> => {
  const { readyAfter, end } = await startServer(home);
  await end('SIGTERM');
  return readyAfter;
};

const withData = async (home: Home, invoices: number): Promise<Home> => {
  const intake = await openServerIntake(home, 1);
  await intake.take([Array.from({ length: invoices }, invoiceStream(0))]);
  await intake.close();
  return home;
};

/** From the start of the process until it says that it is ready. */
export const startUp: Part = {
  name: 'start-up',
  summary: 'from the start of the process until it serves',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const [times, invoices] = quick ? [1, 10] : [5, 500];
      const first: number[] = [];
      const later: number[] = [];
      say(`${homes.engine}: ${times} first starts and ${times} later ones`);
      const used = await withData(await homes.make(), invoices);
      for (let time = 0; time < times; time += 1) {
        first.push(await startOnce(await homes.make()));
        later.push(await startOnce(used));
      }
      const figure = { part: 'start-up', engine: homes.engine, unit: 'ms' };
      return [
        { ...figure, name: 'first start, empty folder', value: median(first) },
        { ...figure, name: `later start, ${invoices} invoices`, value: median(later) },
      ];
    }),
};
