import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { films, type Film } from '../rules-films.ts';
import { saidOf, unseenVersions, versionsOf } from '../rules-news.ts';
import type { Said, Version } from '../rules-news.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');

const read = (...path: readonly string[]): Version[] => versionsOf(readFileSync(join(root, ...path), 'utf8'));

type Told = Version & { readonly swedish: Said | null };

let known: readonly Told[] | null = null;

/** What each version brought, from the changelogs of the program that runs. */
export const allVersions = (): readonly Told[] => {
  if (known !== null) return known;
  const swedish = read('docs', 'changelog.sv.md');
  known = read('CHANGELOG.md').map((version) => ({ ...version, swedish: saidOf(swedish, version.number) }));
  return known;
};

/** Numbers of the versions that a person has not seen. A platform read. */
export const unseenBy = async (reader: Reader, userId: string): Promise<readonly string[]> => {
  const [row] = await reader.query<{ joinedAt: Date; seen: string | null }>(
    `select u.joined_at as "joinedAt", n.version as seen from user_account u left join news_read n on n.user_id = u.id
     where u.id = $1`,
    [userId],
  );
  if (row === undefined) return [];
  return unseenVersions(allVersions(), { seen: row.seen, joinedOn: swedishDate(row.joinedAt) });
};

/** The films that a person has put away, in the order of all. A platform read. */
export const filmsHiddenBy = async (reader: Reader, userId: string): Promise<Film[]> => {
  const rows = await reader.query<{ film: string }>('select film from film_hidden where user_id = $1', [
    userId,
  ]);
  return films.filter((film) => rows.some((row) => row.film === film));
};
