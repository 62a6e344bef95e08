import { Check } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import type { texts } from '../texts.en.ts';
import type { Given } from './plan-rows.ts';

/** What a plan gives, in a cell or at the end of a line. */
export const GivenCell = ({ given }: { readonly given: Given }) => {
  const t = useText<typeof texts>('billing');
  if ('isIncluded' in given)
    return given.isIncluded ? (
      <>
        <Icon of={Check} />
        <span className="visually-hidden">{t('included')}</span>
      </>
    ) : (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('notIncluded')}</span>
      </>
    );
  if (!('count' in given)) return t(given.key);
  return given.key === 'count' ? String(given.count) : t(given.key, { count: given.count });
};
