import { useState } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { billingContract } from '../contract.ts';
import type { Billing, PaidPlanName } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';

const stale = [billingContract.readBilling];

/** Makes the link for whoever pays, shows it this once, and takes it back. */
export const ShareDialog = ({
  billing,
  onClose,
}: {
  readonly billing: Billing;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const [plan, setPlan] = useState<PaidPlanName>('premium');
  const share = useSend(billingContract.sharePlan, stale);
  const withdraw = useSend(billingContract.withdrawShare, stale);
  const price = (one: Billing['offers'][number]) =>
    `${format.tag(one.total, one.currency)} ${t(one.months === 12 ? 'every.12' : 'every.3')}`;
  const link = share.data === undefined ? null : `${location.origin}${share.data.path}`;
  const takeBack = () =>
    withdraw.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ text: t('withdrawn') });
          onClose();
        },
      },
    );
  return (
    <FormDialog title={t('shareTitle')} onClose={onClose}>
      <p>{t('shareText')}</p>
      <FormAlert failure={(share.error ?? withdraw.error)?.failure ?? null} />
      {link === null ? (
        <>
          {billing.share !== null && (
            <p className="small muted">
              {t('shareOut', {
                plan: t(`plan.${billing.share.plan}`),
                date: format.dateInFull(billing.share.expiresAt),
              })}
            </p>
          )}
          <RadioList
            legend={t('sharePlan')}
            choices={billing.offers.map((one) => ({
              value: one.plan,
              label: t(`plan.${one.plan}`),
              hint: price(one),
            }))}
            value={plan}
            onChange={setPlan}
          />
        </>
      ) : (
        <p className={styles.link}>
          <span className="visually-hidden">{t('shareLink')}: </span>
          {link}
        </p>
      )}
      <div className="acts">
        <Button onClick={onClose}>{t('close')}</Button>
        {billing.share !== null && link === null && (
          <Button isBusy={withdraw.isPending} onClick={takeBack}>
            {t('withdraw')}
          </Button>
        )}
        {link === null ? (
          <Button kind="primary" isBusy={share.isPending} onClick={() => share.mutate({ body: { plan } })}>
            {t('shareMake')}
          </Button>
        ) : (
          <CopyButton kind="primary" text={link} copiedText={t('copied')}>
            {t('copy')}
          </CopyButton>
        )}
      </div>
    </FormDialog>
  );
};
