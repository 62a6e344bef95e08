import { Lock } from 'lucide-react';
import { dealsPath, newDealPath } from '#features/prices/deals/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { StartForm } from './start-form.tsx';
import { EditorsOnly } from './editors-only.tsx';
import { StepHead } from './step-head.tsx';

const Content = () => {
  const t = useText<typeof texts>('deal-imports');
  const listed = useCall(dealImportsContract.listDealImports, {});
  const hasBones = useSkeleton(listed.isPending);
  if (listed.isError && listed.data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('failed')} error={listed.error} onRetry={() => void listed.refetch()} />
      </div>
    );
  if (listed.data === undefined) return hasBones ? <Skeleton lines={8} /> : null;
  const { imports, isInPlan } = listed.data;
  return (
    <>
      {!isInPlan && (
        <Note icon={Lock}>
          <b>{t('locked')}.</b> {t('startLede')} {t('lockedText')} <a href={newDealPath()}>{t('newDeal')}</a>
        </Note>
      )}
      <StartForm isLocked={!isInPlan} />
      {imports.length > 0 && <EarlierImports imports={imports} />}
    </>
  );
};

/** Choose a price list, whose it is and whom it holds for. */
export const StartPage = () => {
  const t = useText<typeof texts>('deal-imports');
  return (
    <Page title={t('startTitle')} backHref={dealsPath()}>
      <StepHead title={t('startTitle')} lede={t('startLede')} step={1} />
      <EditorsOnly>
        <Content />
      </EditorsOnly>
    </Page>
  );
};
