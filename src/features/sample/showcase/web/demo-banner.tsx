import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { firstInvoicePath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './demo.module.css';
import { useDemoChoice } from './use-demo-choice.ts';

/** Above every screen while it shows the demo: that it does, the way to the first invoice, and the way out. */
export const DemoBanner = () => {
  const t = useText<typeof texts>('showcase');
  const mayEdit = useMayEdit();
  const { choose, isBusy } = useDemoChoice();
  const client = useQueryClient();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The first invoice ends the demo on whatever screen is open.
  useLive(notificationsContract.liveEvents, [invoicesContract.listInvoices], (event) => {
    if (event.type === 'invoice') void client.invalidateQueries();
    return false;
  });
  return (
    <section className={styles.demobar} aria-label={t('label')}>
      <Icon of={Sparkles} />
      <p>
        <b>{t('title')}</b> {t('text')} <span className={styles.more}>{t('readOnly')}</span>
      </p>
      <Button isSmall kind="quiet" disabled={isBusy} onClick={() => choose(true)}>
        {t('hide')}
      </Button>
      {mayEdit && path !== firstInvoicePath() && (
        <ButtonLink isSmall kind="primary" href={firstInvoicePath()}>
          {t('send')}
        </ButtonLink>
      )}
    </section>
  );
};
