import { CreditCard } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { accountPath } from '#platform/wire/doors.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { PlanNews as Reason } from '../rules-plan-news.ts';
import type { texts } from '../texts-news.en.ts';

const reasons: readonly Reason[] = ['trialEnds', 'trialEnded', 'planEnds', 'planEnded'];

const PlanNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('organizations-news');
  const format = useFormat();
  const reason = reasons.find((one) => one === item.reason) ?? 'planEnds';
  return show({
    title: t(reason, { date: item.date === null ? '' : format.date(item.date) }),
    detail: t('detail'),
    icon: CreditCard,
    href: accountPath({ tab: 'billing' }),
    way: t('see'),
  });
};

export { PlanNews as endingPlan };
