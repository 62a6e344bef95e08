import sharp from 'sharp';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { rasterOfPdf } from '#platform/server/sandbox/pdf-raster.ts';
import { scannedPdf } from '#testing/hostile/scanned-invoice.ts';
import type { Figure, Part } from '../figure.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { headersOf, openServerIntake } from '../ingest-http.ts';
import { quantile } from '../quantiles.ts';

const paths = [
  'auth/users/me',
  'overview/summary',
  'invoice-management/invoices?limit=50',
  'invoice-management/arrivals?limit=20',
  'price-monitoring/alerts?limit=50',
];

const people = 2;
const pagesAtOnce = 5;

/** An A4 page of 30 lines as a scanner makes it, at 300 dpi. */
const scannedPage = async (): Promise<Uint8Array> => {
  const lines = Array.from(
    { length: 30 },
    (_, at) => [`Laxfilé sida ${at}`, String(4000 + at), '2.5', '189.00'] as const,
  );
  const { bytes } = await buildPaperInvoice({ lines });
  const { image } = await rasterOfPdf(bytes, 1);
  const { width, height } = image;
  return sharp(Buffer.from(image.data), { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .jpeg({ quality: 60 })
    .toBuffer();
};

interface Measured {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly refused: number;
}

const measure = async (homes: Homes, documents: number): Promise<Measured> => {
  const { url, visitors, take, close } = await openServerIntake(await homes.make(), 2);
  const [visitor] = visitors;
  if (visitor === undefined) throw new Error('a unit was asked for');
  try {
    const page = await scannedPage();
    const file = await scannedPdf(Array.from({ length: pagesAtOnce }, () => page));
    // Other bytes each, or they were one document.
    const files = Array.from({ length: documents }, (_, at) =>
      Buffer.concat([file, Buffer.from(`\n% ${at}\n`)]),
    );
    let refused = 0;
    const ask = async (path: string): Promise<number> => {
      const start = performance.now();
      const answer = await fetch(`${url}/api/hospitad/${path}`, { headers: headersOf(visitor) });
      await answer.text();
      // So it answers when its own thread is late.
      if (answer.status === 503) refused += 1;
      else if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - start;
    };
    for (const path of paths) await ask(path);
    const times: number[] = [];
    let reading = true;
    const visit = async (person: number): Promise<void> => {
      for (let at = person; reading; at += 1) times.push(await ask(paths[at % paths.length] ?? ''));
    };
    const visits = Array.from({ length: people }, (_, person) => visit(person));
    const seconds = await take([files.slice(0, documents / 2), files.slice(documents / 2)]);
    reading = false;
    await Promise.all(visits);
    return { times, seconds, refused };
  } finally {
    await close();
  }
};

/** Reads of the API by two people at once while scanned pages of two organizations are recognised. */
export const readingLoad: Part = {
  name: 'reading-load',
  summary: 'reads over HTTP while 100 scanned pages are recognised',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const pages = quick ? 10 : 100;
      say(`${homes.engine}: ${pages} pages`);
      const { times, seconds, refused } = await measure(homes, pages / pagesAtOnce);
      const figure = { part: 'reading-load', engine: homes.engine };
      return [
        { ...figure, name: 'seconds a page', value: seconds / pages, unit: 's' },
        { ...figure, name: 'reads refused', value: refused, unit: '', goal: { most: 0 } },
        { ...figure, name: 'reads meanwhile, p50', value: quantile(times, 0.5), unit: 'ms' },
        {
          ...figure,
          name: 'reads meanwhile, p99',
          value: quantile(times, 0.99),
          unit: 'ms',
          goal: { most: 250 },
        },
      ];
    }),
};
