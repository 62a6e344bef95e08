import type { TaskPart, TaskWords } from '#features/account/tasks/web/feature.tsx';
import type { Task } from '#features/account/tasks/contract.ts';
import { decimal } from '#core/values/decimal.ts';
import { useFormat, type Formats } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { claimPath } from '#platform/wire/doors.ts';
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

/** Money can be claimed back where a deal in force is broken and no claim has it yet; otherwise there is a price to decide on. */
const wayOf = (t: Words, format: Formats, task: Task): string => {
  const toClaim = task.price?.claim?.toClaim ?? '0';
  return isOverDeal(task) && decimal(toClaim).gt('0')
    ? t('claim', { amount: format.money(toClaim, task.currency ?? 'SEK') })
    : t('decide');
};

const detailOf = (t: Words, format: Formats, { price, count, supplierName, date }: Task): string => {
  const number = price?.claim?.standsIn?.number;
  const bought = t('detail', {
    count,
    supplier: supplierName ?? '',
    date: date === null ? '' : format.dateInFull(date),
  });
  return number === undefined ? bought : `${bought} · ${t('claimedIn', { number })}`;
};

const otherWayOf = (t: Words, { price, subjectId }: Task): NonNullable<TaskWords['otherWay']> => {
  const claim = price?.claim?.standsIn ?? null;
  return claim === null
    ? { text: t('history'), href: watchedArticlePath(subjectId) }
    : { text: t('seeClaim', { number: claim.number }), href: claimPath(claim.id) };
};

const wordsOf = (t: Words, part: TextOf<typeof monitoring>, format: Formats, task: Task): TaskWords => ({
  named: task.name,
  title: titleOf(t, format, task),
  detail: detailOf(t, format, task),
  icon: categoryIcon(task.category),
  way: { text: wayOf(t, format, task), href: alertsPath({ article: task.subjectId }) },
  otherWay: otherWayOf(t, task),
  causeName: (name) => part(`part.${parts.find((one) => one === name) ?? 'other'}`),
});

const PriceTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('price-monitoring-tasks');
  const part = useText<typeof monitoring>('price-monitoring');
  const format = useFormat();
  return show(wordsOf(t, part, format, task));
};

export { PriceTask as undecidedPrice };
