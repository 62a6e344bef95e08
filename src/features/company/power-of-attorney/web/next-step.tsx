import { useRouterState } from '@tanstack/react-router';
import { Signature } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { keepWanted } from '#platform/web/session/way-on.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { signingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './next-step.module.css';

/** What a signature is for, above every screen until it is given; whoever goes to sign comes back to the screen. */
export const NextStep = () => {
  const t = useText<typeof texts>('power-of-attorney');
  const isPending = useAppState((state) => state.user?.onboardingStatus === 'SHARE_INVOICE_EMAIL');
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  if (!isPending) return null;
  return (
    <section className={styles.nextstep} aria-label={t('stepLabel')}>
      <Icon of={Signature} />
      <p>
        <b>{t('stepTitle')}</b> {t('stepText')}
      </p>
      <ButtonLink isSmall href={signingPath()} onClick={() => keepWanted(here)}>
        {t('tabSign')}
      </ButtonLink>
    </section>
  );
};
