import { Check } from 'lucide-react';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Definition } from '#platform/web/ui/definition.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { PricePair } from '#platform/web/ui/price-marks.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import type { Overview } from '../contract-overview.ts';
import type { texts } from '../texts.en.ts';
import styles from './overview-page.module.css';

const GroupDelta = ({ group }: { group: AlertGroup }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const price = (amount: string) => format.unitPrice(amount, group.currency, group.unit);
  const to = price(group.newPrice);
  if (group.watchedPrice === null) {
    return <PriceDelta direction="flat" text={t('newUnit')} sentence={t('newUnitSentence', { to })} />;
  }
  const direction = group.priceDifference.startsWith('-') ? 'down' : 'up';
  const percent = format.percent(group.changePercent.replace('-', ''));
  return (
    <PriceDelta
      direction={direction}
      text={format.percentChange(group.changePercent)}
      sentence={t(direction, { percent, from: price(group.watchedPrice), to })}
    />
  );
};

interface WaitingProps {
  readonly undecided: Overview['undecided'];
  readonly worst: readonly AlertGroup[];
}

const Waiting = ({ undecided, worst }: WaitingProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { articles, extraCost } = undecided;
  const isCheaper = extraCost.startsWith('-');
  const key = isCheaper ? 'saved' : Number(extraCost) === 0 ? 'evenSum' : 'extra';
  return (
    <>
      <p className={styles.lead}>
        <RichText text={t(key, { amount: format.total(extraCost.replace('-', ''), worst[0]?.currency) })} />
        <Definition of={t('toDecide')} text={t('extraIs')} />
      </p>
      <ul>
        {worst.map((group) => (
          <li key={group.id}>
            <Plate icon={categoryIcon(group.category)} />
            <Duo title={group.title} detail={group.supplierName} href={alertsPath({ article: group.id })} />
            <div className={styles.p}>
              <PricePair
                watched={group.watchedPrice === null ? null : format.price(group.watchedPrice)}
                price={format.price(group.newPrice)}
                isUndecided
              />
              <GroupDelta group={group} />
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href={alertsPath()} isBlock>
        {t('showAll', { count: articles })}
      </ButtonLink>
    </>
  );
};

const Settled = () => {
  const t = useText<typeof texts>('overview');
  return (
    <div className={styles.done}>
      <Plate icon={Check} isLarge />
      <div>
        <h3>{t('settled')}</h3>
        <p>{t('settledText')}</p>
      </div>
    </div>
  );
};

/** Alerts that a card has room for. */
const shown = 3;

/** The new prices that wait for a decision, the costliest first. */
export const UndecidedCard = ({ undecided }: { undecided: Overview['undecided'] | undefined }) => {
  const t = useText<typeof texts>('overview');
  const worst = useCall(priceMonitoringContract.listAlerts, { query: { limit: shown } });
  const count = undecided?.articles ?? 0;
  return (
    <Card
      title={t('toDecide')}
      aside={count > 0 && <Count value={count} label={t('articles', { count })} />}
      className={styles.todo}
    >
      {undecided === undefined || (count > 0 && worst.isPending) ? (
        <Skeleton lines={6} />
      ) : count > 0 && worst.data === undefined ? (
        <LoadFailed title={t('failed')} error={worst.error} onRetry={() => void worst.refetch()} />
      ) : count > 0 ? (
        <Waiting undecided={undecided} worst={worst.data?.content ?? []} />
      ) : (
        <Settled />
      )}
    </Card>
  );
};
