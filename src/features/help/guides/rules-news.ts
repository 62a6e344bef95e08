/** One version as its heading and groups say. */
export interface Version {
  readonly number: string;
  /** ISO date; null while it is not released. */
  readonly date: string | null;
  readonly lede: string;
  readonly groups: readonly { readonly kind: string; readonly items: readonly string[] }[];
}

const heading = /^## (\d+\.\d+\.\d+) - (unreleased|\d{4}-\d{2}-\d{2})$/;

const groupsOf = (rows: readonly string[]): Version['groups'] => {
  const groups: { kind: string; items: string[] }[] = [];
  for (const row of rows) {
    const kind = /^### (.+)$/.exec(row)?.[1];
    const items = groups.at(-1)?.items;
    if (kind !== undefined) groups.push({ kind, items: [] });
    else if (row.startsWith('- ')) items?.push(row.slice(2).trim());
    else if (/^ +\S/.test(row) && items !== undefined && items.length > 0)
      items[items.length - 1] += ` ${row.trim()}`;
  }
  return groups;
};

/** The versions of a changelog in the manner of Keep a Changelog, newest first. */
export const versionsOf = (changelog: string): Version[] => {
  const parts = changelog
    .replace(/\r\n/g, '\n')
    .split(/^(?=## )/m)
    .slice(1);
  return parts.flatMap((part) => {
    const rows = part.trimEnd().split('\n');
    const [, number, date] = heading.exec(rows[0] ?? '') ?? [];
    if (number === undefined) return [];
    const groupsAt = rows.findIndex((row) => row.startsWith('### '));
    const lede = rows
      .slice(1, groupsAt < 0 ? undefined : groupsAt)
      .join(' ')
      .trim();
    return [
      {
        number,
        date: date === undefined || date === 'unreleased' ? null : date,
        lede,
        groups: groupsAt < 0 ? [] : groupsOf(rows.slice(groupsAt)),
      },
    ];
  });
};

/** What a version brought, in one language. */
export type Said = Pick<Version, 'lede' | 'groups'>;

/** What a version brought, in the changelog of another language; null where that has nothing of it. */
export const saidOf = (versions: readonly Version[], number: string): Said | null => {
  const found = versions.find((version) => version.number === number);
  return found === undefined ? null : { lede: found.lede, groups: found.groups };
};

/**
 * Versions of a changelog that somebody has not seen: released after the one they saw last, or after the day they joined where they have
 * seen none. Unreleased ones are nobody's news yet.
 */
export const unseenVersions = (
  versions: readonly Version[],
  { seen, joinedOn }: { readonly seen: string | null; readonly joinedOn: string },
): readonly string[] => {
  const at = versions.findIndex(({ number }) => number === seen);
  const newer = at < 0 ? versions : versions.slice(0, at);
  return newer
    .filter(({ date }) => date !== null && (at >= 0 || date > joinedOn))
    .map(({ number }) => number);
};
