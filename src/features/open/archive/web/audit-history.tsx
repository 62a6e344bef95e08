import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callKey, callOrThrow, queryClient, useCall } from '#platform/web/calls/query.ts';
import type { QueryStrings } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { HistoryRow } from '../contract-history.ts';
import { archiveRecordsContract } from '../contract-records.ts';
import type { texts as documentationTexts } from '../texts-documentation.en.ts';
import type { texts } from '../texts-history.en.ts';
import { DocumentationView } from './documentation-view.tsx';
import { HistoryView } from './history-view.tsx';
import type { AskHistory } from './use-history.ts';

const { listHistoryByAuditor, readDocumentationByAuditor } = archiveRecordsContract;

const Documented = ({ token }: { readonly token: string }) => {
  const t = useText<typeof documentationTexts>('archive-documentation');
  const { data, error, refetch } = useCall(readDocumentationByAuditor, { body: { token } });
  if (data !== undefined) return <DocumentationView facts={data} />;
  if (error === null) return <Skeleton lines={12} />;
  return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
};

/** Before the shell nothing else is read through the cache. */
const Cached = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** How the system works, for the holder of a link. */
export const AuditedDocumentation = ({ token }: { readonly token: string }) => (
  <Cached>
    <Documented token={token} />
  </Cached>
);

const Record = ({
  row: { invoice, document },
  onOnly,
}: {
  readonly row: HistoryRow;
  readonly onOnly: (documentId: string) => void;
}) => {
  const t = useText<typeof texts>('archive-history');
  return (
    <>
      {invoice !== null && <span>{`${invoice.supplier} ${invoice.number}`}</span>}
      {document !== null && (
        <>
          <span>{document.fileName}</span>
          <Button
            isSmall
            aria-label={t('historyOf', { name: document.fileName })}
            onClick={() => onOnly(document.id)}
          >
            {t('onInvoice')}
          </Button>
        </>
      )}
    </>
  );
};

/** What is chosen stays on the page: the address has the link alone. */
const History = ({ token }: { readonly token: string }) => {
  const [values, setValues] = useState<QueryStrings>({});
  const change = (parts: Readonly<Record<string, string | null>>) =>
    setValues((now) =>
      Object.fromEntries(
        Object.entries({ ...now, ...parts }).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        ),
      ),
    );
  const ask: AskHistory = (query, signal) =>
    callOrThrow(listHistoryByAuditor, { body: { token, ...query } }, { signal });
  return (
    <HistoryView
      cacheKey={callKey(listHistoryByAuditor, { body: { token, from: '', to: '' } })}
      ask={ask}
      values={values}
      change={change}
      record={(row) => <Record row={row} onOnly={(document) => change({ document })} />}
    />
  );
};

/** What was done with the records, for the holder of a link. */
export const AuditedHistory = ({ token }: { readonly token: string }) => (
  <Cached>
    <History token={token} />
  </Cached>
);
