import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taughtMemory } from '#testing/papers/taught-memory.ts';
import { agreed, byLayout, type Lesson } from './agreed.ts';
import { canonical, type SharedStructure, sharedStructure } from './shared-structure.ts';
import { structureOf } from './structure-of.ts';

const structure = structureOf(taughtMemory());
if (structure === null) throw new Error('nothing to tell');

const swapped = sharedStructure({
  ...structure,
  columns: structure.columns.map((column) =>
    column.role === 'quantity'
      ? { ...column, at: 3 }
      : column.role === 'price'
        ? { ...column, at: 2 }
        : column,
  ),
});
if (swapped === null) throw new Error('no structure');
const hundred: SharedStructure = { ...structure, priceBase: '100' };
const elsewhere: SharedStructure = {
  ...structure,
  labels: [{ field: 'issueDate', label: 'fakturadatum', side: 'right', step: 0 }],
};
const discounted: SharedStructure = { ...structure, discount: 'percent' };

const lesson = (party: string, said: SharedStructure = structure, wasShown = false, id = party): Lesson => ({
  organizationId: id,
  partyId: party,
  structure: said,
  wasShown,
});

const three = ['a', 'b', 'c'].map((party) => lesson(party));

describe('what is shared of lessons', () => {
  test('is what three unrelated parties taught alike', () => {
    expect(agreed(three)).toEqual({ state: 'shared', structure, parties: 3 });
    expect(agreed(three.slice(1))).toEqual({ state: 'none' });
    expect(agreed([])).toEqual({ state: 'none' });
  });

  test('counts related organizations once', () => {
    const related = ['b1', 'b2', 'b3'].map((id) => lesson('b', structure, false, id));
    expect(agreed([lesson('a'), ...related]).state).toBe('none');
    expect(agreed([lesson('a'), ...related, lesson('c')]).state).toBe('shared');
  });

  test('is what they have in common, where some say more', () => {
    expect(agreed([...three, lesson('d', discounted)])).toEqual({ state: 'shared', structure, parties: 4 });
    expect(agreed(three.map(({ partyId }) => lesson(partyId, discounted)))).toMatchObject({
      structure: { discount: 'percent' },
    });
  });

  test.each([
    ['a column', swapped],
    ['a mark', hundred],
  ])('is under review where one says otherwise of %s', (_, other) => {
    expect(agreed([...three, lesson('d', other)])).toEqual({
      state: 'review',
      structure,
      parties: 3,
      against: [other],
    });
  });

  test('is found at two labels by those who know nothing of each other, and is wrong where a corrector finds another', () => {
    expect(agreed([...three, lesson('d', elsewhere)]).state).toBe('shared');
    expect(agreed([...three, lesson('d', elsewhere, true)]).state).toBe('review');
  });

  test('does not stand on those who were shown it', () => {
    const shown = ['c', 'd', 'e'].map((party) => lesson(party, structure, true));
    expect(agreed([lesson('a'), lesson('b'), ...shown]).state).toBe('none');
    expect(agreed([...three, ...shown])).toEqual({ state: 'shared', structure, parties: 3 });
  });

  test('is what most say where two camps are large enough, and under review', () => {
    const others = ['d', 'e', 'f', 'g'].map((party) => lesson(party, swapped));
    expect(agreed([...three, ...others])).toMatchObject({
      state: 'review',
      structure: swapped,
      against: [structure],
    });
  });

  test('stands against what staff overruled, until somebody says another thing', () => {
    const overruled = new Set([canonical(swapped)]);
    expect(agreed([...three, lesson('d', swapped)], overruled).state).toBe('shared');
    expect(agreed([...three, lesson('d', swapped), lesson('e', hundred)], overruled).state).toBe('review');
  });

  test('is unlearned when its teachers leave', () => {
    expect(agreed(three.filter(({ partyId }) => partyId !== 'b'))).toEqual({ state: 'none' });
  });
});

const anyLesson = fc
  .record({
    party: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    said: fc.constantFrom(structure, structure, structure, swapped, hundred, elsewhere, discounted),
    wasShown: fc.boolean(),
    id: fc.uuid(),
  })
  .map(({ party, said, wasShown, id }) => lesson(party, said, wasShown, id));

const lessons = fc.uniqueArray(anyLesson, {
  maxLength: 12,
  selector: ({ organizationId }) => organizationId,
});

describe('agreement', () => {
  test('has no order', () => {
    fc.assert(
      fc.property(
        lessons.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(agreed(shuffled)).toEqual(agreed(all));
        },
      ),
    );
  });

  test('never stands on fewer than three parties that taught by themselves', () => {
    fc.assert(
      fc.property(lessons, (all) => {
        const parties = new Set(all.filter(({ wasShown }) => !wasShown).map(({ partyId }) => partyId));
        if (parties.size < 3) expect(agreed(all)).toEqual({ state: 'none' });
      }),
    );
  });

  test('is withdrawn by one contradiction, whoever makes it', () => {
    fc.assert(
      fc.property(lessons, fc.boolean(), (all, wasShown) => {
        const before = agreed(all);
        if (before.state !== 'shared') return;
        const other = before.structure.priceBase === '10' ? '1000' : '10';
        const against = lesson('x', { ...before.structure, priceBase: other }, wasShown, 'x');
        expect(agreed([...all, against]).state).toBe('review');
      }),
    );
  });
});

test('lessons of two heads have nothing to do with each other', () => {
  const other = { ...structure, head: structure.head.toReversed() };
  expect(
    [...byLayout([lesson('a'), lesson('b', other), lesson('c')]).values()].map(({ length }) => length),
  ).toEqual([2, 1]);
});
