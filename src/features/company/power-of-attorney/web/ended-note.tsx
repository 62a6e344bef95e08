import { CircleAlert } from 'lucide-react';
import type { Power } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { texts } from '../texts.en.ts';

/** How the last one ended where it was not signed, in the words of who refused it. */
export const EndedNote = ({ power }: { readonly power: Power | null }) => {
  const t = useText<typeof texts>('power-of-attorney');
  if (power === null || power.state === 'signed' || power.state === 'waiting') return null;
  const { state, signatoryName: name, comment } = power;
  return (
    <Note icon={CircleAlert} tone="warn">
      <p>
        <b>{t(`ended.${state}`, { name })}</b> {t('endedNote')}
      </p>
      {comment !== null && comment !== '' && <p>{t('reason', { comment })}</p>}
    </Note>
  );
};
