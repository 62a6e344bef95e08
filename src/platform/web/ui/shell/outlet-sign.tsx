import { ChevronsUpDown } from 'lucide-react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import { latePart } from '../late-part.tsx';
import { useOpener } from '../overlays/use-opener.ts';
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

const loadList = async () => (await import('./outlet-list.tsx')).OutletList;
const List = latePart(loadList);

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
export const OutletSign = ({ standIn, ...list }: OutletSignProps) => {
  const { places, selectedId, addHref, every } = list;
  const { opener, isOpen, close } = useOpener('listbox', loadList);
  const selected = places.find((place) => place.id === selectedId);
  const name = standIn?.name ?? (every?.isCurrent === true ? every.label : selected?.name) ?? '';
  if (places.length < 2 && addHref === undefined) {
    return (
      <div className="sign still">
        <Face name={name} kind={standIn?.kind} />
      </div>
    );
  }
  return (
    <>
      <button type="button" className="sign" {...opener}>
        <span className="sign-value">
          <Face name={name} />
        </span>
        <Icon of={ChevronsUpDown} />
      </button>
      {isOpen && <List {...list} trigger={opener.ref} onClose={close} />}
    </>
  );
};
