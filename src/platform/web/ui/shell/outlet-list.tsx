import { Check, Plus, Search } from 'lucide-react';
import type { RefObject } from 'react';
import {
  Autocomplete,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';
import type { OutletSignProps, SignPlace } from './outlet-sign.tsx';

interface OutletListProps extends Pick<
  OutletSignProps,
  'places' | 'selectedId' | 'onSelect' | 'addHref' | 'every'
> {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

const searchFrom = 8;

/** The places behind the sign, with a search where they are many. */
export const OutletList = ({
  places,
  selectedId,
  onSelect,
  addHref,
  every,
  trigger,
  onClose,
}: OutletListProps) => {
  const t = useText<typeof texts>('ui');
  const { contains } = useFilter({ sensitivity: 'base' });
  const isEvery = every?.isCurrent === true;
  const chosen = isEvery ? null : selectedId;
  const isSearched = places.length >= searchFrom;
  const choose = ([key]: readonly Key[]) => {
    onClose();
    if (typeof key === 'string' && key !== chosen) onSelect(key);
  };
  const list = (
    <ListBox
      aria-label={t('restaurant')}
      className="menu-list"
      items={places}
      autoFocus={!isSearched}
      selectionMode="single"
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => choose(keys === 'all' ? [] : [...keys])}
      renderEmptyState={() => <p className="mi muted">{t('noOutletFound')}</p>}
    >
      {(place: SignPlace) => (
        <ListBoxItem id={place.id} textValue={place.name} className="mi">
          <span className="tick">{place.id === chosen && <Icon of={Check} />}</span>
          <span className={place.id === chosen ? 'grow strong' : 'grow'}>
            {place.name}
            <small className="muted">{place.role}</small>
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Popover
      aria-label={t('restaurant')}
      className="menu sign-menu"
      triggerRef={trigger}
      placement="bottom start"
      offset={6}
      isOpen
      onOpenChange={onClose}
    >
      {isSearched ? (
        <Autocomplete filter={contains}>
          <SearchField className="search" aria-label={t('search')} autoFocus>
            <Icon of={Search} />
            <Input className="input" placeholder={t('search')} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
      {every !== undefined && (
        <>
          <hr />
          <a
            className="mi"
            href={every.href}
            onClick={onClose}
            {...(isEvery ? { 'aria-current': 'page' } : {})}
          >
            <span className="tick">{isEvery && <Icon of={Check} />}</span>
            <span className={isEvery ? 'grow strong' : 'grow'}>{every.label}</span>
          </a>
        </>
      )}
      {addHref !== undefined && (
        <>
          <hr />
          <a className="mi add" href={addHref} onClick={onClose}>
            <Icon of={Plus} />
            {t('addOutlet')}
          </a>
        </>
      )}
    </Popover>
  );
};
