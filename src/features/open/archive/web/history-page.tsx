import { accountPath } from '#features/account/settings/paths.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import type { HistoryRow } from '../contract-history.ts';
import { archiveRecordsContract } from '../contract-records.ts';
import { treatmentHistoryPath } from '../paths.ts';
import type { texts } from '../texts-history.en.ts';
import { HistoryView } from './history-view.tsx';
import type { AskHistory } from './use-history.ts';

const { listHistory } = archiveRecordsContract;
const archive = accountPath({ tab: 'archive' });
const ask: AskHistory = (query, signal) => callOrThrow(listHistory, { query }, { signal });

/** The invoice, and all that was done with the file it came in. */
const Record = ({ row: { invoice, document } }: { readonly row: HistoryRow }) => (
  <>
    {invoice !== null && <a href={invoicePath(invoice.id)}>{`${invoice.supplier} ${invoice.number}`}</a>}
    {document !== null && <a href={treatmentHistoryPath({ document: document.id })}>{document.fileName}</a>}
  </>
);

/** What was done with our records, when and by whom? What bookkeeping law calls the history of treatment. */
export const HistoryPage = () => {
  const t = useText<typeof texts>('archive-history');
  const { values, change } = useQueryString();
  return (
    <Page title={t('title')} backHref={archive}>
      <PageHeader
        title={t('title')}
        lede={t('lede')}
        crumbs={[{ label: t('back'), href: archive }, { label: t('title') }]}
        isDetail
        isOwn
      />
      <HistoryView
        cacheKey={callKey(listHistory, { query: { from: '', to: '' } })}
        ask={ask}
        values={values}
        change={change}
        record={(row) => <Record row={row} />}
      />
    </Page>
  );
};
