import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton, useSkeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { listImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { CheckImport } from './check-import.tsx';
import { EditorsOnly, listPath } from './frame.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useImportId } from './use-import.ts';

/** An import by where it stands: to be checked, or what became of it. */
export const ImportPage = () => {
  const t = useText<typeof texts>('list-imports');
  const importId = useImportId();
  const read = useCall(listImportsContract.readListImport, { params: { importId } });
  const hasBones = useSkeleton(read.isPending);
  const found = read.data?.id === importId ? read.data : undefined;
  const list = found?.list ?? 'suppliers';
  const isMissing = read.error?.failure.code === 'import.not_exist';
  return (
    <Page title={t(found === undefined ? 'import' : `title.${list}`)} backHref={listPath[list]()}>
      <EditorsOnly list={list}>
        {found?.state === 'open' && <CheckImport head={found} />}
        {found !== undefined && found.state !== 'open' && <ImportOutcome found={found} />}
        {found === undefined && (
          <div className="card">
            {hasBones && <Skeleton lines={8} />}
            {read.isError && isMissing && (
              <NoMatch
                title={t('missing')}
                action={<ButtonLink href={listPath[list]()}>{t(`back.${list}`)}</ButtonLink>}
              />
            )}
            {read.isError && !isMissing && (
              <LoadFailed title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
            )}
          </div>
        )}
      </EditorsOnly>
    </Page>
  );
};
