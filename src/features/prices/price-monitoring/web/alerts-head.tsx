import { invoicesPath } from '#features/intake/documents/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { Definition } from '#platform/web/ui/definition.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { SumCard } from '#platform/web/ui/tables/sums.tsx';
import type { texts } from '../texts.en.ts';
import type { Alerts, AlertSums } from './use-alerts.ts';

type Words = TextOf<typeof texts>;

const sentenceOf = (t: Words, dearer: number, cheaper: number): string => {
  if (dearer === 0) return cheaper === 0 ? '' : t('cheaperAlone', { count: cheaper });
  const text = t('dearer', { count: dearer });
  return cheaper === 0 ? `${text}.` : t('cheaper', { text, count: cheaper });
};

/** What waiting alerts cost; nothing when none wait. */
export const AlertsSum = ({ sums }: { sums: AlertSums }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { data, sum, dearer, cheaper, waiting } = sums;
  if (data === undefined || sum === undefined || waiting <= 0) return null;
  return (
    <SumCard
      label={t('summary')}
      figure={
        <Figure
          value={format.number(sum.abs().toFixed())}
          unit={format.currencyName(data.currency)}
          isTotal
        />
      }
    >
      <RichText text={t(sum.lt('0') ? 'less' : 'more')} />
      <Definition of={t('extra')} text={t('extraIs')} />
      <br />
      {sentenceOf(t, dearer, cheaper)}
    </SumCard>
  );
};

/** Waiting, accepted or kept, each with how many there are. */
export const AlertStatuses = ({ alerts: { sums, shown, go } }: { alerts: Alerts }) => {
  const t = useText<typeof texts>('price-monitoring');
  const { data, waiting } = sums;
  const countOf = { UNRESOLVED: waiting, RESOLVED: data?.resolved ?? 0, IGNORED: data?.ignored ?? 0 };
  const choices = (['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const).map((value) => ({
    value,
    label: (
      <>
        {t(value)}{' '}
        {countOf[value] > 0 && (
          <span className={value === 'UNRESOLVED' ? '' : 'not-s'}>
            <Count value={countOf[value]} isPlain={value !== 'UNRESOLVED'} />
          </span>
        )}
      </>
    ),
  }));
  return (
    <Segment
      label={t('status')}
      choices={choices}
      value={shown.status}
      onChange={(value) => go({ status: value, article: undefined })}
    />
  );
};

/** In the place of rows: nothing bought yet, all decided, or none of this status. */
export const NoAlerts = ({ alerts: { sums, isFirst, isWaiting } }: { alerts: Alerts }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { data } = sums;
  return isFirst ? (
    <EmptyState
      title={t('firstTitle')}
      action={
        <ButtonLink kind="primary" href={invoicesPath()}>
          {t('toInvoices')}
        </ButtonLink>
      }
    >
      {t('firstText')}
    </EmptyState>
  ) : isWaiting ? (
    <EmptyState title={t('doneTitle')}>
      {t('doneText')}
      <br />
      {data !== undefined && data.resolved + data.ignored > 0 && (
        <RichText
          text={t('doneSums', {
            accepted: format.totalChange(data.resolvedSum, data.currency),
            kept: format.totalChange(data.ignoredSum, data.currency),
          })}
        />
      )}
    </EmptyState>
  ) : (
    <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
  );
};
