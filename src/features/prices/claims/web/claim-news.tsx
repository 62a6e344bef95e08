import { HandCoins, MailWarning, MessageSquareReply } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts-news.en.ts';

const told = ['accepted', 'rejected', 'counter-offer', 'mail', 'undelivered', 'credited'] as const;

const icons = { undelivered: MailWarning, credited: HandCoins } as const;

const ClaimNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('claims-news');
  const format = useFormat();
  const { name, from, reason, amount, currency } = item;
  const kind = told.find((one) => one === reason) ?? 'answered';
  return show({
    title: t(kind, {
      supplier: from ?? '',
      amount: amount === null ? '' : format.money(amount, currency ?? 'SEK'),
    }),
    detail: t('claim', { number: name }),
    icon: kind === 'undelivered' || kind === 'credited' ? icons[kind] : MessageSquareReply,
    ...(kind === 'credited' ? { tone: 'good' } : kind === 'undelivered' ? { tone: 'warning' } : {}),
    href: claimPath(item.subjectId),
    ...(kind === 'credited' ? {} : { way: t('open') }),
  });
};

export { ClaimNews as answeredClaim };
