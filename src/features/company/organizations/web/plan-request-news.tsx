import { Send } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { planParts } from '#features/account/plan/rules.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { subscriptionPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts-news.en.ts';

const PlanRequestNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('organizations-news');
  const about = planParts.find((one) => one === item.reason) ?? 'invoices';
  return show({
    title: t('asked', { who: item.name }),
    detail: t(`asked.${about}`),
    icon: Send,
    href: subscriptionPath(),
    way: t('seePlans'),
  });
};

export { PlanRequestNews as askedPlan };
