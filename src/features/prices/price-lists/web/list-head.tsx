import { CalendarClock, Files, Lock } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { priceListsContract } from '../contract.ts';
import { priceListPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './price-lists.module.css';
import type { ListActions } from './use-list.ts';

export type ShownList = ReplyOf<typeof priceListsContract.readPriceList>;

const worthOf = (t: TextOf<typeof texts>, format: Formats, { yearly }: ShownList): string => {
  if (yearly === null) return t('unknown');
  const amount = decimal(yearly.amount);
  if (amount.eq('0')) return t('even');
  const said = { amount: format.total(amount.abs().toFixed(), yearly.currency) };
  return amount.gt('0') ? t('more', said) : t('less', said);
};

/** What stands beside the sum: lines that it leaves out or counts for longer than they hold, and deals that are cheaper. */
const asides = (t: TextOf<typeof texts>, { left, yearly, aboveDeals, counts }: ShownList): string[] => [
  ...(aboveDeals > 0 ? [t('aboveDeals', { count: aboveDeals })] : []),
  ...(left > 0 ? [t('leftOut', { count: left })] : []),
  ...(yearly !== null && yearly.short > 0 ? [t('shortCount', { count: yearly.short })] : []),
  ...(counts.unread > 0 ? [t('unreadCount', { count: counts.unread })] : []),
];

const BesideNote = ({ beside }: { readonly beside: ShownList['beside'][number] }) => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const { isNewer, shared, offers, startsOn } = beside;
  const name =
    startsOn === null ? beside.name : t('besideName', { name: beside.name, date: format.date(startsOn) });
  return (
    <Note icon={Files}>
      {shared === 0
        ? t('beside.apart', { name })
        : t(isNewer ? 'beside.newer' : 'beside.older', { name, count: shared })}{' '}
      {offers > 0 && t(isNewer ? 'besideOffers.newer' : 'besideOffers.older', { count: offers })}{' '}
      <a href={priceListPath(beside.id)}>{t('seeList')}</a>
    </Note>
  );
};

/** What the list comes to in a sentence, when it begins, and what can be done with all that waits in it. */
export const ListHead = ({ list, actions }: { readonly list: ShownList; readonly actions: ListActions }) => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const { startsOn, isUpcoming, counts, isBulkInPlan } = list;
  const day = startsOn === null ? null : { date: format.dateInFull(startsOn) };
  return (
    <>
      {isUpcoming && day !== null && <Note icon={CalendarClock}>{t('upcoming', day)}</Note>}
      {list.beside.map((one) => (
        <BesideNote key={one.id} beside={one} />
      ))}
      <section className={`card ${styles.head}`} aria-label={t('yearly')}>
        <p>
          <b>{list.supplierId === null ? t('noSupplier') : worthOf(t, format, list)}</b>
          {list.yearly?.isEstimated === true && <span className="muted"> ({t('estimated')})</span>}
          <br />
          <span className="muted small">
            {day === null ? t('noStart') : isUpcoming ? t('fromDate', day) : t('began', day)} ·{' '}
            {t('pricesOf', { count: list.prices })} · {t('messages', { count: list.messages })}
          </span>
          {asides(t, list).map((text) => (
            <span key={text} className={styles.aside}>
              {text}
            </span>
          ))}
        </p>
        {counts.open > 0 && list.supplierId !== null && (
          <div className={styles.ways} data-row-acts>
            <Button
              kind="primary"
              {...(isBulkInPlan ? {} : { icon: Lock })}
              disabled={!isBulkInPlan}
              title={isBulkInPlan ? undefined : t('bulkLocked')}
              does={priceListsContract.acceptListPrices}
              isBusy={actions.isBusy}
              onClick={() => void actions.acceptAll()}
            >
              {t('acceptAll')}
            </Button>
            <Button isBusy={actions.isBusy} onClick={() => void actions.choose(null, 'offer')}>
              {t('keepAll')}
            </Button>
            <Button kind="quiet" isBusy={actions.isBusy} onClick={() => void actions.choose(null, 'refused')}>
              {t('refuseAll')}
            </Button>
          </div>
        )}
      </section>
      {counts.open > 0 && !isBulkInPlan && <p className="muted small">{t('bulkLocked')}</p>}
    </>
  );
};
