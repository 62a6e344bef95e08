import type { Tx } from '#platform/server/db/port.ts';
import type { Film } from '../rules-films.ts';
import { allVersions } from './queries.ts';

/** Remembers that a person has seen the newest released version and those before it. */
export const markNewsRead = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  const newest = allVersions().find(({ date }) => date !== null);
  if (newest === undefined) return;
  await tx.query(
    `insert into news_read (user_id, version, read_at) values ($1, $2, $3)
     on conflict (user_id) do update set version = excluded.version, read_at = excluded.read_at`,
    [userId, newest.number, now],
  );
};

/** Remembers that a person has put a film away. A platform transaction. */
export const hideFilm = async (tx: Tx, userId: string, film: Film, now: Date): Promise<void> => {
  await tx.query(
    'insert into film_hidden (user_id, film, at) values ($1, $2, $3) on conflict (user_id, film) do nothing',
    [userId, film, now],
  );
};
