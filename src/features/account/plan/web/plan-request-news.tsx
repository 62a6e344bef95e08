import { Send } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { planParts } from '../rules.ts';
import type { texts } from '../texts-news.en.ts';

const PlanRequestNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('plan-news');
  const about = planParts.find((one) => one === item.reason) ?? 'invoices';
  return show({
    title: t('asked', { who: item.name }),
    detail: t(`about.${about}`),
    icon: Send,
    href: subscriptionPath(),
    way: t('see'),
  });
};

export { PlanRequestNews as askedPlan };
