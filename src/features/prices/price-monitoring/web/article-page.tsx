import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { useLeaving } from '#platform/web/calls/undoable.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { alertsPath, watchedArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { AlertDetail } from './alert-detail.tsx';
import { useArticle, useArticleLine, useDecisionPart } from './alert-drawer.tsx';

/** One watched article as a page: the drawer's content, with its whole history. */
export const ArticlePage = () => {
  const t = useText<typeof texts>('price-monitoring');
  const lineOf = useArticleLine();
  const articleId = usePathPart('articleId');
  const { today } = usePeriod();
  const { detail, error, retry } = useArticle(articleId, 'UNRESOLVED');
  const isHeld = useLeaving((state) => state.keys.has(articleId));
  const part = useDecisionPart(detail, 'UNRESOLVED', { today, onDecided: () => undefined });
  const decision = isHeld ? null : part;
  const name = detail?.article.name ?? t('article');
  const article = detail?.article;
  return (
    <Page title={name} backHref={watchedArticlesPath()}>
      <PageHeader
        isDetail
        title={name}
        lede={article && lineOf(article.supplierName, article.articleNumber, article.unit)}
        lead={<Plate icon={categoryIcon(article?.category)} isLarge />}
        crumbs={[
          { label: t('title'), href: alertsPath() },
          { label: t('tabArticles'), href: watchedArticlesPath() },
          { label: name },
        ]}
      />
      <div className={decision === null ? 'measure' : 'sided'}>
        {error !== null ? (
          <LoadFailed title={t('failedArticle')} error={error} onRetry={() => void retry()} />
        ) : detail === undefined ? (
          <Skeleton lines={10} />
        ) : (
          <>
            <Card>
              <AlertDetail detail={detail} status="UNRESOLVED" size="full" />
            </Card>
            {decision !== null && (
              <Card className={detail.group === null ? '' : 'waiting'}>
                <div className="stack">{decision}</div>
              </Card>
            )}
          </>
        )}
      </div>
    </Page>
  );
};
