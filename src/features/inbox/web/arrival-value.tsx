import { useFormat } from '#platform/web/format.ts';
import { useCodeText, useText } from '#platform/web/i18n.ts';
import type { ArrivalRow } from '../contract.ts';
import { type ArrivalValue, valueOfArrival } from '../rules-value.ts';
import type { texts } from '../texts.en.ts';

/** An amount as it is written where its currency may be unknown. */
export const useAmount = () => {
  const format = useFormat();
  return ({ amount, currency }: Pick<ArrivalValue, 'amount' | 'currency'>): string =>
    currency === null ? format.number(amount, 2) : format.money(amount, currency);
};

/** How long an arrival has waited for a person, in whole days. */
const useAge = () => {
  const t = useText<typeof texts>('inbox');
  const format = useFormat();
  return ({ receivedAt }: ArrivalRow): string => {
    const days = format.daysAgo(receivedAt);
    return days === 0 ? t('today') : t('waited', { count: days });
  };
};

/** What an arrival is worth, and unless brief whether anybody has looked at it; nothing where nothing was read. */
export const Value = ({ arrival, isBrief = false }: { arrival: ArrivalRow; isBrief?: boolean }) => {
  const t = useText<typeof texts>('inbox');
  const amountOf = useAmount();
  const value = valueOfArrival(arrival);
  if (value === null) return null;
  return (
    <span className={value.isConfirmed ? 'arrivalvalue' : 'arrivalvalue unsure'}>
      {amountOf(value)}
      {!isBrief && !value.isConfirmed && <small>{t('unconfirmed')}</small>}
    </span>
  );
};

/** When an arrival came; of one that waits also for how long it has. */
export const Received = ({ arrival }: { arrival: ArrivalRow }) => {
  const format = useFormat();
  const ageOf = useAge();
  const { receivedAt, group } = arrival;
  return (
    <time className="received" dateTime={receivedAt}>
      {format.date(receivedAt)}
      <small>{group === 'attention' ? ageOf(arrival) : format.time(receivedAt)}</small>
    </time>
  );
};

/** On phones, below a row that waits: why, for how long, and whether its amount is sure. */
export const Waiting = ({ arrival }: { arrival: ArrivalRow }) => {
  const t = useText<typeof texts>('inbox');
  const reasonText = useCodeText('documents', 'reason');
  const ageOf = useAge();
  const { reason } = arrival;
  const isUnsure = valueOfArrival(arrival)?.isConfirmed === false;
  return (
    <>
      {[
        ...(reason === null ? [] : [reasonText(reason)]),
        ageOf(arrival),
        ...(isUnsure ? [t('unconfirmedAmount')] : []),
      ].join(' · ')}
    </>
  );
};
