import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { sourcingArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import type { Overview } from './savings-summary.tsx';
import styles from './sourcing.module.css';
import { useGoodsCategory } from './use-goods-category.ts';

interface Sum {
  readonly key: string;
  readonly name: string;
  readonly href?: string;
  readonly category?: string;
  readonly yearly: string;
  readonly articles: number;
}

const SumList = ({ sums }: { readonly sums: readonly Sum[] }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const most = Math.max(...sums.map(({ yearly }) => Number(yearly)));
  return (
    <ul className={styles.sums}>
      {sums.map(({ key, name, href, category, yearly, articles }) => (
        <li key={key}>
          {category !== undefined && <Plate icon={categoryIcon(category)} />}
          <span className={category === undefined ? styles.bare : ''}>
            {href === undefined ? name : <a href={href}>{name}</a>}{' '}
            <small className="muted">{t('articles', { count: articles })}</small>
          </span>
          <b>{format.number(yearly)}</b>
          <span className={styles.track} aria-hidden="true">
            <i style={{ width: `${(100 * Number(yearly)) / most}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What could be saved by category, by where the lower price is, and by supplier: each article once in each. */
export const SavingsSums = ({ overview }: { readonly overview: Overview }) => {
  const t = useText<typeof texts>('sourcing');
  const category = useGoodsCategory();
  const { byCategory, bySource, bySupplier } = overview;
  const aside = <span className="small muted">{t('perYear')}</span>;
  return (
    <>
      <Card title={t('byCategory')} aside={aside}>
        <SumList
          sums={byCategory.map(({ key, ...sum }) => ({
            ...sum,
            key,
            category: key,
            name: category(key),
            href: sourcingArticlesPath({ category: key, show: 'cheaper' }),
          }))}
        />
      </Card>
      <Card title={t('bySource')} aside={aside}>
        <SumList sums={bySource.map(({ key, ...sum }) => ({ ...sum, key, name: t(`source.${key}`) }))} />
      </Card>
      <Card title={t('bySupplier')} aside={aside}>
        <SumList
          sums={bySupplier.map(({ key, label, ...sum }) => ({
            ...sum,
            key,
            name: label,
            href: supplierPath({ id: key }),
          }))}
        />
      </Card>
    </>
  );
};

/** What a person can do so that more can be compared. */
export const SavingsTasks = ({ overview }: { readonly overview: Overview }) => {
  const t = useText<typeof texts>('sourcing');
  const mayEdit = useMayEdit();
  const { proposals, unknownPacks } = overview;
  if (!mayEdit || (proposals === 0 && unknownPacks === 0)) return null;
  return (
    <Card title={t('toDo')}>
      {proposals > 0 && (
        <div className={styles.todo} data-row-acts>
          <span>{t('proposals', { count: proposals })}</span>
          <ButtonLink isSmall href={sourcingArticlesPath({ show: 'proposed' })}>
            {t('check')}
          </ButtonLink>
        </div>
      )}
      {unknownPacks > 0 && (
        <div className={styles.todo} data-row-acts>
          <span>{t('unknownPacks', { count: unknownPacks })}</span>
          <ButtonLink isSmall href={sourcingArticlesPath({ show: 'unknown' })}>
            {t('state')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
};
