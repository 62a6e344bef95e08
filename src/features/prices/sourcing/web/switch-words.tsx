import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { texts } from '../texts.en.ts';

/** What a switch would have saved, or cost more. */
export const Difference = ({ saved, currency }: { readonly saved: string; readonly currency: string }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const value = decimal(saved);
  if (value.eq('0')) return <span className="muted">{t('equal')}</span>;
  const isLess = value.gt('0');
  const amount = format.money(value.abs().toFixed(), currency);
  return (
    <PriceDelta
      direction={isLess ? 'down' : 'up'}
      text={amount}
      sentence={t(isLess ? 'switchLess' : 'switchMore', { amount })}
    />
  );
};
