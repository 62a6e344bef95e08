import { expect, it } from 'vitest';
import { needsBuild } from './needs-build.ts';

it.each([
  [[]],
  [['--changed']],
  [['-t', 'a name']],
  [['e2e/team.test.ts']],
  [['src/core', 'e2e/team.test.ts']],
  [['team']],
  [['--project', 'e2e', 'src/core/values']],
  [['--project', 'unit', '--project=e2e']],
  [['--project', '!unit']],
])('%j builds the browser app', (words) => expect(needsBuild(words)).toBe(true));

it.each([
  [['src/core/values/units.test.ts']],
  [['./tests/security/', '-t', 'a name']],
  [['scripts/structure/structure.test.ts:12']],
  [['--project', 'unit', '--changed']],
  [['--project=web']],
])('%j does not', (words) => expect(needsBuild(words)).toBe(false));
