import { useState } from 'react';
import { Send } from 'lucide-react';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { subscriptionPath } from '#platform/wire/doors.ts';
import { planContract } from '../contract.ts';
import { type PlanPart, mayWriteAgain } from '../rules.ts';
import type { texts } from '../texts.en.ts';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** The one way to what a plan does not have: the owner sees the plans, anybody else asks the owner. */
export const WayOut = ({ part, isSmall = false }: { part: PlanPart; isSmall?: boolean }) => {
  const t = useText<typeof texts>('plan');
  const format = useFormat();
  const role = useAppState((state) => state.selectedUnit?.role);
  const { data } = useCall(planContract.readPlan, {});
  const [now] = useState(() => new Date());
  const ask = useSend(planContract.askOwners, [planContract.readPlan]);
  if (role === 'owner')
    return (
      <ButtonLink href={subscriptionPath()} isSmall={isSmall}>
        {t('upgrade')}
      </ButtonLink>
    );
  const askedAt = ask.data?.askedAt ?? data?.askedAt ?? null;
  const owner = data?.owners[0];
  if (askedAt !== null && !mayWriteAgain(new Date(askedAt), now))
    return (
      <span role="status">
        <Badge tone="done">{t('asked')}</Badge>{' '}
        {owner !== undefined && (
          <span className="muted">
            {t('askedText', { owner: firstName(owner), date: format.date(askedAt.slice(0, 10)) })}
          </span>
        )}
      </span>
    );
  return (
    <Button
      icon={Send}
      isSmall={isSmall}
      isBusy={ask.isPending}
      onClick={() => ask.mutate({ body: { about: part } })}
    >
      {owner === undefined ? t('askOwner') : t('ask', { owner: firstName(owner) })}
    </Button>
  );
};
