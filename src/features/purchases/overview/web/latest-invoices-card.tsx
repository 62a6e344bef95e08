import type { InvoiceRow } from '#features/purchases/invoices/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { RowList } from '#platform/web/ui/tables/row-list.tsx';
import { invoicePath, invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './latest-invoices.module.css';

const Standing = ({ invoice }: { invoice: InvoiceRow }) => {
  const t = useText<typeof texts>('overview');
  if (invoice.held) return <Badge tone="look">{t('held')}</Badge>;
  const { unresolvedCount, deviationCount } = invoice;
  if (unresolvedCount > 0) return <Badge tone="look">{t('deviations', { count: unresolvedCount })}</Badge>;
  if (invoice.wrongTotal) return <Badge tone="line">{t('wrongTotal')}</Badge>;
  return deviationCount > 0 ? t('settledDeviations', { count: deviationCount }) : t('noDeviations');
};

/** The invoices that came last, with what deviates on them. */
export const LatestInvoicesCard = ({ invoices }: { invoices: readonly InvoiceRow[] }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  return (
    <Card
      title={t('latest')}
      aside={
        <a className="small" href={invoicesPath()}>
          {t('allInvoices')}
        </a>
      }
      className={styles.latest}
    >
      <RowList
        label={t('latest')}
        rows={invoices}
        rowKey={(invoice) => invoice.id}
        rowHref={(invoice) => invoicePath(invoice.id)}
        listRow={(invoice) => ({
          lead: <Monogram name={invoice.supplier.displayName} />,
          title: invoice.supplier.displayName,
          value: format.money(invoice.total, invoice.currency),
          detail: `${format.date(invoice.issueDate)} · ${invoice.number}`,
          note: <Standing invoice={invoice} />,
        })}
      />
    </Card>
  );
};
