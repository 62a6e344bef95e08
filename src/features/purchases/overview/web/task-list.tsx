import { Check } from 'lucide-react';
import type { TaskParts } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { Overview } from '../contract-overview.ts';
import type { texts } from '../texts.en.ts';
import { OpenedTask } from './opened-task.tsx';
import { PinnedTask, TaskRow } from './task-rows.tsx';
import type { Tasks } from './use-tasks.ts';
import styles from './tasks.module.css';

/** Nothing waits: what the month's decisions are worth. */
const Calm = ({ overview, snoozed }: { overview: Overview | undefined; snoozed: number }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const decided = overview?.decided ?? { articles: 0, yearly: '0' };
  const worth = Number(decided.yearly) > 0;
  return (
    <section className={`card ${styles.calm}`} aria-labelledby="tasks">
      <Plate icon={Check} isLarge />
      <h2 id="tasks">{t('nothingWaits')}</h2>
      <p>
        {snoozed > 0
          ? t('snoozedCount', { count: snoozed })
          : decided.articles === 0
            ? t('settledText')
            : [
                t('decidedCount', { count: decided.articles }),
                ...(worth
                  ? [t('decidedWorth', { amount: format.total(decided.yearly, overview?.currency) })]
                  : []),
              ].join(' ')}
      </p>
    </section>
  );
};

const Rows = ({ tasks, parts }: { tasks: Tasks['shown']; parts: Partial<TaskParts> }) => {
  const pins = tasks.filter(({ isPinned }) => isPinned).length;
  return tasks.map((task, at) => {
    const Part = parts[task.kind];
    const place = at - pins + 1;
    const { price } = task;
    return (
      Part && (
        <Part
          key={`${task.kind} ${task.subjectId}`}
          task={task}
          show={(words) => {
            if (task.isPinned) return <PinnedTask task={task} words={words} />;
            if (place === 1 && price !== null)
              return <OpenedTask task={task} price={price} words={words} place={place} />;
            return <TaskRow task={task} words={words} place={place} />;
          }}
        />
      )
    );
  });
};

interface TaskListProps {
  readonly tasks: Tasks;
  readonly overview: Overview | undefined;
  readonly parts: Partial<TaskParts>;
}

/** What should I do today? Warnings first, then the dearest. */
export const TaskList = ({ tasks, overview, parts }: TaskListProps) => {
  const t = useText<typeof texts>('overview');
  const { query, total, shown, hasMore } = tasks;
  if (query.isError && total === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('tasksFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  if (total === 0) return <Calm overview={overview} snoozed={tasks.snoozed} />;
  return (
    <section className={`card ${styles.tasks}`} aria-labelledby="tasks" aria-busy={total === undefined}>
      <header>
        <h2 id="tasks">{t('tasks')}</h2>
        {hasMore && !tasks.areAllAsked && (
          <button type="button" className="linkbtn" onClick={tasks.onMore}>
            {t('allTasks', { count: total ?? 0 })}
          </button>
        )}
      </header>
      {total === undefined ? (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      ) : (
        <ol>
          <Rows tasks={shown} parts={parts} />
        </ol>
      )}
      {hasMore && tasks.areAllAsked && (
        <div className="body">
          <Button isBlock onClick={tasks.onMore}>
            {t('moreTasks')}
          </Button>
        </div>
      )}
    </section>
  );
};
