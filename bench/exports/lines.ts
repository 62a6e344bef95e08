import { setTimeout as delay } from 'node:timers/promises';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { fileBytes, openExport } from '#features/finding/exports/server/commands-file.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { idSource } from '#platform/server/ids.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { openHome } from '../../e2e/kill/home.ts';
import type { Figure, Part } from '../figure.ts';
import { fillDatabase, measuredLines } from '../growth/rows.ts';
import { onEachEngine } from '../homes.ts';
import type { Homes } from '../homes.ts';
import { quantile } from '../quantiles.ts';
import { exportOnServer } from './whole-server.ts';

/** Lays further lines beside those of the measured unit's last year, so many beside each. */
const multiply = async (
  { engine }: OpenDatabase,
  { organizationId, unitId }: { readonly organizationId: string; readonly unitId: string },
  times: number,
): Promise<void> => {
  await engine.background.query(
    `insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, article_id, name,
       article_number, quantity, unit, price, comparable_price, discount, sum, vat_rate, kind, monitored, counted)
     select l.organization_id, l.unit_id, l.issue_date, l.invoice_id, l.line_no + 1000 * k,
       md5(l.id::text || k)::uuid, l.supplier_id, l.article_id, l.name, l.article_number, l.quantity, l.unit, l.price,
       l.comparable_price, l.discount, l.sum, l.vat_rate, l.kind, l.monitored, l.counted
     from invoice_line l cross join generate_series(1, $3::int) k
     where l.organization_id = $1 and l.unit_id = $2 and l.issue_date > current_date - 364`,
    [organizationId, unitId, times],
  );
};

/** What others waited for a small answer until `isOver`, in milliseconds. */
const waits = async ({ db }: OpenDatabase, isOver: () => boolean): Promise<number[]> => {
  const waited: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await db.platformRead((reader) => reader.query('select 1 as one'));
    waited.push(performance.now() - start);
    await delay(10);
  }
  return waited;
};

const mebibytes = (bytes: number): number => bytes / 1024 ** 2;

const measure = async (homes: Homes, lines: number, say: (line: string) => void): Promise<Figure[]> => {
  const home = await homes.make();
  const opened = await openHome(home);
  const { db } = opened;
  const made = await buildOrganization(
    { db, clock: systemClock, newId: idSource(systemClock) },
    { plan: 'premium-plus' },
  );
  const unit = { organizationId: made.organizationId, unitId: made.outlets[0].unitId };
  await fillDatabase(opened.engine, unit, measuredLines);
  await multiply(opened, unit, Math.ceil((2.02 * lines) / measuredLines));
  say(`${homes.engine}: the lines are there`);
  const now = new Date();
  const today = swedishDate(now);
  const scope = mintUnitScope(
    unit.organizationId,
    unit.unitId,
    planViewOf({ plan: 'premium-plus', endsAt: null }, now),
  );
  const ask = {
    list: 'lines',
    filter: {},
    from: daysBefore(today, 364),
    to: today,
    columns: null,
    format: 'xlsx',
    language: 'sv',
  } as const;
  const figures: Figure[] = [];
  const told = (name: string, value: number, unitOf: string, most?: number): void => {
    const goal = most === undefined ? {} : { goal: { most } };
    figures.push({ part: 'exports', engine: homes.engine, name, value, unit: unitOf, ...goal });
  };
  for (const format of ['xlsx', 'csv'] as const) {
    const file = await openExport(db, scope, { ...ask, format }, { userId: made.members.owner.userId, now });
    if (file instanceof Refused) throw new Error(file.code);
    const before = process.memoryUsage().rss;
    let [isOver, most, bytes] = [false, before, 0];
    const others = waits(opened, () => isOver);
    const start = performance.now();
    const signal = new AbortController().signal;
    for await (const part of fileBytes(format, file.file(signal))) {
      bytes += part.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    const seconds = (performance.now() - start) / 1000;
    isOver = true;
    const isLarge = lines >= 100_000;
    const name = format.toUpperCase();
    say(`${homes.engine}: ${name} written in ${seconds.toFixed(1)} s`);
    told(`${name}: lines`, file.rows, '');
    told(`${name}: written`, seconds, 's', isLarge ? 30 : undefined);
    told(`${name}: file`, mebibytes(bytes), 'MB');
    told(`${name}: the process at its largest`, mebibytes(most), 'MB');
    told(`${name}: of which it grew while writing`, mebibytes(most - before), 'MB', 512);
    told(`${name}: waits of others, p99`, quantile(await others, 0.99), 'ms', isLarge ? 250 : undefined);
  }
  await db.close();
  const owner = made.members.owner;
  const server = await exportOnServer(home, { ...unit, ...owner }, ask);
  told('the server: rows of a workbook', server.rows, '');
  told('the server: from the order to the file', server.seconds, 's', lines >= 100_000 ? 30 : undefined);
  told('the server: its process before', server.idle, 'MB');
  told('the server: its process at its largest', server.largest, 'MB', 512);
  told(
    'the server: a read meanwhile, p99',
    quantile(server.reads, 0.99),
    'ms',
    lines >= 100_000 ? 250 : undefined,
  );
  return figures;
};

/** Order lines as a workbook and as separated values, through the queries and writers of the product. */
export const exportFiles: Part = {
  name: 'exports',
  summary: '100,000 order lines as XLSX and CSV: time, memory, and what others wait',
  run: ({ quick, say }) => onEachEngine(say, (homes) => measure(homes, quick ? 21_000 : 100_000, say)),
};
