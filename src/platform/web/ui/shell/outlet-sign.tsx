import { Check, ChevronsUpDown, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
  useFilter,
} from 'react-aria-components';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import { initialsOf } from '../plate.tsx';
import type { texts } from '../texts.en.ts';

export interface SignPlace {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

export interface OutletSignProps {
  readonly places: readonly SignPlace[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Where `Add restaurant` leads; left out where the person may not. */
  readonly addHref?: string;
  /** All places beside each other. */
  readonly every?: { readonly href: string; readonly label: string; readonly isCurrent: boolean };
  /** What the sign says where no place is meant. */
  readonly standIn?: { readonly kind: string; readonly name: string };
}

const searchFrom = 8;

const Face = ({ name, kind }: { name: string; kind?: string | undefined }) => {
  const t = useText<typeof texts>('ui');
  return (
    <>
      <span className="ab" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="lb">
        <small>{kind ?? t('restaurant')}</small>
        <b>{name}</b>
      </span>
    </>
  );
};

/** The enamel sign: which place the whole screen is about, and the list to change it. */
export const OutletSign = ({ places, selectedId, onSelect, addHref, every, standIn }: OutletSignProps) => {
  const t = useText<typeof texts>('ui');
  const { contains } = useFilter({ sensitivity: 'base' });
  const [isOpen, setOpen] = useState(false);
  const selected = places.find((place) => place.id === selectedId);
  const isEvery = every?.isCurrent === true;
  const name = standIn?.name ?? (isEvery ? every.label : selected?.name) ?? '';
  if (places.length < 2 && addHref === undefined) {
    return (
      <div className="sign still">
        <Face name={name} kind={standIn?.kind} />
      </div>
    );
  }
  const list = (
    <ListBox
      className="menu-list"
      items={places}
      renderEmptyState={() => <p className="mi muted">{t('noOutletFound')}</p>}
    >
      {(place: SignPlace) => (
        <ListBoxItem id={place.id} textValue={place.name} className="mi">
          <span className="tick">{place.id === selectedId && !isEvery && <Icon of={Check} />}</span>
          <span className={place.id === selectedId && !isEvery ? 'grow strong' : 'grow'}>
            {place.name}
            <small className="muted">{place.role}</small>
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Select
      aria-label={t('restaurant')}
      value={isEvery ? null : selectedId}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChange={(key) => {
        if (typeof key === 'string' && (isEvery || key !== selectedId)) onSelect(key);
      }}
    >
      <Button className="sign">
        <SelectValue className="sign-value">{() => <Face name={name} />}</SelectValue>
        <Icon of={ChevronsUpDown} />
      </Button>
      <Popover className="menu sign-menu" placement="bottom start" offset={6}>
        {places.length >= searchFrom ? (
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
              onClick={() => setOpen(false)}
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
            <a className="mi add" href={addHref} onClick={() => setOpen(false)}>
              <Icon of={Plus} />
              {t('addOutlet')}
            </a>
          </>
        )}
      </Popover>
    </Select>
  );
};
