import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headLabels } from '../head/field-labels.ts';
import type { LayoutMemory } from '../layouts/layout-memory.ts';
import { columnLabels } from '../table/column-labels.ts';
import { totalLabelPatterns } from '../totals/total-labels.ts';
import { closedOf, isOpen, knownColumn, knownHead } from './known-words.ts';
import { canonical, sharedStructure, taughtRoles } from './shared-structure.ts';
import { keptMemory, structureOf } from './structure-of.ts';
import { taughtMemory } from '#testing/papers/taught-memory.ts';

describe('the dictionary of known words', () => {
  test('holds labels, alone or in two languages, and no other text', () => {
    expect(['antal', 'a-pris', 'antal / qty', 'lev ant', 'pris/st'].map(knownColumn)).toEqual([
      'antal',
      'a-pris',
      'antal / qty',
      'lev ant',
      'pris/st',
    ]);
    expect(['fakturadatum', 'att betala', 'moms 25%'].map(knownHead)).toEqual([
      'fakturadatum',
      'att betala',
      'moms 25%',
    ]);
    for (const text of [
      'anna andersson',
      'pris anna andersson',
      '4711',
      'summa 1 250,00',
      '',
      'antal!<script>',
    ])
      expect([text, knownColumn(text), knownHead(text)]).toEqual([text, null, null]);
    expect(knownHead('er referens anna andersson')).toBeNull();
    expect(knownHead('moms 19.5%')).toBeNull();
  });

  test('has no pattern into which any text would fit', () => {
    const open = [...columnLabels, ...headLabels, ...totalLabelPatterns].map(closedOf).filter(isOpen);
    expect(open).toEqual([]);
    for (const source of [
      '^kr .*$',
      String.raw`^moms \d+$`,
      String.raw`^\p{L}*moms$`,
      '^[a-zåäö]{3,}moms$',
      '^[^/]+$',
    ])
      expect([source, isOpen(new RegExp(source, 'u'))]).toEqual([source, true]);
  });
});

