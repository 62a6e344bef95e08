import { useMemo } from 'react';
import { decimal } from '#core/values/decimal.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PaperSheet } from '#platform/web/ui/pdf/paper-sheet.tsx';
import type { PdfNeedle } from '#platform/web/ui/pdf/pdf-find.ts';
import type { PdfMark } from '#platform/web/ui/pdf/pdf-page.tsx';
import { PdfPane } from '#platform/web/ui/pdf/pdf-pane.tsx';
import { useDownload } from '#platform/web/calls/use-download.ts';
import type { InvoiceDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { type InvoiceLine, isPending } from './decisions.tsx';
import { useAccountText } from './account-text.ts';

export type InvoiceDocument = InvoiceDetail['documents'][number];

/** The document whose pages a person can see, or null when only an e-invoice came. */
export const pdfOf = (invoice: InvoiceDetail): InvoiceDocument | null =>
  invoice.documents.find(({ contentType }) => contentType === 'application/pdf') ?? null;

/** How each line is found on the printed pages: by its number, the beginning of its name, its price and its sum. */
export const useNeedles = (invoice: InvoiceDetail | null): readonly PdfNeedle[] => {
  const format = useFormat();
  return useMemo(
    () =>
      (invoice?.lines ?? []).map((line) => ({
        key: String(line.lineNo),
        words: [
          { text: line.articleNumber ?? '', weight: 3 },
          { text: line.name.slice(0, 16), weight: 3 },
          { text: format.price(line.sum), weight: 2 },
          { text: decimal(line.sum).toFixed(2), weight: 2 },
          { text: line.price === null ? '' : format.price(line.price), weight: 1 },
        ],
      })),
    [invoice, format],
  );
};

const Sheet = ({ invoice, activeLine }: { invoice: InvoiceDetail; activeLine: InvoiceLine | null }) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const accountText = useAccountText();
  const price = (value: string | null) => (value === null ? '' : format.price(value));
  const markOf = (line: InvoiceLine) => {
    if (line.lineNo === activeLine?.lineNo) return 'active' as const;
    return isPending(line) ? ('pale' as const) : undefined;
  };
  const charges = invoice.charges.map(
    ({ charge, kind, reason, amount }) =>
      [reason ?? t(`kind.${kind}`), format.price(charge ? amount : decimal(amount).neg().toFixed())] as const,
  );
  const { supplier, currency } = invoice;
  return (
    <div className="paper-pane">
      <div className="pdfbar">
        <span className="grow muted papernote">{t('sheetNote')}</span>
      </div>
      <PaperSheet
        label={t('sheetOf', { number: invoice.number, supplier: supplier.displayName })}
        issuer={supplier.displayName}
        kind={t(invoice.creditNote ? 'creditNote' : 'invoice')}
        boxes={[
          [t('number'), invoice.number],
          [t('issueDate'), invoice.issueDate],
          [t('due'), invoice.dueDate ?? '–'],
          [`${t('sheetTotal')} ${format.currencyName(currency)}`, format.price(invoice.total)],
        ]}
        columns={[
          { header: t('articleNumber') },
          { header: t('description') },
          { header: t('quantity'), isNumeric: true },
          { header: t('unit') },
          { header: t('aPrice'), isNumeric: true },
          { header: t('vat'), isNumeric: true },
          { header: t('amount'), isNumeric: true },
        ]}
        rows={invoice.lines.map((line) => ({
          key: String(line.lineNo),
          mark: markOf(line),
          cells: [
            line.articleNumber ?? '',
            line.name,
            line.quantity === null ? '' : line.quantity.replace('.', ','),
            format.unitName(line.unit),
            price(line.price),
            line.vatRate === null ? '' : `${line.vatRate.replace('.', ',')}\u00a0%`,
            format.price(line.sum),
          ],
        }))}
        sums={[
          ...charges,
          [t('net'), format.price(invoice.net)],
          ...(invoice.taxTotal === null ? [] : [[t('vat'), format.price(invoice.taxTotal)] as const]),
          ...(invoice.rounding === null || decimal(invoice.rounding).eq('0')
            ? []
            : [[t('rounding'), format.price(invoice.rounding)] as const]),
        ]}
        total={[`${t('sheetTotal')} ${currency}`, format.price(invoice.total)]}
        foot={[
          ...invoice.accounts.map(accountText),
          ...(invoice.paymentReference === null ? [] : [`${t('reference')} ${invoice.paymentReference}`]),
        ]}
      />
    </div>
  );
};

interface InvoiceOriginalProps {
  readonly invoice: InvoiceDetail;
  readonly pdf: InvoiceDocument | null;
  readonly bytes: Blob | null;
  readonly hasFailed: boolean;
  readonly marks: readonly PdfMark[];
  readonly activeLine: InvoiceLine | null;
}

/** The invoice as it came: its PDF, else a sheet drawn from the e-invoice. The open line wears the marker. */
export const InvoiceOriginal = ({
  invoice,
  pdf,
  bytes,
  hasFailed,
  marks,
  activeLine,
}: InvoiceOriginalProps) => {
  const t = useText<typeof texts>('invoices');
  const download = useDownload(documentsContract.downloadOriginal);
  if (pdf === null) return <Sheet invoice={invoice} activeLine={activeLine} />;
  const shown = new Set(invoice.lines.filter(isPending).map(({ lineNo }) => String(lineNo)));
  const active = activeLine === null ? null : String(activeLine.lineNo);
  return (
    <PdfPane
      bytes={bytes}
      hasFailed={hasFailed}
      marks={marks.filter(({ key }) => key === active || shown.has(key))}
      activeKey={active}
      label={t('pdfOf', { number: invoice.number })}
      onDownload={() => void download({ params: { documentId: pdf.id } }, pdf.fileName)}
    />
  );
};
