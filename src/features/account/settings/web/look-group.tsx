import { call } from '#platform/web/calls/api.ts';
import { setLanguage } from '#platform/web/texts/text-loading.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import type { Language } from '#platform/web/texts/language.ts';
import { setTheme, useSettings } from '#platform/web/frame/settings.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { type Profile, settingsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './account.module.css';

const languages = [
  { value: 'sv', label: <span lang="sv">Svenska</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const;

// Letters follow the language too; a profile without a phone gets it with its next save.
const tellServer = (profile: Profile | undefined, language: Language): void => {
  if (profile === undefined || profile.areaCode === null || profile.phone === null) return;
  const { fullName, areaCode, phone } = profile;
  void call(settingsContract.changeProfile, { body: { fullName, areaCode, phone, language } });
};

/** Language and theme, in force at once. */
export const LookGroup = ({ profile }: { readonly profile: Profile | undefined }) => {
  const t = useText<typeof texts>('settings');
  const language = useLanguage();
  const theme = useSettings((settings) => settings.theme) ?? 'system';
  const themes = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    label: t(`theme.${value}`),
  }));
  const change = (next: Language) => {
    void setLanguage(next);
    tellServer(profile, next);
  };
  return (
    <Card title={t('look')}>
      <div className="stack">
        <div className={styles.settingline}>
          <span className="label">{t('language')}</span>
          <Segment label={t('language')} choices={languages} value={language} onChange={change} />
        </div>
        <div className={styles.settingline}>
          <span className="label">{t('theme')}</span>
          <Segment
            label={t('theme')}
            choices={themes}
            value={theme}
            onChange={(next) => setTheme(next === 'system' ? null : next)}
          />
        </div>
      </div>
    </Card>
  );
};
