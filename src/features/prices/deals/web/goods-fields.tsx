import { useMemo } from 'react';
import type { z } from 'zod';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { prepareSuppliers, searchSuppliers } from '#features/suppliers/suppliers/rules-search.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { SuggestField } from '#platform/web/ui/forms/suggest-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import styles from './deals.module.css';
import { useSettled } from './use-settled.ts';

/** Goods as they are typed. */
export interface NamedGoods {
  /** Blank until one is picked, or named as it is called. */
  readonly supplierId: string;
  readonly supplierName: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly unit: string;
}

export const noGoods: NamedGoods = {
  supplierId: '',
  supplierName: '',
  articleNumber: '',
  name: '',
  unit: '',
};

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

/** An article of the unit as somebody picks it instead of describing it. */
export type BoughtArticle = Pick<
  z.output<(typeof priceMonitoringContract)['listArticles']['reply']>['content'][number],
  'id' | 'name' | 'articleNumber' | 'unit' | 'currency' | 'supplierId' | 'supplierName'
>;

interface GoodsFieldsProps {
  readonly goods: NamedGoods;
  readonly isTried: boolean;
  readonly change: (part: Partial<NamedGoods>) => void;
  readonly pick: (article: BoughtArticle) => void;
}

/** As many as a person looks through, of those that hold what is typed. */
const mostSuggested = 8;
const mostLookedAt = 50;

/** Suppliers like what is typed: everybody in the directory, and those that only the person's companies have. */
const useLikeSuppliers = (typed: string) => {
  const { data } = useCall(suppliersContract.listSuppliers, { query: { pagination: 'false' } });
  const rows = useMemo(() => (Array.isArray(data) ? data : []), [data]);
  const index = useMemo(() => [prepareSuppliers(rows)], [rows]);
  const like = useMemo(
    () => (typed.trim() === '' ? [] : searchSuppliers(index, typed).slice(0, mostSuggested)),
    [index, typed],
  );
  const called = (name: string) =>
    rows.filter(({ displayName }) => displayName.toLowerCase() === name.trim().toLowerCase());
  return { like, called };
};

/** The supplier that promised the price, whether it has sent an invoice or not. */
const SupplierField = ({ goods, isTried, change }: Omit<GoodsFieldsProps, 'pick'>) => {
  const t = useText<typeof texts>('deals');
  const categoryText = useCodeText('suppliers', 'category');
  const { like, called } = useLikeSuppliers(goods.supplierName);
  const isOpen = isTried && goods.supplierId === '';
  const isUnknown = goods.supplierId === '' && goods.supplierName.trim().length > 2 && like.length === 0;
  return (
    <SuggestField
      label={t('supplier')}
      required
      maxLength={200}
      placeholder={t('chooseSupplier')}
      value={goods.supplierName}
      suggestions={like.map(({ id, displayName, category }) => ({
        id,
        title: displayName,
        detail: categoryText(category),
      }))}
      onChange={(supplierName) => {
        const named = called(supplierName);
        change({ supplierName, supplierId: named.length === 1 ? (named[0]?.id ?? '') : '' });
      }}
      onPick={({ id, title }) => change({ supplierId: id, supplierName: title })}
      {...(isUnknown ? { hint: t('noSupplier') } : {})}
      error={isOpen ? t(goods.supplierName.trim() === '' ? 'required' : 'pickSupplier') : undefined}
    />
  );
};

/** What begins so comes before what has a word that does, and that before what holds it anywhere. */
const rankOf = ({ name }: BoughtArticle, typed: string): number => {
  const [text, start] = [name.toLowerCase(), typed.toLowerCase()];
  if (text.startsWith(start)) return 0;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(start)) ? 1 : 2;
};

/** Bought articles by what is typed of their name or number: of the supplier, once that is chosen. */
const useLikeArticles = ({ name, supplierId }: NamedGoods): readonly BoughtArticle[] => {
  const typed = name.trim();
  const search = useSettled(typed);
  const supplied = supplierId === '' ? {} : { supplierId };
  const { data } = useCall(
    priceMonitoringContract.listArticles,
    { query: { search, ...supplied, limit: mostLookedAt, sort: 'name', direction: 'asc' } },
    search.length > 1,
  );
  if (typed.length < 2 || data === undefined) return [];
  return data.content.toSorted((a, b) => rankOf(a, typed) - rankOf(b, typed)).slice(0, mostSuggested);
};

/** The goods' name; what is bought already is found by it, with everything else filled in. */
const NameField = ({ goods, isTried, change, pick }: GoodsFieldsProps) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const like = useLikeArticles(goods);
  const suggestions = like.map(({ id, name, articleNumber, supplierName, unit }) => ({
    id,
    title: name,
    detail: [supplierName, articleNumber, format.unitName(unit)].filter(Boolean).join(' · '),
  }));
  return (
    <SuggestField
      label={t('goodsName')}
      required
      maxLength={300}
      hint={t('goodsNameHint')}
      value={goods.name}
      suggestions={suggestions}
      onChange={(name) => change({ name })}
      onPick={({ id }) => {
        const article = like.find((each) => each.id === id);
        if (article !== undefined) pick(article);
      }}
      error={isTried && goods.name.trim() === '' ? t('required') : undefined}
    />
  );
};

/** What the deal is about: an article that is bought, or one in the supplier's own words. */
export const GoodsFields = ({ goods, isTried, change, pick }: GoodsFieldsProps) => {
  const t = useText<typeof texts>('deals');
  const missing = (value: string) => (isTried && value.trim() === '' ? { error: t('required') } : {});
  return (
    <section className="stack">
      <h2>{t('goods')}</h2>
      <SupplierField goods={goods} isTried={isTried} change={change} />
      <NameField goods={goods} isTried={isTried} change={change} pick={pick} />
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
