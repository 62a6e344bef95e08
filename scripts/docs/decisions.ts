import { type Finding, type SourceFile } from '../structure/finding.ts';

const record = /^docs\/decisions\/(.+)$/;
const name = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** Decision records are numbered from 0001 without gaps, and each starts with its number and a fact. */
export function checkDecisions(files: readonly SourceFile[]): Finding[] {
  const at = (path: string, message: string): Finding => ({ path, line: 1, rule: 'decision', message });
  const records = files
    .filter(({ path }) => record.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return records.flatMap(({ path, text }, index) => {
    const number = name.exec(record.exec(path)?.[1] ?? '')?.[1];
    if (number === undefined) return [at(path, 'name it NNNN-what-was-decided.md')];
    const due = String(index + 1).padStart(4, '0');
    const found: Finding[] = [];
    if (number !== due) found.push(at(path, `number ${number} follows a gap or a double: ${due} is next`));
    if (!text.startsWith(`# ${number} `)) found.push(at(path, `begin with "# ${number} <title>"`));
    if (!/^## Fact$/m.test(text) || !/^## Decision$/m.test(text)) {
      found.push(at(path, 'say what is known under "## Fact" and what follows under "## Decision"'));
    }
    return found;
  });
}
