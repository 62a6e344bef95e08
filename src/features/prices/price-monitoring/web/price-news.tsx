import type { NewsItem } from '#features/account/bell/contract.ts';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useFormat, type Formats } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { alertsPath } from '../paths.ts';
import type { texts } from '../texts-news.en.ts';

type Words = TextOf<typeof texts>;

// What else may lie behind a price, its own screen tells.
const causes = ['deal', 'pack', 'unit', 'discount-lost', 'discount-lower', 'list'] as const;

const titleOf = (t: Words, format: Formats, { name, price, currency }: NewsItem): string => {
  if (price === null) return name;
  // A price per kilogram, litre or piece has as many decimals as tell the two apart.
  const places = Math.max(2, price.to.split('.')[1]?.length ?? 0);
  const per = `${format.currencyName(currency ?? 'SEK')}/${format.unitName(price.unit)}`;
  const now = `${format.number(price.to, places)}\u00a0${per}`;
  if (price.from === null) return t('uncompared', { name, new: now });
  return t('change', { name, old: format.number(price.from, places), new: now });
};

const detailOf = (t: Words, format: Formats, item: NewsItem): string => {
  const { from, reason, yearly, isEstimated, currency } = item;
  const cause = causes.find((one) => one === reason);
  const amount = yearly === null ? null : format.totalChange(yearly, currency ?? 'SEK');
  const said = [
    from,
    cause === undefined ? null : t(cause),
    amount === null ? null : t(isEstimated ? 'yearEstimated' : 'year', { amount }),
  ];
  return said.filter((part) => part !== null).join(' · ');
};

const PriceNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('price-monitoring-news');
  const format = useFormat();
  const mayEdit = useMayEdit();
  return show({
    title: titleOf(t, format, item),
    detail: detailOf(t, format, item),
    icon: categoryIcon(item.category),
    href: alertsPath({ article: item.subjectId }),
    ...(mayEdit ? { way: t('decide') } : {}),
  });
};

export { PriceNews as undecidedPrice };
