import type { Finding } from './finding.ts';

/** Texts in both languages, as their modules export them; undefined where a file is missing. `stem` is the path without `.en.ts`. */
export type TextPair = { stem: string; en: unknown; sv: unknown };

/** Flattens nested texts to `a.b.c` keys with the text itself. */
function flatten(texts: unknown, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  if (typeof texts !== 'object' || texts === null) return flat;
  for (const [key, value] of Object.entries(texts)) {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

function blanks(text: string): string {
  return [...new Set(text.match(/\{\{[^}]*\}\}/g))].toSorted().join(' ');
}

/** Both languages say the same things: the same keys, each with the same blanks to fill in. */
export function checkTexts(pairs: readonly TextPair[]): Finding[] {
  return pairs.flatMap(({ stem, en, sv }) => {
    const [english, swedish] = [flatten(en), flatten(sv)];
    const missing = (file: string, from: Map<string, string>, inside: Map<string, string>): Finding[] =>
      [...from.keys()]
        .filter((key) => !inside.has(key))
        .map((key) => finding(`${stem}.${file}`, `"${key}" is missing: the other language has it`));
    const unlike = [...english]
      .filter(([key, text]) => swedish.has(key) && blanks(text) !== blanks(swedish.get(key) ?? ''))
      .map(([key]) => finding(`${stem}.sv.ts`, `"${key}" fills in other blanks than the English text`));
    return [...missing('sv.ts', english, swedish), ...missing('en.ts', swedish, english), ...unlike];
  });
}

function finding(path: string, message: string): Finding {
  return { path, line: 1, rule: 'texts', message };
}
