import { type ComponentType, useState } from 'react';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { isForReview } from '#features/intake/documents/rules.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { reviewPath } from '../paths.ts';
import { type LayoutRow, type ReviewDetail, reviewContract } from '../contract.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { ShortcutList } from '#platform/web/ui/overlays/shortcut-list.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import type { texts } from '../texts-desk.en.ts';
import { Learned } from './learned.tsx';
import { MoreMenu, type Outcome } from './outcome.tsx';
import { ReadingDesk, type SheetCell } from './reading-desk.tsx';
import { askReviewAgain } from './use-draft.ts';
import styles from './readings.module.css';

interface DialogProps {
  readonly detail: ReviewDetail;
  readonly onClose: () => void;
}

/** What is asked of pages, columns and layouts, handed in where both are known. */
export interface ReadingParts {
  readonly SheetColumns: ComponentType<{
    readonly detail: ReviewDetail;
    readonly mayEdit: boolean;
    /** Where the field that has the focus stands: its column and its row, both from 0; null when nowhere. */
    readonly cell: SheetCell | null;
  }>;
  readonly SplitDialog: ComponentType<DialogProps>;
  readonly JoinDialog: ComponentType<DialogProps>;
  readonly LayoutsDrawer: ComponentType<{ readonly onClose: () => void }>;
  readonly LayoutWords: ComponentType<{ readonly layout: LayoutRow }>;
}

type Question = 'reject' | 'split' | 'join' | 'layouts';

const nameOf = (fileName: string): string => fileName.split('/').at(-1) ?? fileName;

const underWay: readonly string[] = ['received', 'stored', 'recognising'];

/** While the machine is at it. */
const Progress = ({ detail }: { detail: ReviewDetail }) => {
  const t = useText<typeof texts>('review-desk');
  const { progress } = detail;
  const text = progress === null ? t('queued') : t('readingPage', { ...progress });
  return (
    <div className={`card ${styles.readingprogress}`}>
      <div role="status">
        <h2>{text}</h2>
      </div>
      <Bar label={text} share={progress === null ? 0 : (progress.page - 1) / progress.pages} />
      <p className="muted">{t('readingHint')}</p>
    </div>
  );
};

/** The next file that waits for the same, so that a pile is worked off without the inbox in between. */
const NextOne = ({ documentId }: { documentId: string }) => {
  const t = useText<typeof texts>('review-desk');
  const query = { states: 'needs-review', limit: 50 };
  const { data } = useCall(documentsContract.listDocuments, { query });
  const waiting = (data?.content ?? []).filter((one) => isForReview(one) && one.id !== documentId);
  const [next] = waiting;
  return next === undefined ? (
    <ButtonLink href={inboxPath()}>{t('toInbox')}</ButtonLink>
  ) : (
    <ButtonLink kind="primary" href={reviewPath(next.id)}>
      {t('nextFile', { count: waiting.length })}
    </ButtonLink>
  );
};

interface EndProps {
  readonly detail: ReviewDetail;
  readonly outcome: Outcome | null;
  readonly LayoutWords: ReadingParts['LayoutWords'];
}

/** What became of a file; of the states that are not here an invoice was saved. */
const titles: Readonly<
  Record<string, 'settledTitle' | 'deletedTitle' | 'duplicateTitle' | 'expandedTitle' | 'unreadTitle'>
> = {
  settled: 'settledTitle',
  deleted: 'deletedTitle',
  duplicate: 'duplicateTitle',
  expanded: 'expandedTitle',
  unreadable: 'unreadTitle',
};

/** Nothing is left to correct: what became of it, what was learnt, and where to go on. */
const End = ({ detail, outcome, LayoutWords }: EndProps) => {
  const t = useText<typeof texts>('review-desk');
  const reasonText = useCodeText('documents', 'reason');
  const reply = outcome?.is === 'accepted' ? outcome.reply : null;
  const invoiceId = reply?.invoiceId ?? detail.invoiceId;
  const duplicateOf = reply?.duplicateOf ?? null;
  const state = reply?.state ?? (outcome?.is === 'rejected' ? outcome.as : detail.state);
  const said = outcome?.is === 'rejected' ? (outcome.reason ?? null) : null;
  const reason = reply?.reason ?? (outcome === null ? detail.reason : said);
  const isMine = outcome !== null || detail.sheet !== null;
  return (
    <div className={`card ${styles.readingend}`} role="status">
      <EmptyState
        title={t(titles[state] ?? 'acceptedTitle')}
        action={
          <div className={styles.emptyacts}>
            {invoiceId !== null && <ButtonLink href={invoicePath(invoiceId)}>{t('openInvoice')}</ButtonLink>}
            {['expanded', 'unreadable'].includes(state) && (
              <ButtonLink href={inboxPath({ doc: detail.documentId })}>{t('openArrival')}</ButtonLink>
            )}
            {duplicateOf !== null && (
              <ButtonLink href={inboxPath({ doc: duplicateOf })}>{t('openFirst')}</ButtonLink>
            )}
            <NextOne documentId={detail.documentId} />
          </div>
        }
      >
        {reason !== null ? `${reasonText(reason)}.` : isMine ? nameOf(detail.fileName) : t('decidedText')}
      </EmptyState>
      {reply !== null && reply.layout !== null && (
        <Learned layout={reply.layout} documentId={detail.documentId} Words={LayoutWords} />
      )}
    </div>
  );
};

