import { describe, expect, test } from 'vitest';
import { showHref, shownLabel } from './rules.ts';

describe('an address that points', () => {
  test('says what at, and comes back', () => {
    const href = showHref({ href: '/outlet?tab=team', at: 'outlets:tab.team' });
    expect(href).toBe('/outlet?tab=team#show=outlets%3Atab.team');
    expect(shownLabel(new URL(href, 'https://krogkoll.example').hash)).toBe('outlets:tab.team');
  });

  test.each(['', '#show=', '#token=a:b', '#show=<b>:x', '#show=a', '#show=a:b c', '#show=%E0%A4%A'])(
    'points at nothing where it says %j',
    (hash) => expect(shownLabel(hash)).toBeNull(),
  );
});
