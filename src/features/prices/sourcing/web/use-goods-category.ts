import { useCodeText, useText } from '#platform/web/texts/i18n.ts';

/** Names categories of goods: a supplier of many kinds is a wholesaler, and goods of no one kind are mixed, as in lists and files. */
export const useGoodsCategory = (): ((category: string) => string) => {
  const t = useText<Readonly<Record<string, string>>>('suppliers');
  const nameOf = useCodeText('suppliers', 'category');
  return (category) => (category === 'general' ? t('goods.general') : nameOf(category));
};
