import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { dealsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './deals.module.css';
import { newDealSearch } from './feature.tsx';
import { ArticleDeal, NamedDeal } from './new-deal-form.tsx';

const home = dealsPath();

/** Write down what was agreed: of an article that is bought, or of one that is not yet. */
export const NewDealPage = () => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { article = '', price = '', since } = useRouteSearch(newDealSearch);
  const begun = { price, since: since ?? todayInSweden() };
  const read = useCall(
    priceMonitoringContract.readAlert,
    { params: { articleId: article }, query: {} },
    article !== '' && mayEdit,
  );
  const known = read.data?.article.id === article ? read.data.article : undefined;
  const about = known && [
    known.supplierName,
    known.articleNumber !== null && t('numbered', { number: known.articleNumber }),
    t('pricedPer', { unit: format.unitName(known.unit) }),
  ];
  const back = <ButtonLink href={home}>{t('tab')}</ButtonLink>;
  return (
    <Page title={t('createTitle')} backHref={home}>
      <PageHeader
        title={known?.name ?? t('createTitle')}
        crumbs={[{ label: t('tab'), href: home }, { label: t('createTitle') }]}
        {...(about === undefined ? {} : { lede: about.filter(Boolean).join(' · ') })}
      />
      <div className={`card ${styles.narrow}`}>
        <div className={styles.body}>
          {!mayEdit && <NoMatch title={t('readOnly')} action={back} />}
          {mayEdit && article === '' && <NamedDeal begun={begun} />}
          {mayEdit && known !== undefined && <ArticleDeal key={known.id} article={known} begun={begun} />}
          {mayEdit && article !== '' && known === undefined && !read.isError && <Skeleton lines={8} />}
          {mayEdit && article !== '' && known === undefined && read.isError && (
            <LoadFailed title={t('failed')} error={read.error} onRetry={() => void read.refetch()} />
          )}
        </div>
      </div>
    </Page>
  );
};
