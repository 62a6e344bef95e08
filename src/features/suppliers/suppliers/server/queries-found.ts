import type { SearchWords } from '#core/values/search-words.ts';
import { plainText } from '#core/values/search-words.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, plainly } from '#platform/server/sql.ts';

export interface FoundSupplier {
  readonly id: string;
  readonly displayName: string;
  readonly category: string;
}

/** The suppliers of an organization that words of a search name. */
export interface NamedSuppliers {
  /** Those that all words name, whose name begins with the first one first. */
  readonly found: readonly FoundSupplier[];
  /** By word, in the words' order: the ids of those that it names. */
  readonly byWord: readonly (readonly string[])[];
}

/** The suppliers whose names, or organization numbers, have words of a search. */
export const findSuppliers = async (
  reader: Reader,
  { organizationId }: Pick<UnitScope, 'organizationId'>,
  { words }: SearchWords,
): Promise<NamedSuppliers> => {
  if (words.length === 0) return { found: [], byWord: [] };
  const named = await reader.query<FoundSupplier & { number: string | null }>(
    `select s.id, s.display_name as "displayName", coalesce(s.own_category, s.category) as category,
       s.organization_number as number
     from organization_supplier s
     where s.organization_id = $1
       and (${plainly('s.display_name')} like any($2::text[]) or s.organization_number = any($3::text[]))
     order by s.display_name, s.id`,
    [organizationId, words.map(contains), words.map((word) => word.replaceAll('-', ''))],
  );
  const has = ({ displayName, number }: (typeof named)[number], word: string): boolean =>
    plainText(displayName).includes(word) || number === word.replaceAll('-', '');
  const begins = ({ displayName }: FoundSupplier): number =>
    plainText(displayName).startsWith(words[0] ?? '') ? 0 : 1;
  return {
    found: named
      .filter((supplier) => words.every((word) => has(supplier, word)))
      .toSorted((a, b) => begins(a) - begins(b))
      .map(({ id, displayName, category }) => ({ id, displayName, category })),
    byWord: words.map((word) => named.filter((supplier) => has(supplier, word)).map(({ id }) => id)),
  };
};
