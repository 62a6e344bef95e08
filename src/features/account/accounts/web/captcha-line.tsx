import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import type { CaptchaState } from './use-captcha.ts';

/** One line that says how the check for robots goes; there is nothing to press unless it failed. */
export const CaptchaLine = ({ state, again }: { state: CaptchaState; again: () => void }) => {
  const t = useText<typeof texts>('accounts');
  return (
    <p className={`captcha ${state}`} role="status">
      {state === 'working' && <span className="spin" aria-hidden="true" />}
      {state === 'ready' && <Icon of={ShieldCheck} />}
      {state === 'failed' && <Icon of={CircleAlert} />}
      <span>{t(`captcha.${state}`)}</span>
      {state === 'failed' && (
        <button type="button" className="aslink" onClick={again}>
          {t('tryAgain')}
        </button>
      )}
    </p>
  );
};
