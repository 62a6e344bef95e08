import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { StepPeriod } from '#platform/web/formats/step-period.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

const quarterOf = (date: string): number => Math.ceil(Number(date.slice(5, 7)) / 3);

/** The period in the stepper: `mars 2026`, `kvartal 1 2026`, `2026`. `from` is its first day. */
export const stepperText = (period: StepPeriod, from: string, format: Formats, t: Words): string => {
  if (period === 'month') return format.month(from);
  const year = from.slice(0, 4);
  return period === 'quarter' ? t('quarterOfYear', { quarter: quarterOf(from), year }) : year;
};

/** The greeting of an hour of the day, 0 to 23 (DESIGN section 7.3). */
export const greetingOf = (hour: number): 'morning' | 'forenoon' | 'afternoon' | 'evening' => {
  if (hour < 10) return 'morning';
  if (hour < 12) return 'forenoon';
  return hour < 18 ? 'afternoon' : 'evening';
};
