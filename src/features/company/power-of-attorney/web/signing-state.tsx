import { useRouter } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { signingPath, waitingPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { powerThatCounts, useCompanies, usePowers } from './use-powers.ts';
import styles from './signing.module.css';

/** Milliseconds between two questions how it went, and that the good news stands before one is led on. */
const [askEvery, pause] = [3_000, 6_000];

const ownPage = signingPath();

interface StripProps {
  readonly tone: 'waiting' | 'signed' | 'cancelled' | 'failed';
  readonly text: string;
  readonly children?: ReactNode;
}

const icons: Readonly<Record<'signed' | 'cancelled' | 'failed', LucideIcon>> = {
  signed: CircleCheck,
  cancelled: CircleX,
  failed: CircleAlert,
};

const marks = { signed: styles.signed, cancelled: '', failed: styles.failed, waiting: '' } as const;

const Strip = ({ tone, text, children }: StripProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  return (
    <div className={`${styles.signreturn} ${marks[tone]}`} role="status">
      {tone === 'waiting' ? <span className="spin" aria-hidden="true" /> : <Icon of={icons[tone]} />}
      <div>
        <b>{t(`return.${tone}`)}</b>
        <p className="small">{text}</p>
      </div>
      {children}
    </div>
  );
};

const Signed = ({ next }: { readonly next: string | undefined }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const router = useRouter();
  const goOn = useCallback(async () => {
    if (next !== undefined) return router.navigate({ href: ownPage });
    // The signature has moved this person on; the guard knows where to.
    await router.options.context.refresh().catch(() => undefined);
    await router.navigate({ href: waitingPath() });
  }, [next, router]);
  useEffect(() => {
    const timer = setTimeout(() => void goOn(), pause);
    return () => clearTimeout(timer);
  }, [goOn]);
  const text = next === undefined ? t('return.signedText') : t('return.nextText', { organization: next });
  return (
    <Strip tone="signed" text={text}>
      <Button kind="primary" onClick={() => void goOn()}>
        {t(next === undefined ? 'goOn' : 'return.next')}
      </Button>
    </Strip>
  );
};

const Again = () => {
  const t = useText<typeof texts>('power-of-attorney');
  return <ButtonLink href={ownPage}>{t('return.again')}</ButtonLink>;
};

const Outcome = ({ powerId }: { readonly powerId: string }) => {
  const t = useText<typeof texts>('power-of-attorney');
  const { companies, hasFailed, retry } = useCompanies();
  const powers = usePowers(companies ?? [], askEvery);
  if (hasFailed || powers.hasFailed) {
    const again = () => {
      retry();
      powers.retry();
    };
    return (
      <Strip tone="failed" text={t('failed')}>
        <Button onClick={again}>{t('tryAgain')}</Button>
      </Strip>
    );
  }
  const power = powers.asked.flatMap((one) => one.powers ?? []).find(({ id }) => id === powerId);
  if (power === undefined) return null;
  switch (power.state) {
    case 'signed': {
      const open = powers.asked.find((one) => powerThatCounts(one.powers ?? [])?.state !== 'signed');
      return <Signed next={open?.company.name} />;
    }
    case 'waiting':
      return <Strip tone="waiting" text={t('return.waitingText')} />;
    case 'expired':
      return (
        <Strip tone="failed" text={t('return.failedText')}>
          <Again />
        </Strip>
      );
    case 'rejected':
    case 'withdrawn':
      return (
        <Strip tone="cancelled" text={t('return.cancelledText')}>
          <Again />
        </Strip>
      );
  }
};

/** How the signing went that somebody comes back from, above what else the screen shows; nothing for who does not. */
export const SigningState = () => {
  const id = new URLSearchParams(location.search).get('signing');
  return id === null ? null : <Outcome powerId={id} />;
};
