import { describe, expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';

const place = (invoiceDate: string, invoiceNumber: string, documentSha256: string, lineNumber: number) => ({
  invoiceDate,
  invoiceNumber,
  documentSha256,
  lineNumber,
});

describe('Monitored lines. Goods with price > 0 and quantity > 0, in the article’s currency, through the trust gate, not from a credit note', () => {
  test.each([
    ['a deposit', { kind: 'deposit' as const }],
    ['freight', { kind: 'freight' as const }],
    ['a fee', { kind: 'fee' as const }],
    ['a discount line', { kind: 'discount' as const }],
    ['no quantity', { quantity: '0' }],
    ['a return', { quantity: '-2' }],
    ['another currency', { currency: 'EUR' }],
    ['not through the trust gate', { trusted: false }],
    ['a credit note', { creditNote: true }],
  ])('%s is never compared', (_, more) => {
    const story = new Story().line('03-01', '100').line('03-02', '150', more);
    expect(story.alerts()).toEqual([]);
    expect(story.now().state.newest?.id).toBe('03-01');
  });

  test('a price of zero is never compared and sets no watched price', () => {
    const story = new Story().line('03-01', '0').line('03-02', '100').line('03-03', '100');
    expect(story.alerts()).toEqual([]);
    expect(story.watched()).toBe('100');
  });

  test('a spoofed invoice at half price, then resolved: it moves no watched price until accepted', () => {
    const story = new Story()
      .line('03-01', '100')
      .line('03-02', '110')
      .line('03-03', '50', { trusted: false })
      .settle('resolve');
    expect(story.watched()).toBe('110');
  });
});

describe('they are taken in the order (invoice date, invoice number, SHA-256 of the document, line number), so that nothing depends on arrival', () => {
  const first = place('2026-03-02', '1', 'aa', 1);
  test.each([
    ['invoice date', place('2026-03-01', '9', 'ff', 9)],
    ['invoice number', place('2026-03-02', '0', 'ff', 9)],
    ['SHA-256', place('2026-03-02', '1', 'a0', 9)],
    ['line number', place('2026-03-02', '1', 'aa', 0)],
  ])('%s decides who is first', (_, earlier) => {
    const story = new Story()
      .line('03-02', '110', { id: 'later', key: first })
      .line('03-02', '100', { id: 'earlier', key: earlier });
    expect(story.alerts()).toEqual(['later +10 UNRESOLVED']);
  });

  test('several invoices of one date are compared with the first of them', () => {
    const story = new Story()
      .line('03-01', '105', { id: 'c', key: place('2026-03-01', '3', 'aa', 1) })
      .line('03-01', '110', { id: 'b', key: place('2026-03-01', '2', 'aa', 1) })
      .line('03-01', '100', { id: 'a', key: place('2026-03-01', '1', 'aa', 1) });
    expect(story.alerts()).toEqual(['b +10 UNRESOLVED', 'c +5 UNRESOLVED']);
  });

  test('arriving twice changes nothing', () => {
    const once = new Story().line('03-01', '100').line('03-02', '110');
    const twice = new Story().line('03-02', '110').line('03-01', '100').line('03-02', '110');
    expect(twice.now()).toEqual(once.now());
  });
});
