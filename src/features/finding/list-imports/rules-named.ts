/** A name as it is compared where no other is exactly the same: without case, and with one space between words. */
export const folded = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** Things by a name: those that have it exactly, else those that have it but for case and spaces. */
export const byName = <Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string | null,
): ((name: string) => readonly Thing[]) => {
  const exact = Map.groupBy(things, (thing) => nameOf(thing)?.trim() ?? '');
  const loose = Map.groupBy(things, (thing) => folded(nameOf(thing) ?? ''));
  return (name) => exact.get(name.trim()) ?? loose.get(folded(name)) ?? [];
};

/** A word of a closed list, in any of the languages that it is written in; null where it is none. */
export const wordOf = <Word extends string>(
  words: readonly Word[],
  written: readonly Readonly<Record<string, string>>[],
  prefix: string,
): ((text: string) => Word | null) => {
  const known = new Map<string, Word>(
    words.flatMap((word) => [
      [folded(word), word] as const,
      ...written.map((texts) => [folded(texts[`${prefix}${word}`] ?? word), word] as const),
    ]),
  );
  return (text) => known.get(folded(text)) ?? null;
};
