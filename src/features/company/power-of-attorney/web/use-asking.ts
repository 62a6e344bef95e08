import { useRouter } from '@tanstack/react-router';
import { type Power, powerOfAttorneyContract, type StartedSigning } from '../contract.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';

const { listPowers, readPowerState, renewSigning, startSigning, withdrawPower } = powerOfAttorneyContract;
const stale = [listPowers, readPowerState];

export interface Signatory {
  readonly name: string;
  readonly email: string;
}

/**
 * Asking for a signature in the name of a unit's company: signing oneself, asking somebody else, sending the link again and
 * taking back. `from` is where one returns to: onboarding or the restaurant's page.
 */
export const useAsking = (unitId: string, from: 'setup' | 'outlet') => {
  const t = useText<typeof texts>('power-of-attorney');
  const language = useLanguage();
  const router = useRouter();
  const start = useSend(startSigning, stale);
  const renew = useSend(renewSigning, stale);
  const withdraw = useSend(withdrawPower, stale);
  const enter = ({ signingUrl }: StartedSigning) => {
    if (signingUrl === null) return;
    // A path of ours, or the page of a signing service.
    if (signingUrl.startsWith('/')) void router.navigate({ href: signingUrl.replace('#', `?from=${from}#`) });
    else location.assign(signingUrl);
  };
  const last = [start, renew, withdraw].find(({ error }) => error !== null);
  const at = (power: Power) => ({ params: { powerId: power.id }, unitId });
  const reset = () => {
    for (const send of [start, renew, withdraw]) send.reset();
  };
  const sent = (email: string) => showToast({ text: t('elseSent', { email }) });
  return {
    isBusy: start.isPending || renew.isPending || withdraw.isPending,
    error: last?.error ?? null,
    reset,
    signMyself: (power: Power | null) => {
      reset();
      if (power?.state === 'waiting') renew.mutate(at(power), { onSuccess: enter });
      else start.mutate({ body: { language }, unitId }, { onSuccess: enter });
    },
    /** One waits at a time: what waits for the caller is taken back first. */
    askElse: async (power: Power | null, signatory: Signatory): Promise<boolean> => {
      reset();
      try {
        if (power?.state === 'waiting') await withdraw.mutateAsync(at(power));
        await start.mutateAsync({ body: { language, signatory }, unitId });
      } catch {
        return false;
      }
      sent(signatory.email);
      return true;
    },
    sendAgain: (power: Power) => {
      reset();
      renew.mutate(at(power), { onSuccess: () => sent(power.signatoryEmail) });
    },
    takeBack: async (power: Power): Promise<boolean> => {
      reset();
      try {
        await withdraw.mutateAsync(at(power));
      } catch {
        return false;
      }
      showToast({ text: t('withdrawn') });
      return true;
    },
  };
};

export type Asking = ReturnType<typeof useAsking>;
