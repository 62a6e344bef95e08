import { useState } from 'react';
import { daysAfter } from '#core/values/calendar.ts';
import type { Plan } from '#core/entitlements/entitlements.ts';
import type { CustomerParts } from '#features/staff/support/web/feature.tsx';
import { shortestReason } from '#features/staff/support/contract.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { staffBillingContract } from '../contract-staff.ts';
import type { texts } from '../texts-staff.en.ts';
import { planNames, planOrder } from './plan-rows.ts';

interface Asked {
  readonly organizationId: string;
  readonly name: string;
}

/** The moment after a day in Sweden, in summer an hour later. */
const endOf = (day: string): string | null =>
  day === '' ? null : new Date(`${daysAfter(day, 1)}T00:00:00+01:00`).toISOString();

const PlanDialog = ({ organizationId, name, onClose }: Asked & { readonly onClose: () => void }) => {
  const t = useText<typeof texts>('billing-staff');
  const [plan, setPlan] = useState<Plan>('premium');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useSend(staffBillingContract.setCustomerPlan);
  const isShort = reason.trim().length < shortestReason;
  const set = () => {
    setTried(true);
    if (isShort) return;
    send.mutate(
      { params: { organizationId }, body: { plan, endsAt: endOf(until), reason: reason.trim() } },
      {
        onSuccess: () => {
          showToast({ text: t('done', { plan: planNames[plan], organization: name }) });
          onClose();
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('title', { organization: name })}
      confirmLabel={t('set')}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={set}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Segment
        label={t('plan')}
        choices={planOrder.map((value) => ({ value, label: planNames[value] }))}
        value={plan}
        onChange={setPlan}
      />
      <DateField label={t('until')} hint={t('untilHint')} value={until} onDay={setUntil} />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && isShort ? t('reasonShort', { count: shortestReason }) : undefined}
      />
    </AskDialog>
  );
};

/** What staff do for a company: set its plan, with a reason. */
export const OrganizationActs: CustomerParts['OrganizationActs'] = ({ organizationId, name }) => {
  const t = useText<typeof texts>('billing-staff');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isSmall onClick={() => setAsking(true)}>
        {t('set')}
      </Button>
      {isAsking && (
        <PlanDialog organizationId={organizationId} name={name} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
