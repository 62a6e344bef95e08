import { decimal, rounded } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { FollowedDeal } from '../contract-list.ts';
import type { DealRow } from '../contract-row.ts';
import type { texts } from '../texts.en.ts';

export type Words = TextOf<typeof texts>;

/** Both days as ISO dates, which are copied and disputed; one without a last day holds from its first. */
export const periodOf = (t: Words, { validFrom, validTo }: Pick<DealRow, 'validFrom' | 'validTo'>): string =>
  validTo === null ? t('openEnd', { date: validFrom }) : t('period', { from: validFrom, to: validTo });

/** `±3,00 kr`, `+2,0 %`, `0 kr`: how far a price may stray. */
export const toleranceOf = (format: Formats, { tolerance, currency }: DealRow): string => {
  const { type, up, down } = tolerance;
  const written = (value: string) =>
    type === 'percent' ? format.percent(value) : format.money(value, currency);
  // Nothing is allowed in either unit: `0 %`, `0 kr`.
  if (decimal(up).eq('0')) return `${format.number('0')}\u00A0${type === 'percent' ? '%' : 'kr'}`;
  return `${decimal(up).eq(decimal(down)) ? '±' : '+'}${written(up)}`;
};

/** How the last price of a deal's lines stands to what was promised for it. */
export const changeOf = ({ last }: Pick<FollowedDeal, 'last'>) => {
  if (last === null) return null;
  const promised = decimal(last.promised);
  const percent = rounded(decimal(last.price).minus(promised).times('100').div(promised), 1);
  const direction = percent.startsWith('-') ? 'down' : decimal(percent).eq('0') ? 'flat' : 'up';
  return { direction, percent } as const;
};

/** Where a deal stands, when there is something to say of it; `isNear` is amber. */
export const standingOf = (
  t: Words,
  { status, daysLeft, validFrom, effectiveTo, marketPriced, warning }: FollowedDeal,
): { readonly text: string; readonly isNear: boolean } | null => {
  if (warning !== null)
    return { text: daysLeft === 0 ? t('endsToday') : t('endsIn', { count: daysLeft ?? 0 }), isNear: true };
  if (status === 'ended') return { text: t('endedOn', { date: effectiveTo ?? '' }), isNear: false };
  if (status === 'upcoming') return { text: t('beginsOn', { date: validFrom }), isNear: false };
  return marketPriced ? { text: t('marketPrice'), isNear: false } : null;
};
