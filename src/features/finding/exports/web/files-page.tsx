import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useDownload } from '#platform/web/calls/use-download.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { type ExportRow, exportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './exports.module.css';

const isUnderWay = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'writing';

/** How long a screen waits before it asks again how far a file has come. */
const soon = 1_000;

/** The person's files; asked again while one of them is being made. */
const useFiles = (isEnabled: boolean) => {
  const list = exportsContract.listExports;
  const query = useQuery<ReplyOf<typeof list>, CallFailed>({
    queryKey: callKey(list, {}),
    queryFn: ({ signal }) => callOrThrow(list, {}, { signal }),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) === true ? soon : false),
  });
  useLive(notificationsContract.liveEvents, [list], ({ type }) => type === 'news');
  return query;
};

const File = ({ file, isMeant }: { readonly file: ExportRow; readonly isMeant: boolean }) => {
  const t = useText<typeof texts>('exports');
  const format = useFormat();
  const download = useDownload(exportsContract.downloadKeptExport);
  const cancel = useSend(exportsContract.cancelExport, [exportsContract.listExports]);
  const params = { exportId: file.id };
  const { state, rows, done, until, fileName } = file;
  const values = {
    rows: format.number(String(rows)),
    done: format.number(String(done)),
    date: until === null ? '' : format.date(until.slice(0, 10)),
  };
  return (
    <li aria-current={isMeant || undefined}>
      <div className="grow">
        <b>{fileName}</b>
        <small>{t(`state.${state}`, values)}</small>
        {state === 'writing' && (
          <progress
            className={styles.bar}
            aria-label={t('progress', { file: fileName })}
            value={done}
            max={Math.max(rows, done, 1)}
          />
        )}
      </div>
      {isUnderWay(file) && (
        <Button isSmall icon={X} isBusy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('stop')}
        </Button>
      )}
      {state === 'ready' && (
        <Button
          isSmall
          kind={isMeant ? 'primary' : 'plain'}
          icon={Download}
          onClick={() => void download({ params }, fileName)}
        >
          {t('get')}
        </Button>
      )}
    </li>
  );
};

/** What has become of the files that I asked for? */
export const FilesPage = () => {
  const t = useText<typeof texts>('exports');
  const { values } = useQueryString();
  const mayEdit = useMayEdit();
  const files = useFiles(mayEdit);
  const found = files.data?.exports;
  return (
    <Page title={t('files')}>
      <PageHeader title={t('files')} lede={t('filesLede')} isOwn />
      <div className="card">
        {!mayEdit && <EmptyState title={t('notForYou')}>{t('notForYouText')}</EmptyState>}
        {files.error !== null && found === undefined && (
          <LoadFailed title={t('failed')} error={files.error} onRetry={() => void files.refetch()} />
        )}
        {found?.length === 0 && <EmptyState title={t('noFiles')}>{t('noFilesText')}</EmptyState>}
        {found !== undefined && found.length > 0 && (
          <ul className={`rowlist ${styles.files}`}>
            {found.map((file) => (
              <File key={file.id} file={file} isMeant={file.id === values['file']} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
};
