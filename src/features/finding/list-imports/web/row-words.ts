import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { ListRow } from '../contract.ts';
import type { ListField } from '../rules.ts';
import { texts as words } from '../texts-words.en.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof words>;

const prefixes: Readonly<Partial<Record<ListField, string>>> = {
  status: 'status.',
  group: 'group.',
  kind: 'kind.',
};

const isWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key);

/** A value of a closed list as its word, any other as it stands. */
export const shownValue = (w: Words, field: ListField, value: string): string => {
  const key = `${prefixes[field] ?? ''}${value}`;
  return isWord(key) ? w(key) : value;
};

/** What a row is about, in its own words. */
export const nameOf = (t: TextOf<typeof texts>, { written }: Pick<ListRow, 'written'>): string =>
  written.name ??
  written.invoicedName ??
  written.supplier ??
  written.legalName ??
  written.articleNumber ??
  written.organizationNumber ??
  t('unnamed');

/** What tells it from others of that name. */
export const besideOf = ({ written }: Pick<ListRow, 'written'>): string =>
  [
    written.articleNumber,
    written.name === undefined ? undefined : written.supplier,
    written.organizationNumber,
    written.outlet,
    written.city,
  ]
    .filter((text) => text !== undefined)
    .join(' · ');
