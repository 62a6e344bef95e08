import { notificationsContract } from '#features/account/notifications/contract.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CheckImport } from './check-import.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { RunningImport } from './running-import.tsx';
import { EditorsOnly } from './editors-only.tsx';
import { StepHead } from './step-head.tsx';
import { useImportId } from './use-import.ts';

const Content = () => {
  const t = useText<typeof texts>('deal-imports');
  const importId = useImportId();
  const read = useCall(dealImportsContract.readDealImport, { params: { importId } });
  useLive(
    notificationsContract.liveEvents,
    [dealImportsContract.readDealImport],
    ({ type }) => type === 'deals',
  );
  const hasBones = useSkeleton(read.isPending);
  const found = read.data?.id === importId ? read.data : undefined;
  if (found?.state === 'open') return <CheckImport head={found} />;
  if (found?.state === 'saving') return <RunningImport head={found} />;
  if (found !== undefined) return <ImportOutcome found={found} />;
  const isMissing = read.error?.failure.code === 'import.not_exist';
  return (
    <>
      <StepHead title={t('startTitle')} step={2} />
      <div className="card">
        {hasBones && <Skeleton lines={8} />}
        {read.isError && isMissing && (
          <NoMatch title={t('missing')} action={<ButtonLink href={dealsPath()}>{t('deals')}</ButtonLink>} />
        )}
        {read.isError && !isMissing && (
          <LoadFailed title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
        )}
      </div>
    </>
  );
};

/** An import by where it stands: to be checked, on its way, or what became of it. */
export const ImportPage = () => {
  const t = useText<typeof texts>('deal-imports');
  return (
    <Page title={t('startTitle')} backHref={dealsPath()}>
      <EditorsOnly>
        <Content />
      </EditorsOnly>
    </Page>
  );
};
