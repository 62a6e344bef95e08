import { Ellipsis } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import type { ClaimDetail } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { ClaimDialogState } from './claim-dialogs.tsx';
import styles from './claims.module.css';

interface ActsProps {
  readonly claim: ClaimDetail;
  readonly dialogs: ClaimDialogState;
}

const acts = ['answer', 'remind', 'refuse', 'close', 'reopen', 'withdraw'] as const;

/** All that may be done with the claim as it stands. */
export const ClaimActs = ({ claim, dialogs }: ActsProps) => {
  const t = useText<typeof texts>('claims');
  const mayEdit = useMayEdit();
  const items = acts.filter((act) => claim.steps.includes(act));
  if (!mayEdit || items.length === 0) return null;
  return (
    <ActionMenu
      label={t('more')}
      className="btn"
      items={items.map((act) => ({
        id: act,
        label: t(`menu.${act}`),
        onAction: () => dialogs.open(act, claim),
      }))}
    >
      <Icon of={Ellipsis} />
    </ActionMenu>
  );
};

/** What is left of a sent claim: claim it again, or end it without. Yellow, since it waits for a person. */
export const ClaimRest = ({ claim, dialogs }: ActsProps) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { steps } = claim;
  const waits = claim.state === 'sent' && decimal(claim.open).gt('0');
  if (!waits || !(claim.credit === 'partly' || claim.isOverdue || claim.answer === 'rejected')) return null;
  const amount = format.money(claim.open, claim.currency);
  const left = claim.claimLines.filter(({ open }) => decimal(open).gt('0'));
  const names = [...new Set(left.map(({ name }) => name))];
  return (
    <section className={styles.rest} aria-label={t('rest')}>
      <h2>{t(claim.credit === 'none' ? 'restWaits' : 'restTitle', { amount })}</h2>
      <p className="small">
        {claim.credit === 'partly'
          ? t('restText', { count: names.length, goods: names.slice(0, 3).join(', ') })
          : t('restSilent', { supplier: claim.supplierName, date: claim.replyBy ?? '' })}
      </p>
      {steps.includes('remind') && (
        <Button
          kind="primary"
          does={claimsContract.remindClaim}
          onClick={() => dialogs.open('remind', claim)}
        >
          {t(claim.credit === 'none' ? 'remindFor' : 'claimRest', { amount })}
        </Button>
      )}
      {steps.includes('close') && (
        <Button onClick={() => dialogs.open('close', claim)}>{t('closeWithout', { amount })}</Button>
      )}
      {steps.includes('answer') && !steps.includes('close') && (
        <Button onClick={() => dialogs.open('answer', claim)}>{t('logAnswer')}</Button>
      )}
      {steps.includes('refuse') && claim.answer === 'rejected' && (
        <Button onClick={() => dialogs.open('refuse', claim)}>{t('menu.refuse')}</Button>
      )}
    </section>
  );
};