const Body = ({ detail, parts }: { detail: ReviewDetail; parts: ReadingParts }) => {
  const t = useText<typeof texts>('review-desk');
  const mayEdit = useMayEdit();
  const [question, setQuestion] = useState<Question | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { SplitDialog, JoinDialog, LayoutsDrawer, SheetColumns, LayoutWords } = parts;
  const name = nameOf(detail.fileName);
  const isOpen = outcome === null && detail.state === 'needs-review' && detail.invoiceId === null;
  const close = () => setQuestion(null);
  const sheetAt = (cell: SheetCell | null) =>
    detail.sheet === null ? null : <SheetColumns detail={detail} mayEdit={mayEdit} cell={cell} />;
  return (
    <Page
      title={t('title', { name })}
      layout="fill"
      backHref={inboxPath()}
      panel={question === 'layouts' ? <LayoutsDrawer onClose={close} /> : null}
    >
      <PageHeader
        isDetail
        title={t('title', { name })}
        crumbs={[{ label: t('inbox'), href: inboxPath() }, { label: name }]}
        {...(isOpen
          ? {
              tools: (
                <>
                  {mayEdit && (
                    <span className="not-s">
                      <ShortcutList
                        shortcuts={[
                          [['Enter'], t('keyNext')],
                          [['↑', '↓'], t('keyLines')],
                          [['Alt', '↓'], t('keyDoubt')],
                          [['Alt', 'Enter'], t('keyAdd')],
                          [['Ctrl', 'Enter'], t('keyAccept')],
                          [['+', '−', '0'], t('keyZoom')],
                        ]}
                      />
                    </span>
                  )}
                  <MoreMenu detail={detail} mayEdit={mayEdit} onAsk={setQuestion} />
                </>
              ),
            }
          : {})}
      />
      {isOpen ? (
        <ReadingDesk
          detail={detail}
          mayEdit={mayEdit}
          sheetAt={sheetAt}
          question={question}
          onAsk={setQuestion}
          onDone={setOutcome}
        />
      ) : outcome === null && underWay.includes(detail.state) ? (
        <Progress detail={detail} />
      ) : (
        <End detail={detail} outcome={outcome} LayoutWords={LayoutWords} />
      )}
      {question === 'split' && <SplitDialog detail={detail} onClose={close} />}
      {question === 'join' && <JoinDialog detail={detail} onClose={close} />}
    </Page>
  );
};

/** Is what the machine read of this file right? Its pages beside the fields, and the decision. */
export const ReadingPage = ({ parts }: { parts: ReadingParts }) => {
  const t = useText<typeof texts>('review-desk');
  const documentId = usePathPart('documentId');
  const { data, error, refetch } = useCall(reviewContract.readReview, { params: { documentId } });
  const failure = useErrorText(error?.failure ?? null);
  useLive(
    notificationsContract.liveEvents,
    [reviewContract.readReview],
    (event) => event.type === 'document' && event.documentId === documentId,
  );
  if (data !== undefined && data.documentId === documentId && error?.failure.status !== 404)
    return <Body key={documentId} detail={data} parts={parts} />;
  return (
    <Page title={t('plainTitle')} layout="fill" backHref={inboxPath()}>
      <PageHeader isDetail title={t('plainTitle')} crumbs={[{ label: t('inbox'), href: inboxPath() }]} />
      {error === null ? (
        <Skeleton lines={10} />
      ) : (
        <ErrorState
          title={t('failed')}
          action={
            error.failure.status === 404 ? (
              <ButtonLink href={inboxPath({ doc: documentId })}>{t('toInbox')}</ButtonLink>
            ) : (
              <Button onClick={() => void refetch().then(askReviewAgain)}>{t('retry')}</Button>
            )
          }
        >
          {failure}
        </ErrorState>
      )}
    </Page>
  );
};
