import { FileQuestionMark, Hash, Truck } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { feeKinds } from '#core/radar/fee-kind.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts-told.en.ts';

const told = { first: 'fee.first', rose: 'fee.rose', share: 'fee.rose', oftener: 'fee.oftener' } as const;

const isTold = (reason: string): reason is keyof typeof told => Object.hasOwn(told, reason);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FeeNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('radar-told');
  const format = useFormat();
  const { from, reason, name, price } = item;
  const about = reason !== null && isTold(reason) ? reason : 'first';
  const fee = t(`fee.${feeKinds.find((kind) => kind === name) ?? 'other'}`);
  const amount = (value: string): string =>
    about === 'share' ? format.share(value) : format.money(value, 'SEK');
  const title = t(told[about], { supplier: from ?? '', fee });
  return show({
    title: about === 'first' ? title : capital(title),
    detail:
      price === null
        ? ''
        : price.from === null
          ? t('feeFirst', { to: amount(price.to) })
          : t('feeMoved', { from: amount(price.from), to: amount(price.to) }),
    icon: Truck,
    tone: 'warning',
    href: supplierPath({ id: item.subjectId }),
  });
};

const RenumberedNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('radar-told');
  return show({
    title: t('renumbered', { name: item.name }),
    detail: `${item.from ?? ''} · ${item.reason ?? ''}`,
    icon: Hash,
    href: supplierPath({ id: item.subjectId }),
    way: t('answer'),
  });
};

const MissingNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('radar-told');
  const format = useFormat();
  const supplier = item.from ?? '';
  return show({
    title:
      item.name === '' ? t('missingUnknown', { supplier }) : t('missing', { supplier, numbers: item.name }),
    detail: t('missingDetail', { date: item.date === null ? '' : format.date(item.date) }),
    icon: FileQuestionMark,
    tone: 'warning',
    href: supplierPath({ id: item.subjectId }),
    way: t('ask'),
  });
};

export { FeeNews as fee, MissingNews as missing, RenumberedNews as renumbered };
