import { Check, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { billingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange, useBilling } from './use-billing.ts';

/** Milliseconds between questions whether the money has come, and how many are asked. */
const [between, most] = [4_000, 30];

/** After a Checkout: done, or waiting for the provider, which is asked for two minutes. */
export const Returned = () => {
  const t = useText<typeof texts>('billing');
  const { plan, billing } = useBilling();
  const { mutate } = useSend(billingContract.refreshPlan, staleAfterChange);
  const [asked, setAsked] = useState(0);
  const isDone = billing.data !== undefined && billing.data.paid !== null;
  useEffect(() => {
    if (isDone || asked >= most) return;
    const ask = () => mutate({}, { onSettled: () => setAsked((before) => before + 1) });
    const timer = setTimeout(ask, asked === 0 ? 0 : between);
    return () => clearTimeout(timer);
  }, [isDone, asked, mutate]);
  if (isDone)
    return (
      <Note icon={Check}>
        <p role="status">{t('returned', { plan: t(`plan.${plan.data?.plan ?? 'premium'}`) })}</p>
      </Note>
    );
  return (
    <Note icon={Hourglass}>
      <p role="status">
        <b className="strong">{t('waiting')}.</b> {t(asked >= most ? 'waitingLong' : 'waitingText')}
      </p>
    </Note>
  );
};
