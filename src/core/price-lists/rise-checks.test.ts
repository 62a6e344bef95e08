import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '#core/values/calendar.ts';
import { allChecks, type AnnouncedPrice, type Rise, riseFindings } from './rise-checks.ts';
import { tradeGoods } from './trade-goods.ts';

const rise = (more: Partial<Rise> = {}): Rise => ({
  invoiceDate: '2026-01-20',
  watchedPrice: '100',
  billedPrice: '110',
  quantity: '3',
  lastSeen: '2026-01-13',
  goods: null,
  announced: [],
  noticeDays: null,
  ...more,
});

const list = (more: Partial<AnnouncedPrice> = {}): AnnouncedPrice => ({
  listId: 'l1',
  price: '110',
  validFrom: '2026-02-02',
  receivedOn: '2026-01-10',
  ...more,
});

const kinds = (asked: Rise): string[] => riseFindings(asked, allChecks).map(({ kind }) => kind);

describe('a price that is invoiced before its list begins', () => {
  test('is told with the day and the days between', () => {
    expect(riseFindings(rise({ announced: [list()] }), allChecks)).toEqual([
      { kind: 'before-start', listId: 'l1', startsOn: '2026-02-02', days: 13 },
    ]);
  });

  test('is the announced one to the öre over what was weighed', () => {
    expect(kinds(rise({ billedPrice: '110.001', quantity: '3', announced: [list()] }))).toEqual([
      'before-start',
    ]);
    expect(kinds(rise({ billedPrice: '111', announced: [list()] }))).toEqual([]);
  });

  test('is no early one from the day itself, or under a list that has begun', () => {
    expect(kinds(rise({ invoiceDate: '2026-02-02', announced: [list()] }))).toEqual([]);
    expect(kinds(rise({ announced: [list(), list({ listId: 'l0', validFrom: '2026-01-02' })] }))).toEqual([]);
  });
});

describe('a rise without the agreed notice', () => {
  test('is told with the days that were given, and with none where nothing came', () => {
    const begun = list({ validFrom: '2026-01-15' });
    expect(riseFindings(rise({ noticeDays: 30, announced: [begun] }), allChecks)).toEqual([
      { kind: 'short-notice', agreed: 30, given: 10 },
    ]);
    expect(riseFindings(rise({ noticeDays: 30 }), allChecks)).toEqual([
      { kind: 'short-notice', agreed: 30, given: null },
    ]);
    expect(kinds(rise({ noticeDays: 10, announced: [begun] }))).toEqual([]);
  });

  test('needs an announcement of so much, which came before the invoice', () => {
    const begun = { validFrom: '2026-01-15', receivedOn: '2025-12-01' };
    expect(kinds(rise({ noticeDays: 30, announced: [list({ ...begun, price: '105' })] }))).toEqual([
      'short-notice',
    ]);
    expect(kinds(rise({ noticeDays: 30, announced: [list({ ...begun, price: '115' })] }))).toEqual([]);
    const late = list({ validFrom: '2026-01-15', receivedOn: '2026-01-25' });
    expect(riseFindings(rise({ noticeDays: 30, announced: [late] }), allChecks)).toEqual([
      { kind: 'short-notice', agreed: 30, given: null },
    ]);
  });
});

describe('a rise outside the trade’s usual days', () => {
  test('is told of dry goods with the next of them, and never of fresh ones', () => {
    expect(riseFindings(rise({ goods: 'dry' }), allChecks)).toEqual([
      { kind: 'outside-window', goods: 'dry', next: '2026-02-02' },
    ]);
    expect(kinds(rise({ goods: 'dry', invoiceDate: '2026-02-02', lastSeen: '2026-01-28' }))).toEqual([]);
    expect(kinds(rise({ goods: 'fresh' }))).toEqual([]);
    expect(kinds(rise({ goods: 'dry', lastSeen: null }))).toEqual([]);
  });

  test('goes by what the goods are, and says nothing of what nobody knows', () => {
    expect(tradeGoods('Kaffe mellanrost 450 g', 'general')).toBe('dry');
    expect(tradeGoods('Rödvin Chianti', 'alcohol')).toBe('drinks');
    expect(tradeGoods('Folköl 3,5 % 33 cl', 'alcohol')).toBe('dry');
    expect(tradeGoods('Starköl 5,2 % 33 cl', 'alcohol')).toBe('drinks');
    expect(tradeGoods('Oxfilé', 'general')).toBe('fresh');
    expect(tradeGoods('Dukning', 'general')).toBeNull();
  });
});

test('what did not rise, and what is switched off, is not told', () => {
  const asked = rise({ goods: 'dry', noticeDays: 30, announced: [list()] });
  expect(kinds({ ...asked, billedPrice: '100' })).toEqual([]);
  expect(kinds({ ...asked, billedPrice: '90' })).toEqual([]);
  expect(riseFindings(asked, { beforeStart: false, notice: false, windows: false })).toEqual([]);
  expect(kinds(asked)).toEqual(['before-start', 'short-notice', 'outside-window']);
});

test('an earlier announcement never gives less notice, and a later invoice never is more early', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 1, max: 60 }),
      (came, wait, noticeDays) => {
        const asked = rise({ noticeDays, announced: [list({ receivedOn: daysAfter('2026-01-20', -came) })] });
        const earlier = rise({
          noticeDays,
          announced: [list({ receivedOn: daysAfter('2026-01-20', -came - wait) })],
        });
        if (!kinds(asked).includes('short-notice')) expect(kinds(earlier)).not.toContain('short-notice');
        const later = { ...asked, invoiceDate: daysAfter('2026-01-20', wait) };
        if (!kinds(asked).includes('before-start')) expect(kinds(later)).not.toContain('before-start');
        expect(kinds(later).includes('before-start')).toBe(later.invoiceDate < '2026-02-02');
      },
    ),
    { numRuns: 100 },
  );
});
