import { useId } from 'react';
import type { Film } from '../rules-films.ts';
import { FilmCard } from './film-card.tsx';
import styles from './films.module.css';

interface FilmRowProps {
  readonly title: string;
  readonly shown: readonly Film[];
  readonly onHide?: (film: Film) => void;
}

/** Films beside each other; on a phone they are wiped through. */
export const FilmRow = ({ title, shown, onHide }: FilmRowProps) => {
  const id = useId();
  return (
    <section className={styles.films} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {shown.map((film) => (
          <li key={film}>
            <FilmCard film={film} {...(onHide === undefined ? {} : { onHide: () => onHide(film) })} />
          </li>
        ))}
      </ul>
    </section>
  );
};
