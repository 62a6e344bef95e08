import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import styles from './deals.module.css';

/** Goods as they are typed. */
export interface NamedGoods {
  readonly supplierId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly unit: string;
}

export const noGoods: NamedGoods = { supplierId: '', articleNumber: '', name: '', unit: '' };

/** Goods as the server takes them; null while one of them is missing. */
export const wholeGoods = ({ supplierId, articleNumber, name, unit }: NamedGoods) =>
  supplierId === '' || name.trim() === '' || unit.trim() === ''
    ? null
    : {
        supplierId,
        articleNumber: articleNumber.trim() === '' ? null : articleNumber.trim(),
        name: name.trim(),
        unit: unit.trim(),
      };

interface GoodsFieldsProps {
  readonly goods: NamedGoods;
  readonly isTried: boolean;
  readonly change: (part: Partial<NamedGoods>) => void;
}

/** What the deal is about, in the supplier's own words. */
export const GoodsFields = ({ goods, isTried, change }: GoodsFieldsProps) => {
  const t = useText<typeof texts>('deals');
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  const missing = (value: string) => (isTried && value.trim() === '' ? { error: t('required') } : {});
  return (
    <section className="stack">
      <h2>{t('goods')}</h2>
      <SelectField
        label={t('supplier')}
        required
        value={goods.supplierId}
        onChange={({ target }) => change({ supplierId: target.value })}
        {...missing(goods.supplierId)}
      >
        <option value="">{t('chooseSupplier')}</option>
        {(suppliers.data ?? []).map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('goodsName')}
        required
        maxLength={300}
        value={goods.name}
        onChange={({ target }) => change({ name: target.value })}
        {...missing(goods.name)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('goodsNumber')}
          maxLength={100}
          value={goods.articleNumber}
          onChange={({ target }) => change({ articleNumber: target.value })}
          hint={t('goodsNumberHint')}
        />
        <TextField
          label={t('goodsUnit')}
          required
          maxLength={30}
          value={goods.unit}
          onChange={({ target }) => change({ unit: target.value })}
          hint={t('goodsUnitHint')}
          {...missing(goods.unit)}
        />
      </div>
    </section>
  );
};