describe('what may be told of a memory', () => {
  test('is labels, the order of columns and marks', () => {
    expect(structureOf(taughtMemory())).toEqual({
      version: 1,
      organizationNumber: '5562332451',
      head: ['kod', 'benämning', null, 'pris/st', null],
      columns: [
        { role: 'article', at: 0 },
        { role: 'description', at: 1 },
        { role: 'quantity', at: 2 },
        { role: 'price', at: 3 },
        { role: 'sum', at: 4 },
      ],
      discount: null,
      priceBase: '1',
      labels: [{ field: 'issueDate', label: 'datum', side: 'right', step: 0 }],
      decimalMark: ',',
      dateOrder: 'day-first',
      currency: null,
    });
  });

  test('has a label of two words as it is printed, though only one stands above the figures', () => {
    const [article, ...others] = taughtMemory().columns;
    if (article === undefined) throw new Error('no column');
    const parts = [
      { role: 'other', label: 'prix', left: 360, right: 398 },
      { role: 'price', label: 'unitaire', left: 401, right: 450 },
    ] as const;
    const columns = [article, ...others.filter(({ role }) => role !== 'price'), ...parts];
    const structure = structureOf(taughtMemory({ columns }));
    expect(structure?.head).toEqual(['kod', 'benämning', null, 'prix unitaire', null]);
    expect(structure?.columns).toContainEqual({ role: 'price', at: 3 });
  });

  test('is told by the VAT number where no other is known', () => {
    const sender = { name: null, organizationNumber: null, vatNumber: 'SE556233245101', marks: [] };
    expect(structureOf(taughtMemory({ sender }))?.organizationNumber).toBe('5562332451');
  });

  const sender = { name: 'Anna', vatNumber: null, marks: [] };
  test.each<[string, Partial<LayoutMemory>]>([
    ['a person', { sender: { ...sender, organizationNumber: '811228-9874' } }],
    ['a wrong check digit', { sender: { ...sender, organizationNumber: '556233-2452' } }],
    ['nobody', { sender: { ...sender, organizationNumber: null } }],
    ['what does not read its own paper', { reproduces: false }],
    ['a sum below no label', { columns: taughtMemory().columns.map((column) => ({ ...column, label: '' })) }],
    [
      'words that nobody knows',
      { columns: taughtMemory().columns.map((column) => ({ ...column, label: 'vågat' })) },
    ],
  ])('is nothing of %s', (_, said) => {
    expect(structureOf(taughtMemory(said))).toBeNull();
  });

  test('holds nothing but members of closed sets, whatever a memory says', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('antal', 'summa', 'kod', 'pris/st', 'datum', 'Anna Andersson', '1 250,00', 'rabatt'),
    );
    const column = fc.record({
      role: fc.oneof(fc.constantFrom(...taughtRoles, 'other' as const), fc.string()),
      label: text,
      left: fc.double({ noNaN: true }),
      right: fc.double({ noNaN: true }),
    });
    const label = fc.record({
      field: fc.oneof(fc.constantFrom('issueDate', 'payable', 'supplier'), fc.string()),
      label: text,
      side: fc.oneof(fc.constantFrom('right', 'below'), fc.string()),
      step: fc.oneof(fc.integer(), fc.double()),
    });
    const mark = <Value>(...values: readonly Value[]) => fc.oneof(fc.constantFrom(...values), fc.anything());
    // What is left out is as a person taught it, so that many of them tell something.
    const said = {
      columns: fc.oneof(fc.array(column), fc.array(column, { minLength: 3, maxLength: 6 }), fc.anything()),
      labels: fc.oneof(fc.array(label), fc.anything()),
      priceBase: mark('1', '100'),
      decimalMark: mark(',', '.'),
      dateOrder: mark('day-first'),
      discount: mark('percent', null),
      currency: mark('SEK', null),
    };
    const hostile = fc.record(said, { requiredKeys: [] });
    const numbers = new Set(['5562332451']);
    let told = 0;
    fc.assert(
      fc.property(hostile, (said) => {
        const memory = keptMemory({ ...taughtMemory(), ...said });
        const structure = memory === null ? null : structureOf(memory);
        if (structure === null) return;
        told += 1;
        expect(numbers.has(structure.organizationNumber)).toBe(true);
        for (const each of structure.head) expect(each === null || knownColumn(each) === each).toBe(true);
        for (const { label: each } of structure.labels) expect(knownHead(each)).toBe(each);
        for (const { role } of structure.columns) expect(taughtRoles).toContain(role);
        expect(sharedStructure(JSON.parse(canonical(structure)))).toEqual(structure);
      }),
      { numRuns: 2_000 },
    );
    expect(told).toBeGreaterThan(0);
  });
});

test('JSON that is no structure is refused, and what is beside one is dropped', () => {
  const structure = structureOf(taughtMemory());
  if (structure === null) throw new Error('nothing to tell');
  expect(sharedStructure({ ...structure, name: 'Anna Andersson' })).toEqual(structure);
  const wrong: readonly object[] = [
    { head: ['kod', 'benämning', 'anna andersson', 'pris/st', null] },
    { head: ['Kod', 'benämning', null, 'pris/st', null] },
    { head: [null, null, null, 'pris/st', null] },
    { columns: [{ role: 'sum', at: 5 }] },
    { columns: [{ role: 'price', at: 3 }] },
    { columns: [...structure.columns, { role: 'sum', at: 3 }] },
    { labels: [{ field: 'issueDate', label: 'datum', side: 'left', step: 0 }] },
    { labels: [{ field: 'supplier', label: 'datum', side: 'right', step: 0 }] },
    { labels: [{ field: 'issueDate', label: 'datum', side: 'right', step: 4711 }] },
    { priceBase: '12' },
    { currency: 'Anna' },
    { decimalMark: null },
    { discount: '10' },
    { organizationNumber: '8112289874' },
    { version: 2 },
  ];
  for (const part of wrong) expect([part, sharedStructure({ ...structure, ...part })]).toEqual([part, null]);
  for (const value of [null, [], 'x', 7]) expect(sharedStructure(value)).toBeNull();
});
