import { Plus } from 'lucide-react';
import { usePathPart } from '#platform/web/frame/use-route-search.ts';
import { useState } from 'react';
import { Locked } from '#features/account/plan/web/feature.tsx';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { useAnswered } from '#platform/web/calls/answered.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { newDealPath } from '#features/prices/deals/paths.ts';
import { productsPath } from '../paths.ts';
import { type ProductDetail, type ProductRow, productsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { priceUnit, type Words } from './price-words.tsx';
import { HistoryCard } from './history-card.tsx';
import { DealCard, PendingCard } from './product-cards.tsx';
import { LimitCard } from './limit-card.tsx';
import { ProductKpis } from './product-kpis.tsx';
import { PurchasesCard } from './purchases-card.tsx';
import { type ChosenRange, useRange } from './product-range.ts';
import styles from './products.module.css';

const home = productsPath();

interface ContentProps {
  readonly detail: ProductDetail;
  readonly chosen: ChosenRange;
  /** The range that `detail` is about; `chosen` may be ahead of it. */
  readonly shown: Pick<ChosenRange, 'period' | 'range'>;
}

const Content = ({ detail, chosen, shown }: ContentProps) => {
  const t = useText<typeof texts>('products');
  const isReader = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const isWide = useIsAtLeast('lg');
  const [rows, setRows] = useState(5);
  // Nothing bought in the range: the server then answers with the figures of all time.
  const period = detail.purchases.length === 0 ? 'all' : shown.period;
  const pending = detail.pending !== null && <PendingCard detail={detail} pending={detail.pending} />;
  const history = <HistoryCard detail={detail} chosen={chosen} shown={shown} />;
  const purchases = <PurchasesCard detail={detail} shown={rows} onMore={() => setRows(rows + 20)} />;
  const deal = detail.deal !== null && <DealCard detail={detail} deal={detail.deal} />;
  const limit = <LimitCard product={detail.product} hasDeal={detail.deal?.marketPriced === false} />;
  return (
    <>
      <ProductKpis detail={detail} period={period} />
      {isWide ? (
        <div className={styles.productcols}>
          <div className="stack">
            {history}
            {purchases}
          </div>
          <div className="stack">
            {pending}
            {deal}
            {limit}
          </div>
        </div>
      ) : (
        <div className={`stack ${styles.onecolumn}`}>
          {pending}
          {history}
          {purchases}
          {deal}
          {limit}
        </div>
      )}
      {isReader && <p className="muted small">{t('readOnlyDetail')}</p>}
    </>
  );
};

const Lede = ({ product, format, t }: { product: ProductRow; format: Formats; t: Words }) => (
  <>
    <a href={supplierPath({ id: product.supplier.id })}>{product.supplier.displayName}</a>
    {product.articleNumber !== null && ` · ${t('articleNumber', { number: product.articleNumber })}`}
    {product.invoicedName !== null && ` · ${t('invoicedName', { name: product.invoicedName })}`}
    {` · ${priceUnit(product, format)}`}
  </>
);

/** Is this a good price, and what did we agree? */
export const ProductPage = () => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const articleId = usePathPart('articleId');
  const chosen = useRange();
  const call = useCall(productsContract.readProduct, { params: { articleId }, query: chosen.range });
  useLive(
    notificationsContract.liveEvents,
    [productsContract.readProduct, priceMonitoringContract.listRules],
    (event) => (event.type === 'alerts' ? event.articleIds.includes(articleId) : event.type !== 'document'),
  );
  const { period, range } = chosen;
  const shown = useAnswered({ period, range }, `${period} ${range.from} ${range.to}`, call.isPlaceholderData);
  const detail = call.data?.product.id === articleId ? call.data : undefined;
  const product = detail?.product;
  const isMissing = call.error?.failure.status === 404 || call.error?.failure.status === 400;
  // One header for every state: what has the focus, the title, is never taken away.
  return (
    <Page title={product?.name ?? t('title')} backHref={home}>
      {product === undefined ? (
        <PageHeader title={t('title')} isDetail />
      ) : (
        <PageHeader
          title={product.name}
          lead={<Plate icon={categoryIcon(product.category)} isLarge />}
          lede={<Lede product={product} format={format} t={t} />}
          crumbs={[{ label: t('title'), href: home }, { label: product.name }]}
          {...(mayEdit
            ? {
                tools: (
                  <>
                    <ListExport ask={{ list: 'prices', filter: { articleId: product.id }, range }} />
                    <ButtonLink icon={Plus} collapses href={newDealPath({ article: product.id })}>
                      {t('makeDeal')}
                    </ButtonLink>
                  </>
                ),
              }
            : {})}
          isDetail
        />
      )}
      {detail !== undefined && <Content key={articleId} detail={detail} chosen={chosen} shown={shown} />}
      {detail === undefined && !call.isError && <Skeleton lines={12} />}
      {detail === undefined && call.error?.failure.code === 'plan.required' && <Locked what="article" />}
      {detail === undefined && call.isError && call.error.failure.code !== 'plan.required' && (
        <div className="card">
          {isMissing ? (
            <NoMatch title={t('notFound')} action={<ButtonLink href={home}>{t('toProducts')}</ButtonLink>}>
              {t('notFoundText')}
            </NoMatch>
          ) : (
            <LoadFailed title={t('productFailed')} error={call.error} onRetry={() => void call.refetch()} />
          )}
        </div>
      )}
    </Page>
  );
};
