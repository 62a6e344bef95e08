import type { TaskPart, TaskWords } from '#features/account/tasks/web/feature.tsx';
import type { Task } from '#features/account/tasks/contract.ts';
import { decimal } from '#core/values/decimal.ts';
import { useFormat, type Formats } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { alertsPath, watchedArticlePath } from '../paths.ts';
import type { texts as monitoring } from '../texts.en.ts';
import type { texts } from '../texts-tasks.en.ts';

type Words = TextOf<typeof texts>;

// A cause is said where it makes dearer; what else may lie behind a price, its own screen tells.
const said = ['pack', 'discount-lost', 'discount-lower', 'list'] as const;
const parts = ['list', 'discount', 'pack', 'other'] as const;

/** A deal in force is broken. */
const isOverDeal = ({ price }: Task): boolean =>
  price !== null && price.from !== null && price.causes[0] === 'deal' && !price.changePercent.startsWith('-');

const titleOf = (t: Words, format: Formats, task: Task): string => {
  const { name, price, currency } = task;
  if (price?.from == null) return t('unit', { name });
  if (isOverDeal(task)) {
    const over = decimal(price.to).minus(decimal(price.from)).toFixed();
    return t('overDeal', { name, amount: format.unitPrice(over, currency ?? 'SEK', price.unit) });
  }
  const percent = format.percent(price.changePercent.replace('-', ''));
  if (Number(price.changePercent) === 0) return t('even', { name });
  if (price.changePercent.startsWith('-')) return t('down', { name, percent });
  const cause = said.find((one) => one === price.causes[0]);
  const risen = t('up', { name, percent });
  return cause === undefined ? risen : `${risen}. ${t(`${cause}`)}`;
};

/** Money can be claimed back where a deal in force is broken, as the letter about it says; otherwise there is a price to decide on. */
const wayOf = (t: Words, format: Formats, task: Task): string =>
  isOverDeal(task) && task.price !== null && decimal(task.price.extra).gt('0')
    ? t('claim', { amount: format.money(task.price.extra, task.currency ?? 'SEK') })
    : t('decide');

const wordsOf = (t: Words, part: TextOf<typeof monitoring>, format: Formats, task: Task): TaskWords => ({
  named: task.name,
  title: titleOf(t, format, task),
  detail: t('detail', {
    count: task.count,
    supplier: task.supplierName ?? '',
    date: task.date === null ? '' : format.dateInFull(task.date),
  }),
  icon: categoryIcon(task.category),
  way: { text: wayOf(t, format, task), href: alertsPath({ article: task.subjectId }) },
  otherWay: { text: t('history'), href: watchedArticlePath(task.subjectId) },
  causeName: (name) => part(`part.${parts.find((one) => one === name) ?? 'other'}`),
});

const PriceTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('price-monitoring-tasks');
  const part = useText<typeof monitoring>('price-monitoring');
  const format = useFormat();
  return show(wordsOf(t, part, format, task));
};

export { PriceTask as undecidedPrice };
