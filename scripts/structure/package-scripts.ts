import type { Finding } from './finding.ts';

const maxScripts = 9;

/** House rule 10: one way to do a thing. `scripts` is that part of package.json. */
export function checkPackageScripts(scripts: Readonly<Record<string, string>>): Finding[] {
  const count = Object.keys(scripts).length;
  if (count <= maxScripts) return [];
  const message = `${count} npm scripts, at most ${maxScripts}: fold one into another`;
  return [{ path: 'package.json', line: 1, rule: 'scripts', message }];
}
