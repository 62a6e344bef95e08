import { privacyPath, termsPath } from '#platform/wire/doors.ts';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';

/** Whom to call or write to, and what everybody may read. */
export const SupportLine = () => {
  const t = useText<typeof texts>('web');
  return (
    <>
      <span>
        {t('supportLabel')}{' '}
        <a href={`tel:${t('supportPhone').replace(/[^\d+]/g, '')}`}>{t('supportPhone')}</a>
      </span>{' '}
      <a href={`mailto:${t('supportEmail')}`}>{t('supportEmail')}</a> <a href={termsPath()}>{t('terms')}</a>{' '}
      <a href={privacyPath()}>{t('privacy')}</a>
    </>
  );
};

/** Where the provider answers questions. */
export const contactAddress = 'https://krogkoll.example/contact';
