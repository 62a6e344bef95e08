import { ReceiptText, ShieldAlert } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { invoicePath } from '../paths.ts';
import { doNotPay } from '../rules-held.ts';
import type { texts } from '../texts-news.en.ts';

const HeldNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('invoices-news');
  const reasonText = useCodeText('documents', 'reason');
  const format = useFormat();
  const { name: number, from, amount, currency, reason } = item;
  const isWarning = reason !== null && doNotPay.includes(reason);
  return show({
    title: t(isWarning ? 'doNotPay' : 'held', { number }),
    detail: t('detail', {
      supplier: from ?? '',
      amount: format.money(amount ?? '0', currency ?? 'SEK'),
      reason: reason === null ? '' : reasonText(reason),
    }),
    icon: isWarning ? ShieldAlert : ReceiptText,
    ...(isWarning ? { tone: 'warning' } : {}),
    href: invoicePath(item.subjectId),
    way: t('check'),
  });
};

export { HeldNews as heldInvoice };
