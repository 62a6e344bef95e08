import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../texts/i18n.ts';
import { isProduction } from '../session/mode.ts';
import type { texts } from '../texts.en.ts';
import { Banner } from '../ui/banner.tsx';

const key = 'stagingDismissed';

/** Says that this is not production until it is closed, which the browser remembers. */
export const StagingBanner = () => {
  const t = useText<typeof texts>('web');
  const [isShown, setShown] = useState(() => !isProduction() && localStorage.getItem(key) === null);
  if (!isShown) return null;
  const close = () => {
    localStorage.setItem(key, 'true');
    setShown(false);
  };
  return (
    <Banner tone="staging" icon={FlaskConical} onClose={close} closeLabel={t('closeStaging')}>
      {t('staging')}
    </Banner>
  );
};
