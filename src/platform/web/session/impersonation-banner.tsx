import { useRouter } from '@tanstack/react-router';
import { UserRoundCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../formats/format.ts';
import { useText } from '../texts/i18n.ts';
import { type Impersonation, leaveImpersonation, rememberImpersonation } from './impersonation.ts';
import { useAppState } from './state.ts';
import type { texts } from '../texts.en.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/overlays/form-dialog.tsx';

/** Milliseconds before the end at which staff are told. */
const warnsBefore = 60_000;

const useTimeLeft = (endsAt: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, endsAt - now);
};

/**
 * Says as whom staff act, where, and until when. It cannot be closed. A minute before the end a dialog tells; at the end
 * the visit is over and the browser is sent to the logout.
 */
export const ImpersonationBanner = ({ impersonation }: { readonly impersonation: Impersonation }) => {
  const t = useText<typeof texts>('web');
  const format = useFormat();
  const router = useRouter();
  const outlet = useAppState((state) => state.selectedUnit?.name);
  const { name, endsAt } = impersonation;
  const left = useTimeLeft(endsAt);
  const [isTold, setTold] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(rememberImpersonation, [name, endsAt]);
  useEffect(() => {
    if (left === 0) leaveImpersonation();
  }, [left]);
  const end = () => {
    setLeaving(true);
    void router.options.context.endImpersonation().finally(leaveImpersonation);
  };
  const time = format.time(new Date(endsAt).toISOString());
  const leftText =
    left > warnsBefore
      ? t('minutesLeft', { count: Math.ceil(left / 60_000) })
      : t('secondsLeft', { count: Math.ceil(left / 1_000) });
  return (
    <>
      <Banner
        tone="imp"
        icon={UserRoundCog}
        action={
          <Button isSmall isBusy={isLeaving} onClick={end}>
            {t('endVisit')}
          </Button>
        }
      >
        {outlet === undefined ? t('actingAs', { name }) : t('actingAsAt', { name, outlet })}{' '}
        {t('visitEnds', { time })} <span className="left nowrap">{leftText}</span>
      </Banner>
      {left <= warnsBefore && left > 0 && !isTold && (
        <FormDialog title={t('visitEndsTitle')} onClose={() => setTold(true)}>
          <p className="consequence">{t('visitEndsText', { name, time })}</p>
          <div className="acts">
            <Button onClick={() => setTold(true)}>{t('goOnUntil', { time })}</Button>
            <Button kind="primary" isBusy={isLeaving} onClick={end}>
              {t('endVisitNow')}
            </Button>
          </div>
        </FormDialog>
      )}
    </>
  );
};
