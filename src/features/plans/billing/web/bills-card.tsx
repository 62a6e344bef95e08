import { Check } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { billingContract } from '../contract.ts';
import type { Billing, ShownBill } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

const vatKeys = { standard: 'vat25', reverse: 'vatReverse', none: 'vatNone' } as const;

const useAbout = () => {
  const t = useText<typeof texts>('billing');
  return ({ lines }: ShownBill): string => {
    const main = lines.find(({ isProration, plan }) => !isProration && plan !== null);
    const line = main ?? lines.find(({ plan }) => plan !== null);
    if (line === undefined || line.plan === null) return lines[0]?.description ?? '';
    const plan = t(`plan.${line.plan}`);
    return main === undefined
      ? t('billRest', { plan })
      : t('billOf', { plan, units: t('units', { count: line.units ?? 1 }) });
  };
};

const State = ({ state }: Pick<ShownBill, 'state'>) => {
  const t = useText<typeof texts>('billing');
  if (state === 'paid')
    return (
      <Badge tone="ok" icon={Check}>
        {t('bill.paid')}
      </Badge>
    );
  return <Badge tone={state === 'open' ? 'bad' : 'plain'}>{t(`bill.${state}`)}</Badge>;
};

const Paper = ({ bill }: { readonly bill: ShownBill }) => {
  const t = useText<typeof texts>('billing');
  const download = useDownload(billingContract.downloadBill);
  if (bill.state === 'coming') return null;
  const number = bill.number ?? bill.id;
  return (
    <Button
      kind="quiet"
      isSmall
      aria-label={t('pdfOf', { number })}
      onClick={() => void download({ params: { billId: bill.id } }, `krogkoll-${number}.pdf`)}
    >
      {t('pdf')}
    </Button>
  );
};

const Table = ({ bills }: { readonly bills: readonly ShownBill[] }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const about = useAbout();
  return (
    <table className={styles.billtable}>
      <caption className="visually-hidden">{t('bills')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bill.date')}</th>
          <th scope="col">{t('bill.number')}</th>
          <th scope="col">{t('bill.about')}</th>
          <th scope="col">{t('bill.net')}</th>
          <th scope="col">{t('bill.state')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('pdf')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <td>{format.isoDay(bill.date)}</td>
            <td className="muted">{bill.number ?? '–'}</td>
            <td>{about(bill)}</td>
            <td>{format.money(bill.net, bill.currency)}</td>
            <td>
              <State state={bill.state} />
            </td>
            <td>
              <Paper bill={bill} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const List = ({ bills }: { readonly bills: readonly ShownBill[] }) => {
  const format = useFormat();
  const about = useAbout();
  return (
    <ul className={styles.bills}>
      {bills.map((bill) => (
        <li key={bill.id}>
          <b className="strong">{format.isoDay(bill.date)}</b>
          <b>{format.money(bill.net, bill.currency)}</b>
          <span className="small muted">
            {about(bill)}
            {bill.number !== null && ` · ${bill.number}`}
          </span>
          <span className={styles.billend}>
            <State state={bill.state} />
            <Paper bill={bill} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What the renewal will be charged. */
export const NextBill = ({ billing }: { readonly billing: Billing }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const about = useAbout();
  const { data } = useCall(billingContract.listBills, {});
  const next = data?.next ?? null;
  const money = (amount: string, bill: ShownBill) => format.money(amount, bill.currency);
  return (
    <Card title={t(billing.paid?.isOnInvoice === true ? 'nextInvoice' : 'next')}>
      {next === null ? (
        <p className="muted">{t('nextNone')}</p>
      ) : (
        <Facts
          facts={[
            [`${format.isoDay(next.date)}, ${about(next)}`, money(next.net, next)],
            [t(vatKeys[billing.vat]), money(next.tax, next)],
            [
              t('toPay'),
              <b key="sum" className="strong summed inrow">
                {money(next.total, next)}
              </b>,
            ],
          ]}
        />
      )}
    </Card>
  );
};

/** Invoices from us, newest first, each as PDF and all in one archive. */
export const BillsCard = () => {
  const t = useText<typeof texts>('billing');
  const { data, error, refetch } = useCall(billingContract.listBills, {});
  const receipts = useDownload(billingContract.downloadReceipts);
  const isWide = useIsAtLeast('sm');
  const bills = data === undefined ? [] : [...(data.next === null ? [] : [data.next]), ...data.bills];
  return (
    <Card title={t('bills')} aside={<span className="small muted">{t('net')}</span>}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={3} />
        ) : (
          <LoadFailed title={t('billsFailed')} error={error} onRetry={() => void refetch()} />
        )
      ) : bills.length === 0 ? (
        <p className="muted">{t('billsNone')}</p>
      ) : (
        <>
          {isWide ? <Table bills={bills} /> : <List bills={bills} />}
          {data.bills.length > 0 && (
            <div className={`acts ${styles.under}`}>
              <Button isSmall onClick={() => void receipts({}, t('receiptsFile'))}>
                {t('allReceipts')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
};
