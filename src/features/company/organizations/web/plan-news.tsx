import { CircleAlert, CreditCard } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { accountPath } from '#platform/wire/doors.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { planReasons } from '../rules-plan-news.ts';
import type { texts } from '../texts-news.en.ts';

const details = { late: 'lateDetail', lateOver: 'lateOverDetail', paused: 'pausedDetail' } as const;

const hasDetail = (reason: string): reason is keyof typeof details => Object.hasOwn(details, reason);

const PlanNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('organizations-news');
  const format = useFormat();
  const reason = planReasons.find((one) => one === item.reason) ?? 'planEnds';
  const values = { date: item.date === null ? '' : format.date(item.date) };
  const isLate = reason === 'late' || reason === 'lateOver';
  return show({
    title: t(reason, values),
    detail: t(hasDetail(reason) ? details[reason] : 'detail', values),
    icon: isLate ? CircleAlert : CreditCard,
    ...(isLate ? { tone: 'warning' } : {}),
    href: accountPath({ tab: 'billing' }),
    way: t('see'),
  });
};

export { PlanNews as endingPlan };
