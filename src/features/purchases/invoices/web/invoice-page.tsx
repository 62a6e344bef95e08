import { Download } from 'lucide-react';
import { useState } from 'react';
import { Locked } from '#features/account/plan/web/feature.tsx';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { PdfCrop } from '#platform/web/ui/pdf/pdf-crop.tsx';
import { usePdfMarks } from '#platform/web/ui/pdf/use-pdf-marks.ts';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { SplitPane } from '#platform/web/ui/shell/split-pane.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { useBytes, useDownload } from '#platform/web/calls/use-download.ts';
import { CreditUses } from '#features/prices/claims/web/feature.tsx';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { invoicesPath } from '../paths.ts';
import { type InvoiceDetail, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { type Decision, isPending } from './decisions.tsx';
import type { InvoiceParts } from './feature.tsx';
import { useDecisions } from './use-decisions.ts';
import { InvoiceFacts, Neighbours } from './invoice-figures.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceNotes } from './invoice-notes.tsx';
import { InvoiceOriginal, pdfOf, useNeedles } from './invoice-original.tsx';
import { DeviationBadge, useInvoicesLive } from './invoice-table.tsx';

const givesBack = ({ creditNote, lines }: InvoiceDetail): boolean =>
  creditNote || lines.some(({ sum }) => sum.startsWith('-'));

const Detail = ({ stored, parts }: { stored: InvoiceDetail; parts: Partial<InvoiceParts> }) => {
  const t = useText<typeof texts>('invoices');
  const { values, change, hrefWith } = useQueryString();
  const isWide = useIsAtLeast('md');
  const mayEdit = useMayEdit();
  const download = useDownload(documentsContract.downloadOriginal);
  const { decide, withDecisions } = useDecisions();
  const [showsPdf, setShowsPdf] = useState(false);
  const invoice = withDecisions(stored);
  const pdf = pdfOf(invoice);
  const original = useBytes(
    documentsContract.downloadOriginal,
    pdf === null ? null : { params: { documentId: pdf.id } },
  );
  const needles = useNeedles(stored);
  const marks = usePdfMarks(original.bytes, needles);
  const pending = invoice.lines.filter(isPending);
  const asked = invoice.lines.find(({ lineNo }) => String(lineNo) === values['line']);
  const activeLine = asked ?? pending[0] ?? null;
  const mark = marks.find(({ key }) => key === String(activeLine?.lineNo));
  const isOnly = values['only'] !== undefined && invoice.lines.some(({ alert }) => alert !== null);
  const lines = isOnly ? invoice.lines.filter(({ alert }) => alert !== null) : invoice.lines;
  const onDecide = (decision: Decision) => {
    decide(decision);
    const rest = pending.filter(({ articleId }) => articleId !== decision.articleId);
    const next = rest.find(({ lineNo }) => lineNo > decision.line.lineNo) ?? rest[0];
    change({ line: next === undefined ? null : String(next.lineNo) });
  };
  const name = invoice.supplier.displayName;
  const supplierHref = supplierPath({ id: invoice.supplier.id });
  const file = pdf ?? invoice.documents[0];
  const downloadButton = file !== undefined && (
    <Button icon={Download} onClick={() => void download({ params: { documentId: file.id } }, file.fileName)}>
      {t('download', { what: pdf === null ? t('original') : t('pdf') })}
    </Button>
  );
  const tools = (
    <>
      <DeviationBadge row={invoice} hasIcon />
      {downloadButton}
      <Neighbours invoice={invoice} />
    </>
  );
  const crop = mark !== undefined && !isWide && (
    <>
      <p className="muted small">{t('fromInvoice', { page: mark.page })}</p>
      <PdfCrop
        bytes={original.bytes}
        mark={mark}
        label={t('fromInvoice', { page: mark.page })}
        onOpen={() => setShowsPdf(true)}
      />
    </>
  );
  const paper = <InvoiceOriginal {...{ invoice, pdf, marks, activeLine, ...original }} />;
  const right = invoice.locked ? (
    <Locked what={invoice.locked} />
  ) : (
    <section className="lines" aria-labelledby="invoice-lines">
      <div className="lh">
        <h2 id="invoice-lines">{t('lineCount', { count: invoice.lineCount })}</h2>
        {invoice.lines.some(({ alert }) => alert !== null) && (
          <ToggleChip isOn={isOnly} onToggle={() => change({ only: isOnly ? null : '1' })}>
            {t('onlyDeviationsShort')}
          </ToggleChip>
        )}
      </div>
      <InvoiceLines
        invoice={invoice}
        lines={lines}
        activeLine={activeLine}
        hrefOfLine={({ lineNo }) => hrefWith({ line: String(lineNo) })}
        crop={crop}
        onDecide={mayEdit ? onDecide : null}
      />
      {!mayEdit && <p className="muted small readonly">{t('readOnly')}</p>}
    </section>
  );
  return (
    <>
      <PageHeader
        isDetail
        title={isWide ? <a href={supplierHref}>{name}</a> : name}
        {...(isWide ? { lead: <Monogram name={name} isLarge />, tools } : {})}
        crumbs={[{ label: t('backToInvoices'), href: invoicesPath() }, { label: invoice.number }]}
      />
      <InvoiceFacts invoice={invoice} parts={parts} />
      <InvoiceNotes invoice={invoice} />
      {mayEdit && givesBack(invoice) && <CreditUses invoiceId={invoice.id} />}
      {isWide ? (
        <SplitPane label={t('splitter')} left={paper} right={right} />
      ) : (
        <>
          <Segment
            className="wholerow"
            label={t('view')}
            choices={[
              { value: 'lines', label: t('rows') },
              { value: 'pdf', label: pdf === null ? t('invoice') : t('pdf') },
            ]}
            value={showsPdf ? 'pdf' : 'lines'}
            onChange={(value) => setShowsPdf(value === 'pdf')}
          />
          <div className="split">{showsPdf ? paper : right}</div>
          <div className="belowtools">
            <ButtonLink href={supplierHref}>{`${t('supplier')}: ${name}`}</ButtonLink>
            {downloadButton}
            <Neighbours invoice={invoice} />
          </div>
        </>
      )}
      <span className="visually-hidden" role="status">
        {mark === undefined ? '' : t('marked', { page: mark.page })}
      </span>
    </>
  );
};

/** What on this invoice is not what we agreed? The invoice as it came beside its lines. */
export const InvoicePage = ({ parts }: { readonly parts: Partial<InvoiceParts> }) => {
  const t = useText<typeof texts>('invoices');
  const invoiceId = usePathPart('invoiceId');
  const { data, error, refetch } = useCall(invoicesContract.readInvoice, { params: { invoiceId } });
  const failure = useErrorText(error?.failure ?? null);
  useInvoicesLive();
  const title = data === undefined ? t('title') : `${data.supplier.displayName} ${data.number}`;
  const isGone = error?.failure.status === 404;
  return (
    <Page title={title} layout="fill" backHref={invoicesPath()}>
      {data !== undefined && !isGone ? (
        <Detail key={data.id} stored={data} parts={parts} />
      ) : error === null ? (
        <Skeleton lines={10} />
      ) : (
        <ErrorState
          title={t('invoiceFailed')}
          action={
            isGone ? (
              <ButtonLink href={invoicesPath()}>{t('backToInvoices')}</ButtonLink>
            ) : (
              <Button onClick={() => void refetch()}>{t('retry')}</Button>
            )
          }
        >
          {failure}
        </ErrorState>
      )}
    </Page>
  );
};
