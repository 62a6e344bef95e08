import { useParams, useRouter } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Download } from 'lucide-react';
import { useState } from 'react';
import { priceMonitoringContract } from '#features/price-monitoring/contract.ts';
import { call } from '#platform/web/api.ts';
import { errorTextFor, useErrorText } from '#platform/web/error-text.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useText } from '#platform/web/i18n.ts';
import { callKey, queryClient, useCall } from '#platform/web/query.ts';
import { useQueryString } from '#platform/web/query-string.ts';
import { sendLater } from '#platform/web/send-later.ts';
import { useIsAtLeast } from '#platform/web/ui/breakpoint.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ToggleChip } from '#platform/web/ui/filter-chips.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { PdfCrop } from '#platform/web/ui/pdf-crop.tsx';
import { usePdfMarks } from '#platform/web/ui/pdf-find.ts';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Segment } from '#platform/web/ui/segment.tsx';
import { useShortcut } from '#platform/web/ui/shortcut.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { SplitPane } from '#platform/web/ui/split-pane.tsx';
import { ErrorState } from '#platform/web/ui/states.tsx';
import { showToast } from '#platform/web/ui/toast.tsx';
import type { InvoiceDetail } from '../contract-invoices.ts';
import { invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useOriginal } from './document-drawer.tsx';
import { useDownload, useInvoicesLive, useMayEdit } from './documents.tsx';
import { type Decision, InvoiceLines, isPending } from './invoice-lines.tsx';
import { InvoiceNotes } from './invoice-notes.tsx';
import { DeviationBadge } from './invoice-table.tsx';
import { InvoiceOriginal, pdfOf, useNeedles } from './invoice-original.tsx';

const settledStatus = { resolve: 'RESOLVED', ignore: 'IGNORED' } as const;

/** Decisions take effect on the screen at once and are sent when their toast has gone. */
const useDecisions = () => {
  const t = useText<typeof texts>('invoices');
  const language = useLanguage();
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision['kind']>>(new Map());
  const forget = (articleId: string) =>
    setDecided((now) => new Map([...now].filter(([one]) => one !== articleId)));
  const send = async (articleId: string, kind: Decision['kind']) => {
    const result = await call(priceMonitoringContract.settleAlerts, {
      body: { articleIds: [articleId], kind },
    });
    const stale = [
      ...Object.values(priceMonitoringContract),
      invoicesContract.readInvoice,
      invoicesContract.listInvoices,
    ];
    await Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: callKey(one) })));
    forget(articleId);
    if (result.hasError) showToast({ text: await errorTextFor(result.error, language), isError: true });
  };
  const decide = ({ line, articleId, kind, price }: Decision) => {
    setDecided((now) => new Map(now).set(articleId, kind));
    sendLater({
      text: t(kind === 'resolve' ? 'watched' : 'kept', { price, article: line.name }),
      send: () => void send(articleId, kind),
      onUndo: () => forget(articleId),
    });
  };
  const withDecisions = (invoice: InvoiceDetail): InvoiceDetail => {
    const lines = invoice.lines.map((line) => {
      const kind = line.articleId === null ? undefined : decided.get(line.articleId);
      if (kind === undefined || line.alert?.status !== 'UNRESOLVED') return line;
      return { ...line, alert: { ...line.alert, status: settledStatus[kind] } };
    });
    return { ...invoice, lines, unresolvedCount: lines.filter(isPending).length };
  };
  return { decide, withDecisions };
};

const Neighbours = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const router = useRouter();
  const { previousId, nextId } = invoice;
  const go = (id: string | null) => id !== null && void router.navigate({ href: `/invoices/${id}` });
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
        href={`/invoices/${id}`}
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

const InvoiceFacts = ({ invoice }: { invoice: InvoiceDetail }) => {
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
    </dl>
  );
};

const Detail = ({ stored }: { stored: InvoiceDetail }) => {
  const t = useText<typeof texts>('invoices');
  const { values, change, hrefWith } = useQueryString();
  const isWide = useIsAtLeast('md');
  const mayEdit = useMayEdit();
  const download = useDownload();
  const { decide, withDecisions } = useDecisions();
  const [showsPdf, setShowsPdf] = useState(false);
  const invoice = withDecisions(stored);
  const pdf = pdfOf(invoice);
  const original = useOriginal(pdf?.id ?? null);
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
  const file = pdf ?? invoice.documents[0];
  const downloadButton = file !== undefined && (
    <Button icon={Download} onClick={() => void download(file)}>
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
  const right = (
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
        title={name}
        {...(isWide ? { lead: <Monogram name={name} isLarge />, tools } : {})}
        crumbs={[{ label: t('backToInvoices'), href: '/invoices' }, { label: invoice.number }]}
      />
      <InvoiceFacts invoice={invoice} />
      <InvoiceNotes invoice={invoice} />
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
export const InvoicePage = () => {
  const t = useText<typeof texts>('invoices');
  const { invoiceId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useCall(invoicesContract.readInvoice, { params: { invoiceId } });
  const failure = useErrorText(error?.failure ?? null);
  useInvoicesLive();
  const title = data === undefined ? t('title') : `${data.supplier.displayName} ${data.number}`;
  const isGone = error?.failure.status === 404;
  return (
    <Page title={title} layout="fill" backHref="/invoices">
      {data !== undefined && !isGone ? (
        <Detail key={data.id} stored={data} />
      ) : error === null ? (
        <Skeleton lines={10} />
      ) : (
        <ErrorState
          title={t('invoiceFailed')}
          action={
            isGone ? (
              <ButtonLink href="/invoices">{t('backToInvoices')}</ButtonLink>
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
