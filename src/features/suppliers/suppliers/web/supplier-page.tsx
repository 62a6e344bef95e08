import { Locked } from '#features/account/plan/web/feature.tsx';
import { Eye } from 'lucide-react';
import { type SupplierPage as Known, suppliersContract } from '../contract.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import type { texts } from '../texts.en.ts';
import type { SupplierParts } from './feature.tsx';
import { ContactCard } from './contact-card.tsx';
import { CostTab } from './cost-tab.tsx';
import { finderPath } from '../paths.ts';
import { supplierHref } from './finder-view.ts';
import { OutletLinks } from './outlet-links.tsx';
import { SupplierCategoryField } from './supplier-category.tsx';
import { Verified } from './status-cell.tsx';
import { SupplierFacts } from './supplier-panel.tsx';
import { usePlaces } from './use-finder.ts';
import styles from './suppliers.module.css';

const pageTabs = ['cost', 'products', 'invoices'] as const;

type PageTab = (typeof pageTabs)[number];

interface ContentProps {
  readonly known: Known;
  readonly tab: PageTab;
  readonly parts: Partial<SupplierParts>;
}

const Content = ({
  known,
  tab,
  parts: { ProductsTab, InvoicesTab, TermsCard, BesideCards },
}: ContentProps) => {
  const t = useText<typeof texts>('suppliers');
  const mayEdit = useMayEdit();
  const { places } = usePlaces();
  const { id, displayName, ownIds, latestInvoiceDate, products, invoices, outlets } = known;
  const [ownId] = ownIds;
  const links = outlets.flatMap(({ outletId, status, since }) =>
    status === null || since === null ? [] : [{ outletId, status, since }],
  );
  const counts = { cost: undefined, products, invoices };
  return (
    <>
      {!mayEdit && <Note icon={Eye}>{t('readOnly')}</Note>}
      <div className={`${styles.supplierhead} card`}>
        <SupplierFacts supplier={known} detail={known} latestInvoiceDate={latestInvoiceDate} />
      </div>
      <Tabs
        label={t('pageTabs')}
        tabs={pageTabs.map((one) => ({
          href: supplierHref(id, one === 'cost' ? undefined : one),
          label: t(`page.${one}`),
          isCurrent: one === tab,
          plainCount: counts[one],
        }))}
      />
      <div className={styles.suppliercols}>
        <div className="stack">
          {tab === 'cost' && <CostTab page={known} />}
          {tab === 'cost' && ownId !== undefined && BesideCards && (
            <BesideCards key={ownId} supplierId={ownId} name={displayName} />
          )}
          {tab === 'products' && ownId !== undefined && ProductsTab && (
            <ProductsTab key={ownId} supplierId={ownId} />
          )}
          {tab === 'invoices' && ownId !== undefined && InvoicesTab && (
            <InvoicesTab key={ownId} supplierId={ownId} name={displayName} />
          )}
          {tab !== 'cost' && ownId === undefined && (
            <div className="card">
              {tab === 'products' ? (
                <EmptyState title={t('noProducts')}>{t('noProductsText')}</EmptyState>
              ) : (
                <EmptyState title={t('noInvoices')}>{t('noInvoicesText')}</EmptyState>
              )}
            </div>
          )}
        </div>
        <div className="stack">
          <Card title={t('restaurants')} className={styles.placescard}>
            <OutletLinks supplier={known} links={links} places={places} />
            {mayEdit && ownIds.length > 0 && <SupplierCategoryField supplier={known} />}
          </Card>
          <ContactCard supplier={known} />
          {mayEdit && ownId !== undefined && TermsCard && (
            <TermsCard key={ownId} supplierId={ownId} name={displayName} />
          )}
        </div>
      </div>
    </>
  );
};

/** How do we stand with this supplier? */
export const SupplierPage = ({ parts }: { readonly parts: Partial<SupplierParts> }) => {
  const t = useText<typeof texts>('suppliers');
  const categoryText = useCodeText('suppliers', 'category');
  const { values } = useQueryString();
  const supplierId = values['id'] ?? '';
  const tab = pageTabs.find((one) => one === values['tab']) ?? 'cost';
  const own = useAppState((state) => state.suppliers.find(({ id }) => id === supplierId));
  const call = useCall(suppliersContract.readSupplier, { params: { supplierId } }, supplierId !== '');
  const known = call.isPlaceholderData ? undefined : call.data;
  const named = known ?? own;
  const status = call.error?.failure.status;
  const isLocked = call.error?.failure.code === 'plan.required';
  const isMissing = supplierId === '' || status === 404 || status === 400;
  const lede =
    named && [categoryText(named.category), ...(named.verified ? [t('verifiedWord')] : [])].join(' · ');
  // One header for every state: what has the focus, the title, is never taken away.
  return (
    <Page title={named?.displayName ?? t('pageTitle')} backHref={finderPath()}>
      {named === undefined ? (
        <PageHeader title={t('pageTitle')} isDetail />
      ) : (
        <PageHeader
          title={
            <>
              {named.displayName}
              {named.verified && <Verified />}
            </>
          }
          lead={<Monogram name={named.displayName} isLarge />}
          lede={lede}
          crumbs={[{ label: t('title'), href: finderPath() }, { label: named.displayName }]}
          isDetail
          {...(known !== undefined && known.products > 0 && tab !== 'products'
            ? {
                tools: (
                  <ButtonLink kind="primary" href={supplierHref(known.id, 'products')}>
                    {t('toProducts', { count: known.products })}
                  </ButtonLink>
                ),
              }
            : {})}
        />
      )}
      {known !== undefined && <Content known={known} tab={tab} parts={parts} />}
      {known === undefined && !call.isError && !isMissing && <Skeleton lines={12} />}
      {isLocked && <Locked what="supplier" />}
      {known === undefined && !isLocked && (call.isError || isMissing) && (
        <div className="card">
          {isMissing ? (
            <NoMatch
              title={t('notFound')}
              action={<ButtonLink href={finderPath()}>{t('toSuppliers')}</ButtonLink>}
            >
              {t('notFoundText')}
            </NoMatch>
          ) : (
            <LoadFailed title={t('pageFailed')} error={call.error} onRetry={() => void call.refetch()} />
          )}
        </div>
      )}
    </Page>
  );
};
