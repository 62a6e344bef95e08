import { useRouter } from '@tanstack/react-router';
import { Check, ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { decimal, sumOf } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { useShortcut } from '#platform/web/ui/shell/shortcut.ts';
import { invoicePath } from '../paths.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { InvoiceParts } from './feature.tsx';
import { useCheckText } from './invoice-notes.tsx';
import { DeviationBadge } from './invoice-table.tsx';

/** The way to the invoices before and after, also by p and n. */
export const Neighbours = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const router = useRouter();
  const { previousId, nextId } = invoice;
  const go = (id: string | null) => id !== null && void router.navigate({ href: invoicePath(id) });
  useShortcut(['p', 'n'], (key) => go(key === 'p' ? previousId : nextId));
  const step = (id: string | null, label: string, icon: typeof ChevronUp, key: string) =>
    id === null ? (
      <Button isIconOnly icon={icon} disabled>
        {label}
      </Button>
    ) : (
      <ButtonLink
        isIconOnly
        icon={icon}
        href={invoicePath(id)}
        title={`${label} (${key})`}
        aria-keyshortcuts={key}
      >
        {label}
      </ButtonLink>
    );
  return (
    <div className="steps">
      {step(previousId, t('previous'), ChevronUp, 'P')}
      {step(nextId, t('next'), ChevronDown, 'N')}
    </div>
  );
};

/** Total, dates, number, and what it costs against the watched prices. */
export const InvoiceFacts = ({
  invoice,
  parts: { HandoverFact, HistoryFact },
}: {
  invoice: InvoiceDetail;
  parts: Partial<InvoiceParts>;
}) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const due = invoice.dueDate === null ? '–' : format.dateInFull(invoice.dueDate);
  return (
    <dl className="meta">
      <div className="p">
        <dt>{t('total')}</dt>
        <dd className="metafigure summed">{format.money(invoice.total, invoice.currency)}</dd>
        <dd className="only-s flex">
          <DeviationBadge row={invoice} hasIcon />
        </dd>
      </div>
      <div>
        <dt>{t('issueDate')}</dt>
        <dd>{format.dateInFull(invoice.issueDate)}</dd>
      </div>
      <div>
        <dt>{t('due')}</dt>
        <dd>{due}</dd>
      </div>
      <div className="not-s">
        <dt>{t('number')}</dt>
        <dd>
          {invoice.number}
          {invoice.creditNote && ` · ${t('creditNote')}`}
        </dd>
      </div>
      <div>
        <dt>{t('againstWatched')}</dt>
        <dd>{format.change(invoice.againstWatched, invoice.currency)}</dd>
      </div>
      {HandoverFact !== undefined && <HandoverFact invoiceId={invoice.id} />}
      {HistoryFact !== undefined && <HistoryFact invoiceId={invoice.id} />}
    </dl>
  );
};

/** Charges, net, VAT and total, and whether the lines add up to them and they to the amount that is asked for. */
export const InvoiceSums = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const checkText = useCheckText(invoice.currency);
  const signed = invoice.charges.map(({ charge, amount }) =>
    charge ? decimal(amount) : decimal(amount).neg(),
  );
  const lines = sumOf(invoice.lines.map(({ sum }) => decimal(sum)));
  const difference = decimal(invoice.net).minus(lines).minus(sumOf(signed)).abs();
  // Half an öre may hide in every rounded line.
  const isSummed = difference.lte(decimal('0.005').times(String(invoice.lines.length + 4)));
  const wrong = isSummed ? invoice.checks.find(({ code }) => code === 'document.payable') : undefined;
  return (
    <div className="linesums">
      {invoice.charges.length > 0 && (
        <dl className="chargelist" aria-label={t('charges')}>
          {invoice.charges.map(({ kind, reason }, index) => (
            <div key={`${kind}-${index}`}>
              <dt>{reason ?? t(`kind.${kind}`)}</dt>
              <dd>{format.price(signed[index]?.toFixed() ?? '0')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="rec">
        {isSummed && wrong === undefined ? (
          <Badge tone="ok" icon={Check}>
            {t('linesMatch')}
          </Badge>
        ) : (
          <span className="amber linecheck">
            <Icon of={TriangleAlert} />
            {wrong === undefined
              ? t('linesDiffer', { difference: format.money(difference.toFixed(), invoice.currency) })
              : checkText(wrong)}
          </span>
        )}
        <span className="muted">
          {t('net')} {format.price(invoice.net)}
        </span>
        {invoice.taxTotal !== null && (
          <span className="muted">
            {t('vat')} {format.price(invoice.taxTotal)}
          </span>
        )}
        {invoice.rounding !== null && !decimal(invoice.rounding).eq('0') && (
          <span className="muted">
            {t('rounding')} {format.price(invoice.rounding)}
          </span>
        )}
        <span className="summed strong">{format.price(invoice.total)}</span>
      </div>
    </div>
  );
};
