import { Readable } from 'node:stream';
import { fillText } from '#core/values/fill-text.ts';
import { swedishDate, swedishMoment } from '#core/values/swedish-date.ts';
import type { PlanView } from '#core/entitlements/plan-view.ts';
import type { FileRow } from '#core/exports/column.ts';
import { asNewAsNow } from '#platform/server/db/replica/as-new-as.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { SeenScope } from '#platform/server/scope.ts';
import type { ExportedFile } from '#platform/server/tables/exported-file.ts';
import { paperTable } from '#platform/server/tables/paper-table.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { ExportAsk } from '../contract.ts';
import { fileNameOf, hasPeriod, judgePeriod, mostOnPaper, mostRows } from '../rules.ts';
import { texts as englishColumns } from '../texts-columns.en.ts';
import { texts as swedishColumns } from '../texts-columns.sv.ts';
import { texts as english } from '../texts-document.en.ts';
import { texts as swedish } from '../texts-document.sv.ts';
import { openers } from './queries-lists.ts';
import type { OpenList } from './queries-source.ts';
import { memberName, namesOf, unitNames } from './queries.ts';
import type { ColumnWords } from '../rules-words.ts';

const words: Readonly<Record<'sv' | 'en', Readonly<Record<keyof typeof english, string>>>> = {
  sv: swedish,
  en: english,
};

const heads = { sv: swedishColumns, en: englishColumns };

/** Who has a file made, and when. */
export interface Maker {
  readonly userId: string;
  readonly now: Date;
}

export type Unmade = Refused<'plan.export' | 'export.period_too_long' | 'bad.request'>;

/** Why a plan does not give what was asked for; null when it does. Asked again whenever a file is opened. */
export const denyByPlan = (
  { exportDays }: Pick<PlanView, 'exportDays'>,
  { list, from, to }: Pick<ExportAsk, 'list' | 'from' | 'to'>,
): Refused<'plan.export' | 'export.period_too_long'> | null => {
  if (exportDays === null) return refused('plan.export');
  if (!hasPeriod(list)) return null;
  if (from === null || to === null) return refused('export.period_too_long');
  return judgePeriod({ from, to }, exportDays) === 'too-long' ? refused('export.period_too_long') : null;
};

/** A list that may be put into a file, with what the file says. */
export interface OpenedExport {
  readonly list: OpenList;
  readonly rows: number;
  readonly currency: string;
  readonly fileName: string;
  readonly file: (signal: AbortSignal, onRows?: (rows: number) => Promise<void>) => ExportedFile;
}

type Words = (typeof words)['sv'];

/** How rows stand is none of what they are. */
const orders = new Set(['sort', 'direction']);

/** What the sheet of facts says was asked for: names for ids, and a filter that is on by its name alone. */
const filterText = (
  filter: ExportAsk['filter'],
  t: Words,
  names: ReadonlyMap<string, string>,
  heads: ColumnWords,
): string => {
  const known = <Table extends object>(table: Table, key: string): string | null =>
    Object.hasOwn(table, key) ? String(table[key as keyof Table]) : null;
  const parts = Object.entries(filter).flatMap(([name, value]) => {
    if (orders.has(name) || value === 'false') return [];
    const label = known(t, `filter.${name}`) ?? name;
    const word = known(heads, `${name}.${value}`) ?? names.get(value) ?? value;
    return [value === 'true' ? label : `${label}: ${word}`];
  });
  return parts.join(', ') || t.noFilter;
};

/** Looks at what was asked for: whether the plan has it, and how many rows there are. Nothing is written yet. */
export const openExport = async (
  db: Db,
  scope: SeenScope,
  ask: ExportAsk,
  { userId, now }: Maker,
): Promise<OpenedExport | Unmade> => {
  const denied = denyByPlan(scope.view, ask);
  if (denied !== null) return denied;
  const t = words[ask.language];
  const today = swedishDate(now);
  const isDated = hasPeriod(ask.list);
  const period = isDated ? { from: ask.from, to: ask.to } : { from: null, to: null };
  const { filter, columns } = ask;
  const list = openers[ask.list]({ scope, userId, today, filter, period, columns }, heads[ask.language]);
  if (list === null) return refused('bad.request');
  const found = await db.tenantRead(scope.organizationId, async (reader) => ({
    rows: await list.count(reader),
    unit: await unitNames(reader, scope),
    person: await memberName(reader, scope, userId),
    names: await namesOf(reader, scope, Object.values(filter)),
  }));
  const title = t[`list.${ask.list}`];
  const { plan, exportDays } = scope.view;
  const pages = async function* (
    signal: AbortSignal,
    onRows: (rows: number) => Promise<void>,
  ): AsyncGenerator<readonly FileRow[]> {
    const next = list.open();
    let written = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await asNewAsNow(db, scope, () => db.tenantRead(scope.organizationId, next));
      if (rows.length === 0) return;
      yield rows;
      written += rows.length;
      await onRows(written);
    }
  };
  const file: OpenedExport['file'] = (signal, onRows = () => Promise.resolve()) => ({
    title,
    language: ask.language,
    columns: list.columns,
    pages: () => pages(signal, onRows),
    now,
    words: { facts: t.about, total: t.total, page: t.page, rows: t.rows, digest: t.digest },
    facts: [
      [t.content, title],
      [t.unit, found.unit.name],
      [t.period, isDated ? `${ask.from ?? ''} – ${ask.to ?? ''}` : fillText(t.today, { date: today })],
      [t.filter, filterText(filter, t, found.names, heads[ask.language])],
      [t.plan, fillText(t.planDays, { plan: t[`plan.${plan}`], days: String(exportDays ?? 0) })],
      [t.madeBy, found.person],
      [t.madeAt, fillText(t.moment, { at: swedishMoment(now) })],
    ],
  });
  return {
    list,
    rows: found.rows,
    currency: found.unit.currency,
    fileName: fileNameOf(found.unit.name, title, today, ask.format),
    file,
  };
};

/** Whether a format does not hold so many rows. */
export const isTooMany = (format: ExportAsk['format'], rows: number): boolean =>
  rows > (format === 'pdf' ? mostOnPaper : mostRows);

/** The bytes of a file while they are made; what is not asked for is not read. */
export async function* fileBytes(
  format: ExportAsk['format'],
  file: ExportedFile,
): AsyncGenerator<Uint8Array> {
  if (format === 'pdf') yield await paperTable(file);
  else yield* format === 'csv' ? streamCsv(file) : streamWorkbook(file);
}

/** The same as a stream for an answer. */
export const fileStream = (format: ExportAsk['format'], file: ExportedFile): Readable =>
  Readable.from(fileBytes(format, file), { objectMode: false });
