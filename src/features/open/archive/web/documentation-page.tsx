import { accountPath } from '#features/account/settings/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { archiveRecordsContract } from '../contract-records.ts';
import type { texts } from '../texts-documentation.en.ts';
import { DocumentationView } from './documentation-view.tsx';

const archive = accountPath({ tab: 'archive' });

/** How is the system built, and how does it work for our books? What an auditor asks for. */
export const DocumentationPage = () => {
  const t = useText<typeof texts>('archive-documentation');
  const { data, error, refetch } = useCall(archiveRecordsContract.readDocumentation, {});
  const organization = data?.organization.name;
  return (
    <Page title={t('title')} backHref={archive}>
      <PageHeader
        title={t('title')}
        {...(organization === undefined ? {} : { lede: t('lede', { organization }) })}
        crumbs={[{ label: t('back'), href: archive }, { label: t('title') }]}
        isDetail
        isOwn
      />
      {data !== undefined ? (
        <DocumentationView facts={data} />
      ) : error !== null ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  );
};
