import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { SwitchField } from '#platform/web/ui/forms/switch-field.tsx';
import type { NotificationSettings } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './account.module.css';

type Pace = NotificationSettings['digestEmail'];

interface DigestCardProps {
  readonly email: string;
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

const paces = ['weekly', 'daily'] as const;

/** Whether and how often the summary comes by mail. */
export const DigestCard = ({ email, pace, onChange }: DigestCardProps) => {
  const t = useText<typeof texts>('settings');
  const choices = paces.map((value) => ({ value, label: t(`digest.${value}`) }));
  return (
    <Card title={t('digest')}>
      <div className={styles.pacefield}>
        <SwitchField
          label={t('byEmail')}
          hint={t('digestHint', { email })}
          isOn={pace !== 'off'}
          onChange={(isOn) => onChange(isOn ? 'weekly' : 'off')}
        />
        {pace !== 'off' && <Segment label={t('digest')} choices={choices} value={pace} onChange={onChange} />}
      </div>
    </Card>
  );
};
