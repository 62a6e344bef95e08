/** What a plan may hide, as a screen names it. */
export const planParts = [
  'invoices',
  'alerts',
  'articles',
  'suppliers',
  'waiting',
  'limits',
  'market',
  'imports',
  'exports',
] as const;

export type PlanPart = (typeof planParts)[number];

const dayLength = 86_400_000;

/** Whether the owners may be written to again: at most once a day, whoever asks. */
export const mayWriteAgain = (last: Date | null, now: Date): boolean =>
  last === null || now.getTime() - last.getTime() >= dayLength;
