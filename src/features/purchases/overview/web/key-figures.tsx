import type { ReactNode } from 'react';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { wholeParts } from '#core/values/whole-parts.ts';
import { claimsPath } from '#features/prices/claims/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import type { Overview } from '../contract-overview.ts';
import type { Comparison } from '../rules-comparison.ts';
import { changeOf } from '../rules-figures.ts';
import type { texts } from '../texts.en.ts';
import styles from './key-figures.module.css';

type Words = TextOf<typeof texts>;

interface FigureLinkProps {
  readonly href: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

const FigureLink = ({ href, name, value, unit, isTotal, children }: FigureLinkProps) => (
  <a href={href}>
    <span className={styles.name}>{name}</span>
    <span className={isTotal ? 'figure summed' : 'figure'}>
      {value} <span className="unit">{unit}</span>
    </span>
    <span className={styles.note}>{children}</span>
  </a>
);

const dearerNote = (t: Words, format: Formats, { dearer, undecided, currency }: Overview): string => {
  if (undecided.articles === 0) return t('noneDearer');
  const { extraCost } = undecided;
  const amount = format.total(extraCost.replace('-', ''), currency);
  const soFar = t(extraCost.startsWith('-') ? 'soFarSaved' : 'soFarCost', { amount });
  if (dearer.articles === 0) return soFar;
  const ifKept = t('ifKept', { count: dearer.articles });
  return [ifKept, ...(dearer.isEstimated ? [t('partlyEstimated')] : []), soFar].join(' ');
};

const backNote = (t: Words, format: Formats, back: NonNullable<Overview['moneyBack']>): string => {
  const recovered = decimal(back.recovered).gt('0')
    ? t('backSoFar', { amount: format.total(back.recovered) })
    : '';
  return [leftNote(t, format, back), recovered].filter(Boolean).join(' · ');
};

/** What is still to come, or that nothing is. */
const leftNote = (t: Words, format: Formats, back: NonNullable<Overview['moneyBack']>): string => {
  if (decimal(back.unclaimed).eq('0') && decimal(back.claimed).eq('0')) return '';
  if (decimal(back.unclaimed).eq('0') && back.replyBy !== null)
    return t(back.replyBy < todayInSweden() ? 'backLate' : 'backWaits', {
      date: format.dateInFull(back.replyBy),
    });
  if (decimal(back.claimed).eq('0') && decimal(back.unclaimed).gt('0')) return t('backUnclaimed');
  const [claimed = '0', unclaimed = '0'] = wholeParts([back.claimed, back.unclaimed]);
  return t('backParts', { claimed: format.total(claimed), unclaimed: format.total(unclaimed) });
};

/** `+3,1 % mot 1–22 oktober, exkl. moms` */
const boughtNote = (t: Words, format: Formats, overview: Overview, days: Comparison | null): string => {
  if (days === null) return t('noVat');
  const range = format.range(days.previousFrom, days.previousTo);
  const change = changeOf(overview.total, overview.previousTotal ?? '0');
  if (change === null) return `${t('noPrevious', { range })}, ${t('noVat')}`;
  return t('against', { change: format.percentChange(change), range });
};

interface KeyFiguresProps {
  readonly overview: Overview | undefined;
  /** Null for all time. */
  readonly days: Comparison | null;
  /** Whether there is a place for what suppliers owe: a reporter sees no claims. */
  readonly showsBack: boolean;
}

/** Three numbers, each a link to where it comes from: what becomes dearer, what there is to get back, what was bought. */
export const KeyFigures = ({ overview, days, showsBack }: KeyFiguresProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const currency = format.currencyName(overview?.currency ?? 'SEK');
  const back = overview?.moneyBack;
  const bought =
    days === null ? t('purchasesAll') : t('purchases', { range: format.range(days.from, days.to) });
  return (
    <section className={styles.figures} aria-label={t('figures')} aria-busy={overview === undefined}>
      <FigureLink
        href={alertsPath({ sort: 'yearly' })}
        name={t('dearer')}
        value={overview === undefined ? '–' : format.number(overview.dearer.yearly)}
        unit={t('perYear', { currency })}
        isTotal
      >
        {overview !== undefined && dearerNote(t, format, overview)}
      </FigureLink>
      {showsBack && back !== null && (
        <FigureLink
          href={claimsPath()}
          name={t('toGetBack')}
          value={
            back === undefined
              ? '–'
              : format.number(sumOf([back.claimed, back.unclaimed].map(decimal)).toFixed())
          }
          unit={format.currencyName('SEK')}
        >
          {back !== undefined && backNote(t, format, back)}
        </FigureLink>
      )}
      <FigureLink
        href="#spend"
        name={bought}
        value={overview === undefined ? '–' : format.number(overview.total)}
        unit={currency}
      >
        {overview !== undefined && boughtNote(t, format, overview, days)}
      </FigureLink>
    </section>
  );
};
