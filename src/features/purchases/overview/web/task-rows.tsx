import { Ellipsis, ShieldAlert } from 'lucide-react';
import type { Task } from '#features/account/tasks/contract.ts';
import type { TaskWords } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Marked } from '#platform/web/ui/price-marks.tsx';
import type { texts } from '../texts.en.ts';
import { useSnooze } from './use-tasks.ts';
import styles from './tasks.module.css';

export interface TaskRowProps {
  readonly task: Task;
  readonly words: TaskWords;
  readonly place: number;
}

/** Puts a task off. */
export const SnoozeMenu = ({ task, named }: { task: Task; named: string }) => {
  const t = useText<typeof texts>('overview');
  const snooze = useSnooze();
  return (
    <ActionMenu
      label={t('snooze', { named })}
      className="btn sm icon quiet"
      items={[
        { id: 'tomorrow', label: t('snoozeTomorrow'), onAction: () => snooze(task, 'tomorrow') },
        { id: 'next-week', label: t('snoozeWeek'), onAction: () => snooze(task, 'next-week') },
      ]}
    >
      <Icon of={Ellipsis} />
    </ActionMenu>
  );
};

/** A title that leads on by itself where there are no buttons. */
export const TaskTitle = ({ words }: { words: TaskWords }) =>
  useMayEdit() ? <b>{words.title}</b> : <a href={words.way.href}>{words.title}</a>;

/** `8 580` with `kr/år` or `kr` under it. */
const Worth = ({ task }: { task: Task }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const amount = task.yearly ?? task.stake;
  if (amount === null) return <span className={`${styles.worth} muted`}>–</span>;
  const currency = format.currencyName(task.currency ?? 'SEK');
  const isYearly = task.yearly !== null;
  const text = format.number(amount);
  return (
    <span className={styles.worth}>
      {task.price === null ? <b>{text}</b> : <Marked>{text}</Marked>}
      <small>{isYearly ? t('perYear', { currency }) : currency}</small>{' '}
      {isYearly && task.isEstimated && <small>{t('estimated')}</small>}
    </span>
  );
};

/** One thing to do. */
export const TaskRow = ({ task, words, place }: TaskRowProps) => {
  const mayEdit = useMayEdit();
  return (
    <li className={styles.row}>
      <span className={styles.rank} aria-hidden="true">
        {place}
      </span>
      <Plate icon={words.icon} />
      <div className={styles.said}>
        <TaskTitle words={words} />
        <small>{words.detail}</small>
      </div>
      <Worth task={task} />
      {mayEdit && (
        <div className={styles.ways}>
          <ButtonLink isSmall href={words.way.href}>
            {words.way.text}
          </ButtonLink>
          <SnoozeMenu task={task} named={words.named} />
        </div>
      )}
    </li>
  );
};

/** Do not pay: above everything, until it is decided. */
export const PinnedTask = ({ task, words }: Omit<TaskRowProps, 'place'>) => {
  const format = useFormat();
  return (
    <li className={styles.pin}>
      <Icon of={ShieldAlert} />
      <p>
        <b>{words.title}</b>{' '}
        {[
          words.detail,
          ...(task.stake === null ? [] : [format.money(task.stake, task.currency ?? 'SEK')]),
        ].join(', ')}
      </p>
      <ButtonLink isSmall href={words.way.href}>
        {words.way.text}
      </ButtonLink>
    </li>
  );
};
