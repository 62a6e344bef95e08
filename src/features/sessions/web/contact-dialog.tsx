import { useText } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import type { texts } from '../texts.en.ts';

export type Unavailable = 'forgotUnavailable' | 'createUnavailable';

/** What cannot be done here by oneself, and whom to turn to instead. */
export const ContactDialog = ({ about, onClose }: { about: Unavailable; onClose: () => void }) => {
  const t = useText<typeof texts>('sessions');
  return (
    <FormDialog title={t(about)} onClose={onClose}>
      <p>{t('contact')}</p>
      <p>
        {t('support')}
        <br />
        <a href={`mailto:${t('supportEmail')}`}>{t('supportEmail')}</a>
      </p>
      <div className="acts">
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </FormDialog>
  );
};
