import type { Notice } from '#features/account/notifications/server/emails.ts';
import type { Untold } from '#features/account/notifications/server/queries-notice.ts';
import { weekBefore } from '#features/purchases/overview/rules-week.ts';
import type { WeekNotice } from '#features/purchases/overview/server/emails.ts';
import type { WeekFigures } from '#features/purchases/overview/server/queries-week.ts';

/** An undecided price as letters tell it. */
export const article: Untold = {
  articleId: 'a',
  name: 'Smör',
  supplierId: 's',
  supplier: 'Skafferihuset Norr',
  unitOfMeasure: 'kg',
  currency: 'SEK',
  watchedPrice: '10.00',
  billedPrice: '11.00',
  itemDiff: '1.00',
  extra: '1.00',
  purchases: 1,
  invoiceId: 'i',
  invoiceNumber: '1',
  invoiceExtra: '1.00',
  why: null,
  deal: null,
  yearly: '3650.00',
  yearlyQuantity: '3650',
  isEstimated: true,
};

/** Two of them in a day's letter. */
export const notice = (outletId: string | null): Notice => ({
  unitName: 'Krog',
  outletId,
  pace: 'daily',
  articles: [article, article],
});

const figures: WeekFigures = {
  currency: 'SEK',
  alerts: [article],
  total: '1.00',
  previousTotal: '0.00',
  doubtful: [],
  ending: [],
  waits: null,
  money: null,
};
const week = weekBefore(new Date('2026-11-23T06:00:00Z'));

/** One of them in a week's letter. */
export const weekNotice = (outletId: string | null): WeekNotice => ({
  unitName: 'Krog',
  outletId,
  week,
  figures,
});
