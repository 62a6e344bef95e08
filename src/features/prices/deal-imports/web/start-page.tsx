import { Lock } from 'lucide-react';
import { dealsPath, newDealPath } from '#features/prices/deals/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Note } from '#platform/web/ui/banner.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { StartForm } from './start-form.tsx';
import { StepHead } from './step-head.tsx';

const Content = () => {
  const t = useText<typeof texts>('deal-imports');
  const listed = useCall(dealImportsContract.listDealImports, {});
  const hasBones = useSkeleton(listed.isPending);
  if (listed.isError && listed.data === undefined)
    return (
      <div className="card">
        <ErrorState
          title={t('failed')}
          action={<Button onClick={() => void listed.refetch()}>{t('retry')}</Button>}
        />
      </div>
    );
  if (listed.data === undefined) return hasBones ? <Skeleton lines={8} /> : null;
  const { imports, isInPlan } = listed.data;
  return (
    <>
      {!isInPlan && (
        <Note icon={Lock}>
          <b>{t('locked')}</b> {t('startLede')} {t('lockedText')} <a href={newDealPath()}>{t('newDeal')}</a>
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
  const mayEdit = useMayEdit();
  return (
    <Page title={t('startTitle')} backHref={dealsPath()}>
      <StepHead title={t('startTitle')} lede={t('startLede')} step={1} />
      {mayEdit ? (
        <Content />
      ) : (
        <div className="card">
          <EmptyState
            title={t('notForYou')}
            action={<ButtonLink href={dealsPath()}>{t('deals')}</ButtonLink>}
          />
        </div>
      )}
    </Page>
  );
};
