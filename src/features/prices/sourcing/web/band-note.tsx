import { EyeOff } from 'lucide-react';
import type { BandState } from '#features/prices/market-band/contract-fields.ts';
import { marketBandPath } from '#features/prices/market-band/paths.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { texts } from '../texts-band.en.ts';

/** That the plan shows no market band, beside what else it does not show. */
export const LockedBand = () => {
  const t = useText<typeof texts>('sourcing-band');
  return <b>{t('bandLocked')}</b>;
};

/** That the organization has opted out of market bands, with the way to them. */
export const BandNote = ({ bands }: { readonly bands: BandState | undefined }) => {
  const t = useText<typeof texts>('sourcing-band');
  if (bands === 'opted-out')
    return (
      <Note icon={EyeOff}>
        {t('bandOut')} <a href={marketBandPath()}>{t('bandHow')}</a>
      </Note>
    );
  return null;
};
