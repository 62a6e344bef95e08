import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { GetStarted } from '#platform/web/frame/get-started.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import styles from './onboarding.module.css';

interface Next {
  readonly label: string;
  readonly isBusy?: boolean;
  /** The form that the button sends; without one it calls `onClick`. */
  readonly formId?: string;
  readonly onClick?: () => void;
}

interface StepProps {
  readonly title: string;
  readonly lede?: string;
  /** Above the title: which of the steps of a stage. */
  readonly eyebrow?: string;
  readonly stage?: 1 | 2 | 3 | 4 | 5;
  readonly backHref?: string;
  readonly later?: ReactNode;
  /** In the place of Back on phones: what is chosen so far. */
  readonly chosen?: ReactNode;
  readonly next?: Next;
  /** Narrow for one column, medium for forms, wide for all there is. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  /** Title and lede stand somewhere in `children`. */
  readonly hasOwnIntro?: boolean;
  readonly children: ReactNode;
}

/** One step: its question as the title, its answer in the middle, the way on at the bottom. */
export const Step = (props: StepProps) => {
  const { title, lede, eyebrow, stage, backHref, later, chosen, next, width = 'narrow', children } = props;
  const { hasOwnIntro = false } = props;
  const t = useText<typeof texts>('onboarding');
  const router = useRouter();
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  const footer = (
    <>
      {backHref !== undefined && <ButtonLink href={backHref}>{t('back')}</ButtonLink>}
      {chosen}
      <span className={`grow ${styles.spacer}`} />
      {later}
      {next !== undefined && (
        <Button
          kind="primary"
          isBusy={next.isBusy === true}
          {...(next.formId === undefined
            ? { onClick: next.onClick }
            : { type: 'submit' as const, form: next.formId })}
        >
          {next.label}
          <Icon of={ArrowRight} />
        </Button>
      )}
    </>
  );
  const hasFooter = backHref !== undefined || next !== undefined;
  return (
    <GetStarted
      title={title}
      contact={contact}
      onLogOut={() => router.options.context.logOut()}
      {...(stage === undefined ? {} : { stage })}
      {...(hasFooter ? { footer } : {})}
    >
      <div className={`step ${width}`}>
        {!hasOwnIntro && (
          <div className="intro">
            {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
            <h1 tabIndex={-1}>{title}</h1>
            {lede !== undefined && <p className="lede">{lede}</p>}
          </div>
        )}
        {children}
      </div>
    </GetStarted>
  );
};
