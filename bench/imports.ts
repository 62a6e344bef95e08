import { writeXlsx } from 'hucre/xlsx';
import { setTimeout as delay } from 'node:timers/promises';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { Figure, Part } from './figure.ts';
import { onEachEngine } from './homes.ts';
import type { Homes } from './homes.ts';
import { headersOf, openServerIntake } from './ingest-http.ts';
import type { Visitor } from './ingest-http.ts';
import { invoiceStream } from './invoice-stream.ts';
import { median } from './quantiles.ts';

interface Bought {
  readonly supplierId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly unit: string;
  readonly watchedPrice: string;
}

type Ask = <Data>(method: 'GET' | 'POST', path: string, body?: string | FormData) => Promise<Data>;

const askerOf =
  (url: string, visitor: Visitor): Ask =>
  async <Data>(method: string, path: string, body?: string | FormData): Promise<Data> => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(`${url}/api/hospitad/${path}`, {
      method,
      headers: { ...headersOf(visitor), ...json },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: Data };
    return data;
  };

const [from, to] = ['2026-01-01', '2027-12-31'];

/** A price list of what is bought of the supplier, at a share of its price, and of goods that nobody has bought yet. */
const listOf = async (bought: readonly Bought[], count: number, percent: number): Promise<Uint8Array> => {
  const rows = Array.from({ length: count }, (_, at) => {
    const known = bought[at];
    const price = Math.round(Number(known?.watchedPrice ?? 20 + (at % 500)) * percent) / 100;
    return known === undefined
      ? [String(900_000 + at), `Vara ${at} 1 kg`, price, 'kg', from, to]
      : [known.articleNumber, known.name, price, known.unit, from, to];
  });
  const head = ['Art nr', 'Benämning', 'Netto SEK', 'Enh', 'Giltig fr o m', 't o m'];
  return writeXlsx({ sheets: [{ name: 'Priser', rows: [head, ...rows] }] });
};

const timed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly ms: number }> => {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
};

/** The longest that somebody else waited for an answer until `isOver`. */
const longestWait = async (ask: Ask, isOver: () => boolean): Promise<number> => {
  let longest = 0;
  while (!isOver()) {
    longest = Math.max(longest, (await timed(() => ask('GET', 'auth/users/me'))).ms);
    await delay(10);
  }
  return longest;
};

const untilSaved = async (ask: Ask, path: string): Promise<void> => {
  for (;;) {
    const { state } = await ask<{ state: string }>('GET', path);
    if (state === 'saved') return;
    if (state === 'open') throw new Error('the import was not saved');
    await delay(50);
  }
};

interface Imported {
  readonly opening: number;
  readonly preview: number;
  readonly saving: number;
  readonly wait: number;
  readonly undo: () => Promise<number>;
}

const looks = 5;

interface List {
  readonly bytes: Uint8Array;
  readonly supplierId: string;
  /** All of its rows come to this. */
  readonly outcome: 'new' | 'changed';
  readonly rows: number;
}

const importsPath = 'deal-management/imports';

const importList = async (ask: Ask, { bytes, supplierId, outcome, rows }: List): Promise<Imported> => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'avtal.xlsx'));
  const opened = await timed(() =>
    ask<{ id: string }>('POST', `${importsPath}?supplierId=${supplierId}`, form),
  );
  const path = `${importsPath}/${opened.result.id}`;
  const previews: number[] = [];
  let digest = '';
  for (let look = 0; look < looks; look += 1) {
    const seen = await timed(() =>
      ask<{ digest: string; counts: Record<'rows' | 'new' | 'changed', number> }>(
        'GET',
        `${path}/preview?limit=100`,
      ),
    );
    const { counts } = seen.result;
    if (counts.rows !== rows || counts[outcome] !== rows)
      throw new Error(`the preview has ${JSON.stringify(counts)}`);
    previews.push(seen.ms);
    digest = seen.result.digest;
  }
  let isOver = false;
  const waiting = longestWait(ask, () => isOver);
  const saved = await timed(async () => {
    await ask('POST', `${path}/save`, JSON.stringify({ digest }));
    await untilSaved(ask, path);
  });
  isOver = true;
  return {
    opening: opened.ms,
    preview: median(previews),
    saving: saved.ms,
    wait: await waiting,
    undo: async () => (await timed(() => ask('POST', `${path}/undo`, '{}'))).ms,
  };
};

interface Measured {
  readonly bought: number;
  readonly first: Imported;
  readonly corrections: Imported;
  /** Milliseconds, the corrections' before that of the list that they correct. */
  readonly undone: readonly [number, number];
}

const measure = async (homes: Homes, rows: number, invoices: number): Promise<Measured> => {
  const intake = await openServerIntake(await homes.make(), 1, async (db, accounts) => {
    for (const { organizationId } of accounts)
      await db.tenantTransaction(organizationId, (tx) =>
        setSubscription(tx, organizationId, { plan: 'premium-plus', endsAt: null }, new Date()),
      );
  });
  try {
    const [visitor] = intake.visitors;
    if (visitor === undefined) throw new Error('a unit was asked for');
    await intake.take([Array.from({ length: invoices }, invoiceStream(0))]);
    const ask = askerOf(intake.url, visitor);
    const articles: Bought[] = [];
    for (let page = 1; ; page += 1) {
      const { content } = await ask<{ content: Bought[] }>(
        'GET',
        `price-monitoring/articles?limit=200&page=${page}`,
      );
      articles.push(...content);
      if (content.length === 0) break;
    }
    const supplierId = articles[0]?.supplierId ?? '';
    const bought = articles.filter((article) => article.supplierId === supplierId);
    const list = { supplierId, rows };
    const first = await importList(ask, { ...list, bytes: await listOf(bought, rows, 97), outcome: 'new' });
    const corrections = await importList(ask, {
      ...list,
      bytes: await listOf(bought, rows, 96),
      outcome: 'changed',
    });
    return {
      bought: bought.length,
      first,
      corrections,
      undone: [await corrections.undo(), await first.undo()],
    };
  } finally {
    await intake.close();
  }
};

/** A price list of 10,000 rows: looked at, saved in the background, corrected by a second one, taken back. */
export const imports: Part = {
  name: 'imports',
  summary: 'a price list of 10,000 rows, looked at, saved, corrected and taken back',
  run: ({ quick, say }) =>
    onEachEngine(say, async (homes): Promise<Figure[]> => {
      const rows = quick ? 500 : 10_000;
      say(`${homes.engine}: ${rows} rows`);
      const found = await measure(homes, rows, quick ? 30 : 400);
      const figure = { part: 'imports', engine: homes.engine, unit: 'ms' };
      const { first, corrections } = found;
      return [
        { ...figure, name: 'file taken in', value: first.opening },
        { ...figure, name: 'preview', value: first.preview, goal: { most: 3_000 } },
        { ...figure, name: 'saved', value: first.saving, goal: { most: 10_000 } },
        { ...figure, name: 'preview of corrections', value: corrections.preview, goal: { most: 3_000 } },
        { ...figure, name: 'corrections saved', value: corrections.saving, goal: { most: 10_000 } },
        {
          ...figure,
          name: 'longest wait of others meanwhile',
          value: Math.max(first.wait, corrections.wait),
        },
        { ...figure, name: 'corrections taken back', value: found.undone[0] },
        { ...figure, name: 'taken back', value: found.undone[1] },
        { ...figure, name: 'rows of goods that are bought', value: found.bought, unit: 'rows' },
      ];
    }),
};
