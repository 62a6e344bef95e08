import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

/** A field over a list of many places, which narrows it. */
export const OutletSearch = ({ children }: { readonly children: ReactNode }) => {
  const t = useText<typeof texts>('ui');
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField className="search" aria-label={t('search')} autoFocus>
        <Icon of={Search} />
        <Input className="input" placeholder={t('search')} />
      </SearchField>
      {children}
    </Autocomplete>
  );
};
