import { useEffect, useRef } from 'react';
import type { SupplierCategory } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { texts } from '../texts.en.ts';
import styles from './suppliers.module.css';

/** In the order of the kitchen's shopping, as on the mock-up. */
const shown = [
  'meat',
  'fish-and-seafood',
  'fruit-and-vegetables',
  'dairy-and-cheese',
  'baked-goods',
  'alcohol',
  'soft-drinks',
  'coffee-and-tea',
  'speciality',
  'supplies',
  'general',
] as const satisfies readonly SupplierCategory[];

export interface CategoryPlatesProps {
  readonly value: SupplierCategory | null;
  readonly onChange: (category: SupplierCategory | null) => void;
  /** What goods are called by: a supplier of many kinds is a wholesaler, and goods of no one kind are mixed. */
  readonly isOfGoods?: boolean;
}

/** The eleven categories as plates, and all of them; one is pressed. */
export const CategoryPlates = ({ value, onChange, isOfGoods = false }: CategoryPlatesProps) => {
  const t = useText<typeof texts>('suppliers');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <div className={styles.cats} role="group" aria-label={t('category')} ref={row}>
      {[null, ...shown].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={styles.cat}
          aria-pressed={category === value}
          onClick={() => onChange(category === value ? null : category)}
        >
          <Plate icon={categoryIcon(category)} />
          {isOfGoods && category === 'general' ? t('goods.general') : t(`category.${category ?? 'all'}`)}
        </button>
      ))}
    </div>
  );
};
