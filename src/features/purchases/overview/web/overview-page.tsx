import { useState } from 'react';
import type { TaskParts, TutorialParts } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import type { texts } from '../texts.en.ts';
import { DaySentence } from './day-sentence.tsx';
import { FirstInvoice } from './first-invoice.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LatestInvoicesCard } from './latest-invoices-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { greetingOf } from './period-words.ts';
import { SpendCard } from './spend-card.tsx';
import { TaskList } from './task-list.tsx';
import { useOverview } from './use-overview.ts';
import { useTasks } from './use-tasks.ts';

interface OverviewPageProps {
  /** The words of what waits, by its kind. */
  readonly parts: Partial<TaskParts>;
  readonly tutorials: Partial<TutorialParts>;
}

/** What should I do today, and where is the money going? */
export const OverviewPage = ({ parts, tutorials }: OverviewPageProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const { user, selectedUnit } = useAppState();
  const found = useOverview();
  const tasks = useTasks();
  const [hour] = useState(() => new Date().getHours());
  const mayEdit = useMayEdit();
  const { data } = found.call;
  const date = format.longDate(found.stepper.today);
  const name = user?.fullName.split(' ')[0] ?? '';
  const isEmpty = data !== undefined && data.latestInvoices.length === 0;
  const lede = (
    <>
      {date.charAt(0).toUpperCase() + date.slice(1)} · {t(greetingOf(hour), { name })}
      <span className="not-s"> · {selectedUnit?.name}</span>
    </>
  );
  return (
    <Page title={t('title')}>
      <DaySentence
        tasks={tasks.shown}
        total={tasks.total}
        snoozed={tasks.snoozed}
        isEmpty={isEmpty || data === undefined}
        parts={parts}
        show={(sentence) => <PageHeader title={sentence} lede={lede} />}
      />
      {isEmpty ? (
        <>
          {(tasks.total ?? 0) > 0 && <TaskList tasks={tasks} overview={data} parts={parts} />}
          <FirstInvoice />
        </>
      ) : (
        <>
          <KeyFigures overview={data} days={found.shown.days} showsBack={mayEdit} />
          <TaskList tasks={tasks} overview={data} parts={parts} />
          <SpendCard found={found} />
          {data !== undefined && <LatestInvoicesCard invoices={data.latestInvoices} />}
          {data !== undefined && <NextSteps overview={data} />}
        </>
      )}
      {Object.entries(tutorials).map(([key, Tutorial]) => Tutorial && <Tutorial key={key} />)}
    </Page>
  );
};
