import { ChevronDown } from 'lucide-react';
import { type SupplierCategory, supplierCategories } from '../contract.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts-choice.en.ts';
import styles from './supplier-choice.module.css';

export type ChipValue = SupplierCategory | 'common';

const first: readonly SupplierCategory[] = [
  'meat',
  'fish-and-seafood',
  'fruit-and-vegetables',
  'dairy-and-cheese',
];

interface CategoryChipsProps {
  readonly value: ChipValue;
  readonly onChange: (value: ChipValue) => void;
}

/** The most common suppliers, or those of a category; the rarer categories stand in a menu until one is chosen. */
export const CategoryChips = ({ value, onChange }: CategoryChipsProps) => {
  const t = useText<typeof texts>('suppliers-choice');
  const name = useCodeText('suppliers', 'category');
  const rest = supplierCategories.filter((one) => !first.includes(one));
  const beside = [...first, ...rest.filter((one) => one === value)];
  return (
    <div className={`chips ${styles.scatter}`} role="group" aria-label={t('category')}>
      <button
        type="button"
        className="chip"
        aria-pressed={value === 'common'}
        onClick={() => onChange('common')}
      >
        {t('common')}
      </button>
      {beside.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={value === one}
          onClick={() => onChange(value === one ? 'common' : one)}
        >
          <Icon of={categoryIcon(one)} />
          {name(one)}
        </button>
      ))}
      <ActionMenu
        label={t('more')}
        isLabelSpoken={false}
        className="chip"
        placement="bottom start"
        items={rest.map((one) => ({
          id: one,
          label: name(one),
          icon: categoryIcon(one),
          isChosen: one === value,
          onAction: () => onChange(one),
        }))}
      >
        {t('more')}
        <Icon of={ChevronDown} />
      </ActionMenu>
    </div>
  );
};
