import { useRouter } from '@tanstack/react-router';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { loginPath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';

export interface Support {
  readonly supportPhone: string;
  readonly supportEmail: string;
}

/** No accounts are opened at the moment, and whom to turn to. */
export const SignUpClosed = ({ supportPhone, supportEmail }: Support) => {
  const t = useText<typeof texts>('accounts');
  const router = useRouter();
  const leave = () => void router.navigate({ href: loginPath() });
  return (
    <FormDialog title={t('signUpClosed')} onClose={leave}>
      <p>{t('contact')}</p>
      <p>
        {supportPhone}
        <br />
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      <div className="acts">
        <Button kind="primary" onClick={leave}>
          {t('toLogin')}
        </Button>
      </div>
    </FormDialog>
  );
};
