import { type ExportListName, exportLists, judgePeriod, lastDays } from './rules.ts';

/** What stands beside a list and may be meant instead of it, in the order that it is offered. */
const besides: Readonly<Record<ExportListName, readonly ExportListName[]>> = {
  invoices: ['lines', 'claims', 'suppliers'],
  lines: ['invoices'],
  products: ['prices', 'lines', 'deals'],
  prices: ['lines'],
  watched: ['deviations', 'prices', 'deals'],
  deviations: ['lines', 'invoices', 'claims'],
  deals: ['findings', 'prices', 'products'],
  claims: ['deviations', 'invoices'],
  suppliers: ['findings', 'invoices', 'lines', 'outlets'],
  outlets: ['suppliers', 'invoices'],
  findings: ['suppliers', 'lines'],
};

/** The list that a screen names, with what stands beside it; invoices for one that is none of them. */
export const offeredBy = (name: string): readonly [own: ExportListName, ...besides: ExportListName[]] => {
  const own = exportLists.find((list) => list === name) ?? 'invoices';
  return [own, ...besides[own]];
};

export const periodChoices = ['screen', '30', '90', '365'] as const;

export type PeriodChoice = (typeof periodChoices)[number];

export interface PeriodOption {
  readonly choice: PeriodChoice;
  readonly from: string;
  readonly to: string;
  /** Longer than one file of the plan may be. */
  readonly isLocked: boolean;
}

/** The days that are offered: those of the screen where they are others, then the last thirty, ninety and 365. */
export const periodOptions = (
  screen: { readonly from?: string; readonly to?: string },
  today: string,
  exportDays: number,
): readonly PeriodOption[] => {
  const usual = ([30, 90, 365] as const).map((days) => ({
    choice: String(days) as PeriodChoice,
    ...lastDays(today, days),
  }));
  const { from, to = today } = screen;
  const isUsual = from === undefined || usual.some((one) => one.from === from && one.to === to);
  const all = isUsual ? usual : [{ choice: 'screen' as const, from, to }, ...usual];
  return all.map((one) => ({ ...one, isLocked: judgePeriod(one, exportDays) !== 'ok' }));
};

/** The option that a dialog opens with: the days of the screen, or the longest that the plan has. */
export const firstOption = (
  options: readonly PeriodOption[],
  screen: { readonly from?: string; readonly to?: string },
): PeriodChoice => {
  const free = options.filter(({ isLocked }) => !isLocked);
  const same = free.find(({ from, to }) => from === screen.from && to === (screen.to ?? to));
  return (same ?? free.at(-1) ?? options[0])?.choice ?? '30';
};

/** A call's query as a filter: what pages and days it names, the dialog asks itself. */
export const filterOf = (
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): Record<string, string> => {
  const passed = new Set(['page', 'limit', 'from', 'to']);
  const kept = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || passed.has(name) ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(kept);
};
