import { Calendar, ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button as TriggerButton, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { DateField } from '../forms/date-field.tsx';
import { menuRange } from '../../formats/period.ts';
import type { texts } from '../texts.en.ts';

type Range = { readonly from?: string; readonly to?: string };

/** Periods that begin before `since` come with another plan, by name; `href` leads to it. */
export interface PeriodLimit {
  readonly since: string;
  readonly plan: string;
  readonly href: string;
}

const fixed = ['7d', '30d', '90d', 'year', 'all'] as const;

interface PeriodMenuProps {
  readonly period: string;
  /** The chosen range in words, for custom ranges. */
  readonly rangeText: string;
  readonly range: Range;
  readonly today: string;
  readonly limit?: PeriodLimit | undefined;
  readonly onChoose: (period: '7d' | '30d' | '90d' | 'year' | 'all' | 'custom', range?: Range) => void;
}

const laterDay = (day: string, least = day): string => (day < least ? least : day);

/** A menu of periods that end today, all time, or two dates of one's own. */
export const PeriodMenu = ({ period, rangeText, range, today, limit, onChoose }: PeriodMenuProps) => {
  const t = useText<typeof texts>('ui');
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState(laterDay(range.from ?? today, limit?.since));
  const [to, setTo] = useState(range.to ?? today);
  const names = {
    '7d': t('days7'),
    '30d': t('days30'),
    '90d': t('days90'),
    year: t('yearPast'),
    all: t('all'),
  };
  const name = fixed.find((one) => one === period);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton className="btn per">
        <Icon of={Calendar} />
        <span className="visually-hidden">{t('period')} </span>
        {name === undefined ? rangeText : names[name]}
        <Icon of={ChevronDown} />
      </TriggerButton>
      <Popover aria-label={t('period')} className="menu" placement="bottom end" offset={6}>
        <div className="menu-dialog">
          {fixed.map((one) =>
            limit !== undefined && (menuRange(one, today).from ?? today) < limit.since ? (
              <a key={one} className="mi muted" href={limit.href} onClick={() => setOpen(false)}>
                <Icon of={Lock} />
                <span>
                  {names[one]} <small>{t('withPlan', { plan: limit.plan })}</small>
                </span>
              </a>
            ) : (
              <button
                type="button"
                key={one}
                className={one === period ? 'mi strong' : 'mi'}
                aria-pressed={one === period}
                onClick={() => {
                  onChoose(one);
                  setOpen(false);
                }}
              >
                {names[one]}
              </button>
            ),
          )}
          <hr />
          <form
            className="customrange"
            onSubmit={(event) => {
              event.preventDefault();
              onChoose('custom', from <= to ? { from, to } : { from: to, to: from });
              setOpen(false);
            }}
          >
            <b className="strong small">{t('custom')}</b>
            <DateField
              label={t('from')}
              required
              min={limit?.since ?? ''}
              max={today}
              value={from}
              onDay={setFrom}
            />
            <DateField label={t('to')} required value={to} onDay={setTo} />
            <Button kind="primary" type="submit" isSmall>
              {t('show')}
            </Button>
          </form>
        </div>
      </Popover>
    </DialogTrigger>
  );
};
