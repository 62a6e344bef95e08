import { useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall, useSend } from '#platform/web/calls/query.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { platformContract } from '#platform/wire/platform-contract.ts';
import { billingContract } from '../contract.ts';
import type { Billing, PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { PlanTable } from './plan-table.tsx';
import { LateNote, useStandingText } from './standing-note.tsx';
import { TrialNote } from './trial-note.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { staleAfterChange, useBilling, usePaying } from './use-billing.ts';

const WriteToUs = ({ name }: { readonly name: string }) => {
  const t = useText<typeof texts>('billing');
  const { data: contact } = useCall(platformContract.readSupport, {});
  if (contact === undefined) return null;
  const subject = encodeURIComponent(t('writeSubject', { organization: name }));
  return <a href={`mailto:${contact.supportEmail}?subject=${subject}`}>{t('writeButton')}</a>;
};

/** Why nothing can be bought here, where it cannot. */
const SellingNote = ({ billing, name }: { readonly billing: Billing; readonly name: string }) => {
  const t = useText<typeof texts>('billing');
  if (billing.selling === 'away') return <Note icon={CircleAlert}>{t('away')}</Note>;
  if (billing.selling === 'here' && billing.isBillable) return null;
  return (
    <Note icon={CircleAlert}>
      {t(billing.selling === 'write' ? 'write' : 'notBillable')} <WriteToUs name={name} />
    </Note>
  );
};

const Owned = ({ standing, billing }: { readonly standing: PlanStanding; readonly billing: Billing }) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const paying = usePaying();
  const change = useSend(billingContract.changePlan, staleAfterChange);
  const [isUpgrading, setUpgrading] = useState(false);
  const [down, setDown] = useState<'starter' | 'premium' | null>(null);
  const send = (plan: 'starter' | 'premium' | 'premium-plus') =>
    change.mutate({ body: { plan } }, { onSuccess: () => showToast({ text: t('changed') }) });
  const acts = {
    paying,
    isBusy: paying.isBusy || change.isPending,
    onUpgrade: () => setUpgrading(true),
    onDown: setDown,
    onKeep: send,
  };
  return (
    <>
      <LateNote standing={standing} onPay={paying.manage} isBusy={paying.isBusy} />
      <FormAlert failure={(paying.error ?? change.error)?.failure ?? null} />
      <SellingNote billing={billing} name={standing.units[0] ?? ''} />
      <PlanTable standing={standing} billing={billing} acts={acts} />
      {isUpgrading && (
        <UpgradeDialog standing={standing} billing={billing} onClose={() => setUpgrading(false)} />
      )}
      {down !== null && billing.paid !== null && (
        <ConfirmDialog
          title={t('downTitle', { plan: t(`plan.${down}`), date: format.date(billing.paid.periodEnd) })}
          consequence={t('downText')}
          confirmLabel={t('downConfirm', { plan: t(`plan.${down}`) })}
          onConfirm={() => {
            send(down);
            setDown(null);
          }}
          onCancel={() => setDown(null)}
        />
      )}
    </>
  );
};

const Told = ({ standing }: { readonly standing: PlanStanding }) => {
  const t = useText<typeof texts>('billing');
  const owners = standing.owners.join(', ');
  return (
    <Card title={t(`plan.${standing.plan}`)}>
      <p>{useStandingText(standing)}</p>
      <p className="muted">{owners === '' ? t('noOwner') : t('askOwner', { owners })}</p>
    </Card>
  );
};

const StandingLine = ({ standing }: { readonly standing: PlanStanding }) => (
  <p className="muted">{useStandingText(standing)}</p>
);

/** How the plan stands, what the three give, and for the owner what they cost; without amounts for everybody else. */
export const PlanOverview = () => {
  const t = useText<typeof texts>('billing');
  const { isOwner, plan, billing } = useBilling();
  const failure = plan.error ?? (isOwner ? billing.error : null);
  const retry = () => void Promise.all([plan.refetch(), isOwner ? billing.refetch() : null]);
  if (plan.data === undefined || (isOwner && billing.data === undefined))
    return (
      <Card>
        {failure === null ? (
          <Skeleton lines={10} />
        ) : (
          <LoadFailed title={t('failed')} error={failure} onRetry={retry} />
        )}
      </Card>
    );
  if (!isOwner || billing.data === undefined) return <Told standing={plan.data} />;
  return (
    <>
      <TrialNote standing={plan.data} />
      {plan.data.standing !== 'trial' && <StandingLine standing={plan.data} />}
      <Owned standing={plan.data} billing={billing.data} />
    </>
  );
};
