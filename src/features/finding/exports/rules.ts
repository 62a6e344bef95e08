import { daysBefore, daysBetween } from '#core/values/calendar.ts';

/** What can be had as a file: a list, or what stands beside it. */
export const exportLists = [
  'invoices',
  'lines',
  'products',
  'prices',
  'watched',
  'deviations',
  'deals',
  'claims',
  'suppliers',
  'outlets',
  'findings',
] as const;

export type ExportListName = (typeof exportLists)[number];

export const fileFormats = ['xlsx', 'csv', 'pdf'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Rows that are answered at once; more are made in the background (DEALS.md, section 8). */
export const rowsAtOnce = 20_000;

/** Rows that are put on paper: about 150 sheets. */
export const mostOnPaper = 5_000;

/** Rows that a sheet of a spreadsheet holds beside its head and sums. */
export const mostRows = 1_000_000;

/** Days that a file which was made in the background can be had. */
export const keptDays = 7;

/** Files under way of one person at a time. */
export const mostUnderWay = 3;

/** Lists of what happened on a day; the others are as they are today, whatever period is asked for. */
const dated: ReadonlySet<ExportListName> = new Set([
  'invoices',
  'lines',
  'products',
  'prices',
  'deviations',
  'claims',
  'suppliers',
]);

/** Whether a list has a period. */
export const hasPeriod = (list: ExportListName): boolean => dated.has(list);

/** What the plan says of a period: right, longer than one file may be, or older than it shows. */
export const judgePeriod = (
  { from, to }: { readonly from: string; readonly to: string },
  exportDays: number,
): 'ok' | 'too-long' | 'backwards' =>
  to < from ? 'backwards' : daysBetween(from, to) >= exportDays ? 'too-long' : 'ok';

/** The last so many days, today among them. */
export const lastDays = (today: string, days: number): { readonly from: string; readonly to: string } => ({
  from: daysBefore(today, days - 1),
  to: today,
});

/** Until when a file that is ready can be had. */
export const keptUntil = (ready: Date): Date => new Date(ready.getTime() + keptDays * 86_400_000);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

/** `krog-bryggan-avvikelser-2026-11-23.xlsx`. */
export const fileNameOf = (unit: string, list: string, today: string, format: FileFormat): string =>
  `${[plain(unit), plain(list), today].filter((part) => part !== '').join('-')}.${format}`;

export const contentTypes: Readonly<Record<FileFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
};
