import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import type { FeeShown } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './radar.module.css';

const Marks = ({ fee }: { readonly fee: FeeShown }) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  const { first, rise, oftener, currency } = fee;
  const amount = (value: string): string =>
    rise?.by === 'share' ? format.share(value) : format.money(value, currency);
  return (
    <>
      {first.isNews && <Badge tone="info">{t('isNew', { date: format.date(first.date) })}</Badge>}
      {rise !== null && (
        <Badge tone="bad">
          {t(rise.by === 'share' ? 'roseShare' : 'rose', {
            percent: format.percentChange(rise.percent),
            date: format.date(rise.date),
            from: amount(rise.from),
            to: amount(rise.to),
          })}
        </Badge>
      )}
      {oftener !== null && <Badge tone="info">{t('oftener', oftener)}</Badge>}
    </>
  );
};

/** The months' sums and the newest invoices of a fee. */
const Behind = ({ fee }: { readonly fee: FeeShown }) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  return (
    <details className={styles.behind}>
      <summary className="small">{t('behind')}</summary>
      <table className="table plain dense">
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col" className="num">
              {t('invoices')}
            </th>
            <th scope="col" className="num">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fee.months.toReversed().map(({ month, sum, count }) => (
            <tr key={month}>
              <td>{format.month(`${month}-01`)}</td>
              <td className="num">{count}</td>
              <td className="num">{format.money(sum, fee.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.invoices}>
        {fee.invoices.map(({ invoiceId, number, date, amount }) => (
          <li key={invoiceId}>
            <a href={invoicePath(invoiceId)}>{number}</a>
            <span className="muted small">{format.date(date)}</span>
            <span className="num">{format.money(amount, fee.currency)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Does the supplier charge more beside the goods than before? */
export const FeesCard = ({ fees }: { readonly fees: readonly FeeShown[] }) => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  return (
    <Card title={t('fees')} aside={<span className="small muted">{t('feesWhy')}</span>}>
      {fees.length === 0 && <p className="muted">{t('noFees')}</p>}
      <ul className={styles.rows}>
        {fees.map((fee) => (
          <li key={`${fee.kind} ${fee.currency}`} className={styles.fee}>
            <div className={styles.row}>
              <b>{t(`fee.${fee.kind}`)}</b>
              <b className="num">{format.money(fee.sum, fee.currency)}</b>
            </div>
            <p className="muted small">
              {t('onInvoices', {
                count: fee.count,
                of: fee.of,
                amount: format.money(fee.latest.amount, fee.currency),
                date: format.date(fee.latest.date),
              })}
            </p>
            <div className={styles.marks}>
              <Marks fee={fee} />
            </div>
            <Behind fee={fee} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
