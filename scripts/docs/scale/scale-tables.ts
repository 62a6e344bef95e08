import type { SourceFile } from '../../structure/finding.ts';
import { assumed, sizes } from './assumed.ts';
import { measuredIn } from './measured.ts';
import { simulate } from './simulate.ts';
import type { Limit, Load } from './simulate.ts';

/** Three digits that mean something. */
const rounded = (value: number): string => {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  const [whole = '', part] = Number(value.toPrecision(3)).toFixed(digits).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
};

const table = (rows: readonly (readonly string[])[], numbersFrom: number): string => {
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at < numbersFrom ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at < numbersFrom ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
};

const loadsOf = (files: readonly SourceFile[]): readonly Load[] => {
  const measured = measuredIn(files);
  return sizes.map((size) => simulate(size, measured));
};

/** What each number of restaurants asks for, as Markdown. */
export const loadTable = (files: readonly SourceFile[]): string => {
  const loads = loadsOf(files);
  const row = (name: string, of: (load: Load) => number): string[] => [
    name,
    ...loads.map((load) => rounded(of(load))),
  ];
  return table(
    [
      ['restaurants', ...loads.map(({ restaurants }) => rounded(restaurants))],
      row('invoices a second, the month’s peak hour', (load) => load.invoicesASecond),
      row('requests a second, the same hour', (load) => load.requestsASecond),
      row('bought lines a year, millions', (load) => load.linesAYear / 1e6),
      row('bought lines in the database, millions', (load) => load.rowsKept / 1e6),
      row('database, GB', (load) => load.databaseGb),
      row('originals after seven years, GB', (load) => load.originalsGb),
      row('processors, PostgreSQL’s and the product’s', (load) => load.cores),
      row('processes of the product', (load) => load.processes),
      row('kr a restaurant and month', (load) => load.kronor),
    ],
    1,
  );
};

const usedOf = ({ what, used, cure }: Limit): string =>
  `${what}, ${used < 10 ? `${rounded(used * 100)} %` : `${rounded(used)} times`}${used > 1 ? `: ${cure}` : ''}`;

/** What ends first at each size, and what comes then, as Markdown. */
export const limitTable = (files: readonly SourceFile[]): string =>
  table(
    [
      ['restaurants', 'embedded, one machine', 'one PostgreSQL server: first', 'then'],
      ...loadsOf(files).map(({ restaurants, embedded, server }) => [
        rounded(restaurants),
        ...[embedded[0], server[0], server[1]].map((limit) => (limit === undefined ? '' : usedOf(limit))),
      ]),
    ],
    4,
  );

/** What is assumed, as Markdown. */
export const assumptionTable = (): string =>
  table(
    [
      ['assumed', 'of what', 'because'],
      ...Object.values(assumed).map(({ value, unit, why }) => [String(value), unit, why]),
    ],
    3,
  );
