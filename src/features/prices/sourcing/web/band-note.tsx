import { EyeOff, Lock } from 'lucide-react';
import { PlanWayOut } from '#features/account/plan/web/feature.tsx';
import type { BandState } from '#features/prices/market-band/contract-fields.ts';
import { marketBandPath } from '#features/prices/market-band/paths.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import type { texts } from '../texts-band.en.ts';

/** Why no market band is shown, with the way to it. */
export const BandNote = ({ bands }: { readonly bands: BandState | undefined }) => {
  const t = useText<typeof texts>('sourcing-band');
  if (bands === 'locked')
    return (
      <Note icon={Lock}>
        <b>{t('bandLocked')}</b> <PlanWayOut part="market" isSmall />
      </Note>
    );
  if (bands === 'opted-out')
    return (
      <Note icon={EyeOff}>
        {t('bandOut')} <a href={marketBandPath()}>{t('bandHow')}</a>
      </Note>
    );
  return null;
};
