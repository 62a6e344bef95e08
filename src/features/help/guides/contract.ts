import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate } from '#platform/wire/fields.ts';
import { films } from './rules-films.ts';

const said = z.object({
  lede: z.string(),
  groups: z.array(z.object({ kind: z.string(), items: z.array(z.string()) })),
});

const version = z.object({
  number: z.string(),
  /** Null while it is not released. */
  date: isoDate.nullable(),
  ...said.shape,
  /** The same in Swedish; null while nobody has put it so. */
  swedish: said.nullable(),
  /** The caller has not seen it. */
  isNew: z.boolean(),
});

const hidden = z.object({ hidden: z.array(z.enum(films)) });

export const guidesContract = {
  readNews: endpoint({
    method: 'GET',
    path: 'help/news',
    summary: 'What each version brought, newest first, as CHANGELOG.md says, and in Swedish',
    access: 'session',
    reply: z.object({ versions: z.array(version) }),
    errors: [],
  }),
  countNews: endpoint({
    method: 'GET',
    path: 'help/news/unread',
    summary: 'How many released versions the caller has not seen',
    access: 'session',
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
  readFilms: endpoint({
    method: 'GET',
    path: 'help/films',
    summary: 'Which films the caller has put away from the first screen',
    access: 'session',
    reply: hidden,
    errors: [],
  }),
  hideFilm: endpoint({
    method: 'PUT',
    path: 'help/films/{film}/hidden',
    summary: 'Put a film away from the first screen; the guides go on showing it',
    access: 'session',
    impersonated: 'refused',
    params: z.object({ film: z.enum(films) }),
    reply: hidden,
    errors: [],
  }),
  markNewsRead: endpoint({
    method: 'PUT',
    path: 'help/news/read',
    summary: 'The caller has seen every version there is',
    access: 'session',
    impersonated: 'refused',
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
};
