import { Check } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
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

const Row = ({ bill }: { readonly bill: ShownBill }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const about = useAbout();
  const download = useDownload(billingContract.downloadBill);
  const number = bill.number ?? bill.id;
  return (
    <li>
      <span>
        <b className="strong">{about(bill)}</b>
        <br />
        <span className="small muted">
          {format.dateInFull(bill.date)} · {number}
        </span>
      </span>
      <span className={styles.billend}>
        <span>{format.money(bill.net, bill.currency)}</span>
        {bill.state === 'paid' ? (
          <Badge tone="ok" icon={Check}>
            {t('bill.paid')}
          </Badge>
        ) : (
          <Badge tone={bill.state === 'open' ? 'bad' : 'plain'}>{t(`bill.${bill.state}`)}</Badge>
        )}
        <Button
          kind="quiet"
          isSmall
          aria-label={t('pdfOf', { number })}
          onClick={() => void download({ params: { billId: bill.id } }, `krogkoll-${number}.pdf`)}
        >
          {t('pdf')}
        </Button>
      </span>
    </li>
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
            [`${format.dateInFull(next.date)}, ${about(next)}`, money(next.net, next)],
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
  const count = data?.bills.length ?? 0;
  return (
    <Card title={t('bills')} aside={<span className="small muted">{t('net')}</span>}>
      {data === undefined ? (
        error === null ? (
          <Skeleton lines={3} />
        ) : (
          <LoadFailed title={t('billsFailed')} error={error} onRetry={() => void refetch()} />
        )
      ) : count === 0 ? (
        <p className="muted">{t('billsNone')}</p>
      ) : (
        <>
          <ul className={styles.bills}>
            {data.bills.map((bill) => (
              <Row key={bill.id} bill={bill} />
            ))}
          </ul>
          <div className="acts">
            <Button isSmall onClick={() => void receipts({}, t('receiptsFile'))}>
              {t('allReceipts')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
};
