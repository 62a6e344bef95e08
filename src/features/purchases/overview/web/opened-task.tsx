import type { Task } from '#features/account/tasks/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Marked } from '#platform/web/ui/price-marks.tsx';
import type { texts } from '../texts.en.ts';
import { SnoozeMenu, TaskTitle, type TaskRowProps } from './task-rows.tsx';
import styles from './tasks.module.css';

type Price = NonNullable<Task['price']>;

const isRise = ({ amount }: Price['parts'][number]): boolean => Number(amount) > 0;

/** What a rise is made of: one stacked bar of what adds to it, with each part in words below. */
const CauseBar = ({
  price,
  causeName,
}: {
  price: Price;
  causeName: NonNullable<TaskRowProps['words']['causeName']>;
}) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const rises = price.parts.filter(isRise);
  // One cause alone is said already, and needs no bar.
  if (rises.length < 2) return null;
  const decimals = Math.max(2, price.parts[0]?.amount.split('.')[1]?.length ?? 2);
  const parts = [...rises, ...price.parts.filter((part) => !isRise(part))].map(({ name, amount }) => ({
    name: causeName(name),
    amount: format.plainChange(amount, decimals),
    share: Math.max(0, Number(amount)),
  }));
  const told = parts.map(({ name, amount }) => `${name} ${amount}`).join(', ');
  return (
    <div className={styles.causes}>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('causes', { unit: format.unitName(price.baseUnit ?? price.unit), parts: told })}
      >
        {parts.map(({ name, share }) => share > 0 && <i key={name} style={{ flex: share }} />)}
      </div>
      <dl>
        {parts.map(({ name, amount, share }) => (
          <div key={name} style={{ flex: share }}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const PriceNow = ({ task, price }: { task: Task; price: Price }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const currency = format.currencyName(task.currency ?? 'SEK');
  return (
    <div className={styles.price}>
      <p>
        {price.from !== null && <span className="muted">{format.price(price.from)} → </span>}
        <Marked>{format.price(price.to)}</Marked>{' '}
        <small>
          {currency}/{format.unitName(price.unit)}
        </small>
      </p>
      {task.yearly !== null && (
        <p className={styles.yearly}>
          {format.number(task.yearly)}{' '}
          <small>
            {t('perYear', { currency })}
            {task.isEstimated && ` ${t('estimated')}`}
          </small>
        </p>
      )}
    </div>
  );
};

/** The first thing to do, opened: why, the price, and the ways out. */
export const OpenedTask = ({ task, price, words, place }: TaskRowProps & { readonly price: Price }) => {
  const mayEdit = useMayEdit();
  return (
    <li className={styles.open}>
      <div>
        <div className={styles.head}>
          <span className={styles.rank} aria-hidden="true">
            {place}
          </span>
          <Plate icon={words.icon} />
          <div className={styles.said}>
            <TaskTitle words={words} />
            <small>{words.detail}</small>
          </div>
        </div>
        {words.causeName && <CauseBar price={price} causeName={words.causeName} />}
      </div>
      <PriceNow task={task} price={price} />
      {mayEdit && (
        <div className={styles.ways}>
          <ButtonLink kind="primary" href={words.way.href}>
            {words.way.text}
          </ButtonLink>
          {words.otherWay && <ButtonLink href={words.otherWay.href}>{words.otherWay.text}</ButtonLink>}
          <SnoozeMenu task={task} named={words.named} />
        </div>
      )}
    </li>
  );
};
