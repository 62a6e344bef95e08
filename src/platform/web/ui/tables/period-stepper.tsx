import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import { Segment } from '../forms/segment.tsx';
import type { texts } from '../texts.en.ts';

interface PeriodStepperProps {
  readonly period: 'month' | 'quarter' | 'year' | 'all';
  /** The period in words: `mars 2026`. */
  readonly text: string;
  readonly isLatest: boolean;
  readonly onPeriod: (period: 'month' | 'quarter' | 'year' | 'all') => void;
  readonly onStep: (by: -1 | 1) => void;
}

/** Month, quarter, year or all time, and a stepper through them. */
export const PeriodStepper = ({ period, text, isLatest, onPeriod, onStep }: PeriodStepperProps) => {
  const t = useText<typeof texts>('ui');
  const choices = [
    { value: 'month', label: t('month') },
    { value: 'quarter', label: t('quarter') },
    { value: 'year', label: t('year') },
    { value: 'all', label: t('all') },
  ] as const;
  return (
    <>
      <Segment label={t('period')} choices={choices} value={period} onChange={onPeriod} />
      {period !== 'all' && (
        <div className="stepper-date">
          <button type="button" aria-label={t('previous')} onClick={() => onStep(-1)}>
            <Icon of={ChevronLeft} />
          </button>
          <span aria-live="polite">{text}</span>
          <button type="button" aria-label={t('next')} disabled={isLatest} onClick={() => onStep(1)}>
            <Icon of={ChevronRight} />
          </button>
        </div>
      )}
    </>
  );
};
