import { ArrowRight } from 'lucide-react';
import { browsePath, finderPath, supplierPath } from '../paths.ts';
import { supplierLinksContract } from '../contract-links.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts-choice.en.ts';
import styles from './supplier-choice.module.css';

const tones = { active: 'ok', requested: 'info', inactive: 'line' } as const;

const List = ({ outletId }: { readonly outletId: string }) => {
  const t = useText<typeof texts>('suppliers-choice');
  const categoryText = useCodeText('suppliers', 'category');
  const format = useFormat();
  const { data, error, refetch } = useCall(supplierLinksContract.listOutletSuppliers, {
    params: { outletId },
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={t('noneHere')}
        action={
          <ButtonLink kind="primary" href={browsePath()}>
            {t('chooseSuppliers')}
          </ButtonLink>
        }
      >
        {t('noneHereText')}
      </EmptyState>
    );
  const noteOf = (latest: string | null) =>
    latest === null ? t('noInvoice') : t('latestInvoice', { date: format.date(latest) });
  return (
    <>
      <ul className={styles.ownsuppliers} aria-label={t('suppliers')}>
        {data.map(({ id, displayName, category, status, latestInvoiceDate }) => (
          <li key={id}>
            <div className="duo">
              <Monogram name={displayName} />
              <div>
                <a className="t" href={supplierPath({ id })}>
                  {displayName}
                </a>
                <small>
                  {categoryText(category)} · {noteOf(latestInvoiceDate)}
                </small>
              </div>
            </div>
            <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" href={finderPath()}>
        {t('toFinder')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </>
  );
};

/** Whom the selected restaurant buys from, in short. */
export const SuppliersTab = () => {
  const outletId = useAppState((state) => state.selectedOutlet);
  return <Card>{outletId !== null && <List outletId={outletId} />}</Card>;
};
