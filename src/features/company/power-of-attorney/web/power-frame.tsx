import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { GetStarted } from '#platform/web/frame/get-started.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { isLoggedIn } from '#platform/web/frame/router.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { homePath } from '#platform/wire/doors.ts';
import { signingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { LaterButton } from './later-button.tsx';
import styles from './signing.module.css';

interface PowerFrameProps {
  /** Whether it is a step of onboarding, with its stages above; else the header is minimal. */
  readonly isStep: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds the power of attorney, for members and for strangers. */
export const PowerFrame = ({ isStep, footer, children }: PowerFrameProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const router = useRouter();
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  const isMember = isLoggedIn();
  return (
    <GetStarted
      title={t('title')}
      brandHref={isMember ? homePath() : signingPath()}
      contact={contact}
      {...(isStep ? { stage: 4 } : {})}
      {...(isMember ? { onLogOut: () => router.options.context.logOut() } : {})}
      {...(footer === undefined ? {} : { footer })}
    >
      {children}
    </GetStarted>
  );
};

/** The same with one card. */
export const LoneCard = ({ isStep, children }: Omit<PowerFrameProps, 'footer'>) => (
  <PowerFrame isStep={isStep}>
    <div className="step narrow">
      <Card>{children}</Card>
      <div className={styles.latercentre}>
        <LaterButton />
      </div>
    </div>
  </PowerFrame>
);
