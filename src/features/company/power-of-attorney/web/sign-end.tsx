import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { forgetSigning } from '#platform/web/session/link-token.ts';
import { isLoggedIn } from '#platform/web/frame/router.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { homePath, outletPath } from '#platform/wire/doors.ts';
import { signingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { LoneCard } from './power-frame.tsx';
import styles from './signing.module.css';

/** Where the person came from, who then returns there; by a letter there is nothing to return to. */
export type From = 'setup' | 'outlet' | null;

export const returnTo = { setup: signingPath(), outlet: outletPath({ tab: 'power' }) } as const;

const icons: Readonly<Record<string, LucideIcon>> = { signed: CircleCheck, rejected: CircleX };

interface SignEndProps {
  readonly from: From;
  readonly state: 'signed' | 'rejected' | 'expired' | 'withdrawn' | 'link';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** How it ended, and that there is nothing more to do. */
export const SignEnd = ({ from, state, title, text, children }: SignEndProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  return (
    <LoneCard isStep={from === 'setup'}>
      <div className={state === 'signed' ? `${styles.signend} ${styles.signed}` : styles.signend}>
        <Icon of={icons[state] ?? Hourglass} />
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lede">{text}</p>
        <div className="acts">
          {children}
          {isLoggedIn() && (
            <ButtonLink href={from === null ? homePath() : returnTo[from]} onClick={forgetSigning}>
              {t(from === null ? 'home' : 'back')}
            </ButtonLink>
          )}
        </div>
        {!isLoggedIn() && <p className="small muted">{t('closeTab')}</p>}
      </div>
    </LoneCard>
  );
};
