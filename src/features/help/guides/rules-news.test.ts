import { describe, expect, test } from 'vitest';
import { unseenVersions, versionsOf } from './rules-news.ts';

const changelog = `# Changelog

Words before.

## 0.3.0 - unreleased

Coming.

## 0.2.0 - 2026-03-02

What is
new.

### Fixed

- One thing
  on two rows.
- Another \`thing\`.

### Added

- A third.

## 0.1.0 - 2026-01-01

### Added

- The first.
`;
const versions = versionsOf(changelog);

describe('a changelog', () => {
  test('is read version by version', () => {
    expect(versions.map(({ number, date, lede }) => [number, date, lede])).toEqual([
      ['0.3.0', null, 'Coming.'],
      ['0.2.0', '2026-03-02', 'What is new.'],
      ['0.1.0', '2026-01-01', ''],
    ]);
    expect(versions[1]?.groups).toEqual([
      { kind: 'Fixed', items: ['One thing on two rows.', 'Another `thing`.'] },
      { kind: 'Added', items: ['A third.'] },
    ]);
  });
});

describe('what somebody has not seen', () => {
  const unseen = (seen: string | null, joinedOn = '2025-01-01') =>
    unseenVersions(versions, { seen, joinedOn });
  test('is what was released after what they saw last, or after they joined', () => {
    expect(unseen('0.1.0')).toEqual(['0.2.0']);
    expect(unseen('0.2.0')).toEqual([]);
    expect(unseen(null)).toEqual(['0.2.0', '0.1.0']);
    expect(unseen(null, '2026-02-01')).toEqual(['0.2.0']);
    expect(unseen('9.9.9', '2026-12-01')).toEqual([]);
  });
});
