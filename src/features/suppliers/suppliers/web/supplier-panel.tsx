import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { type SupplierPage, type SupplierRow, suppliersContract } from '../contract.ts';
import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { Bone } from '#platform/web/ui/shell/skeleton.tsx';
import type { FinderRow } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { supplierHref } from './finder-view.ts';
import { OutletLinks } from './outlet-links.tsx';
import type { Place } from './use-finder.ts';
import styles from './suppliers.module.css';

interface SupplierFactsProps {
  readonly supplier: Pick<SupplierRow, 'legalEntityNumber'>;
  /** Undefined while it is asked for, null when it could not be told. */
  readonly detail: SupplierPage | undefined | null;
  readonly latestInvoiceDate: string | null;
}

/** What stands first about a supplier: who it is, and what was bought from it lately. */
export const SupplierFacts = ({ supplier, detail, latestInvoiceDate }: SupplierFactsProps) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const missing = <Missing label={t('missing')} />;
  const told = (write: (known: SupplierPage) => string) =>
    detail === undefined ? <Bone width="60%" height={14} /> : detail === null ? missing : write(detail);
  const month = detail?.costByMonth.at(-1);
  const { legalEntityNumber: number } = supplier;
  const facts = [
    [t('organizationNumber'), number === null ? missing : formatOrganizationNumber(number)],
    [t('latestInvoice'), latestInvoiceDate === null ? missing : format.date(latestInvoiceDate)],
    [
      t('purchasesIn', {
        month: format.monthName(month === undefined ? todayInSweden() : `${month.month}-01`),
      }),
      told(({ costByMonth, currency }) => format.total(costByMonth.at(-1)?.cost ?? '0', currency)),
    ],
    [t('products'), told(({ products }) => format.number(String(products)))],
  ] as const;
  return (
    <dl className={styles.supplierfacts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface SupplierPanelProps {
  readonly row: FinderRow;
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

/** One supplier beside the list: what we know of it, and how it stands at each restaurant. */
export const SupplierPanel = ({ row, places, onClose }: SupplierPanelProps) => {
  const t = useText<typeof texts>('suppliers');
  const categoryText = useCodeText('suppliers', 'category');
  const { id, displayName, category, verified, latestInvoiceDate } = row;
  const { data, isError } = useCall(suppliersContract.readSupplier, { params: { supplierId: id } });
  const detail = data?.id === id ? data : isError ? null : undefined;
  const products = detail?.products ?? 0;
  return (
    <Drawer
      title={displayName}
      detail={[categoryText(category), ...(verified ? [t('verifiedWord')] : [])].join(' · ')}
      lead={<Monogram name={displayName} isLarge />}
      onClose={onClose}
      footer={
        <ButtonLink isBlock href={supplierHref(id, products > 0 ? 'products' : undefined)}>
          {products > 0 ? t('toProducts', { count: products }) : t('toPage')}
        </ButtonLink>
      }
    >
      <SupplierFacts supplier={row} detail={detail} latestInvoiceDate={latestInvoiceDate} />
      {products > 0 && (
        <p className="panel-link">
          <a href={supplierHref(id)}>{t('toPage')}</a>
        </p>
      )}
      <h3>{t('restaurants')}</h3>
      <OutletLinks supplier={row} links={row.outlets} places={places} />
    </Drawer>
  );
};
