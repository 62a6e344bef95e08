import type { ReactNode } from 'react';
import { Monogram } from '../plate.tsx';
import './picks.css';

interface Pick {
  readonly id: string;
  readonly name: string;
  readonly detail: ReactNode;
}

interface PickListProps {
  readonly legend: string;
  readonly picks: readonly Pick[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Companies to tick, in two columns; the whole card is the label of its box. */
export const PickList = ({ legend, picks, chosen, onToggle }: PickListProps) => (
  <fieldset className="picks">
    <legend className="visually-hidden">{legend}</legend>
    {picks.map(({ id, name, detail }) => (
      <label key={id} className="pick">
        <Monogram name={name} />
        <span className="grow">
          <b>{name}</b>
          <small>{detail}</small>
        </span>
        <input className="check" type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} />
      </label>
    ))}
  </fieldset>
);
