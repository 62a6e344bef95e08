import type { ReactNode } from 'react';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { supportContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CodeCard } from './code-card.tsx';
import { Enrolment } from './enrolment.tsx';
import styles from './support.module.css';

interface StaffPageProps {
  readonly title: string;
  readonly lede: string;
  /** What the server said of the page's own first call; asks for the second factor where that is missing. */
  readonly error: CallFailed | null;
  readonly onRetry: () => void;
  readonly panel?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of staff, or in its place the way to the second factor without which the server shows nothing (R25). */
export const StaffPage = ({ title, lede, error, onRetry, panel, children }: StaffPageProps) => {
  const t = useText<typeof texts>('support');
  const factor = useCall(supportContract.readSecondFactor, {});
  const isAsked = error?.failure.code === 'second_factor.required';
  const isEnrolling = factor.data?.isEnrolled === false;
  if (!isAsked && !isEnrolling && error !== null)
    return (
      <Page title={title}>
        <PageHeader title={title} />
        <LoadFailed title={t('listFailed')} error={error} onRetry={onRetry} />
      </Page>
    );
  if (!isAsked && !isEnrolling)
    return (
      <Page title={title} panel={panel}>
        <PageHeader title={title} lede={lede} />
        {children}
      </Page>
    );
  return (
    <Page title={t('secondFactor')}>
      <PageHeader title={t('secondFactor')} lede={t(isEnrolling ? 'enrolLede' : 'checkLede')} />
      <div className={styles.factor}>
        {factor.data === undefined ? (
          <Card>
            <Skeleton lines={5} />
          </Card>
        ) : isEnrolling ? (
          <Enrolment onDone={onRetry} />
        ) : (
          <CodeCard onDone={onRetry} />
        )}
      </div>
    </Page>
  );
};
