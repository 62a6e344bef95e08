import type { ReactNode } from 'react';
import type { Task } from '#features/account/tasks/contract.ts';
import type { TaskParts } from '#features/account/tasks/web/feature.tsx';
import { rankOf } from '#features/account/tasks/rules.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

/** Numbers that are said as words. */
const spoken = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const thingsOf = (t: Words, count: number): string => {
  const word = spoken.find((one) => one === count);
  return t('things', { count, number: word === undefined ? String(count) : t(`number.${word}`) });
};

/** The task that the sentence names: the only one, else the first with an amount. */
export const namedTask = (tasks: readonly Task[], total: number): Task | undefined =>
  total === 1 ? tasks[0] : tasks.find((one) => [1, 2].includes(rankOf(one)));

interface DayProps {
  readonly tasks: readonly Task[];
  /** Undefined until it can be said. */
  readonly total: number | undefined;
  readonly snoozed: number;
  readonly isEmpty: boolean;
  readonly parts: Partial<TaskParts>;
  readonly show: (sentence: string) => ReactNode;
}

/** What the day holds in one sentence, of the same rows as the list: how many things, and which is the dearest. */
export const DaySentence = ({ tasks, total, snoozed, isEmpty, parts, show }: DayProps) => {
  const t = useText<typeof texts>('overview');
  if (total === undefined || (isEmpty && total === 0)) return show(t('title'));
  if (total === 0) return show(t(snoozed > 0 ? 'calmSnoozed' : 'calm'));
  const things = thingsOf(t, total);
  const worst = namedTask(tasks, total);
  const Part = worst === undefined ? undefined : parts[worst.kind];
  if (worst === undefined || Part === undefined) return show(t('day', { things }));
  const key = total === 1 ? 'dayAlone' : rankOf(worst) === 1 ? 'dayDearest' : 'dayLargest';
  return <Part task={worst} show={({ named }) => show(t(key, { things, named }))} />;
};
