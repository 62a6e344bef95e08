import type { SelectedUnit } from '#platform/web/session/app-state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { CircleAlert, Info } from 'lucide-react';
import { everyOverviewPath, everyPricesPath, everyProductsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

/** The three screens over all restaurants. */
export const EveryTabs = ({ current }: { readonly current: 'overview' | 'prices' | 'products' }) => {
  const t = useText<typeof texts>('all-restaurants');
  const tabs = [
    { href: everyOverviewPath(), label: t('overview'), isCurrent: current === 'overview' },
    { href: everyPricesPath(), label: t('prices'), isCurrent: current === 'prices' },
    { href: everyProductsPath(), label: t('products'), isCurrent: current === 'products' },
  ];
  return <Tabs label={t('tabs')} tabs={tabs} />;
};

interface MissingProps {
  readonly missing: readonly SelectedUnit[];
  /** Those without invoices. */
  readonly leftOut: readonly SelectedUnit[];
  readonly onRetry: () => void;
}

/** Says whose figures are not among the others. */
export const MissingUnits = ({ missing, leftOut, onRetry }: MissingProps) => {
  const t = useText<typeof texts>('all-restaurants');
  const names = (units: readonly SelectedUnit[]): string => units.map(({ name }) => name).join(', ');
  return (
    <>
      {missing.length > 0 && (
        <Note icon={CircleAlert}>
          {t('failed', { name: names(missing) })}{' '}
          <Button kind="quiet" isSmall onClick={onRetry}>
            {t('retry')}
          </Button>
        </Note>
      )}
      {leftOut.length > 0 && <Note icon={Info}>{t('noInvoices', { name: names(leftOut) })}</Note>}
    </>
  );
};
