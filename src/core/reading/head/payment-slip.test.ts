import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';

/** An invoice with a slip for its payment at the foot, and where `labels` say whose the parts of the slip are. */
const supplierOf = (slip: string, payee: string, payer: string, isPayeeOthers = false) => {
  const paper = paperOf(0.5, 0);
  paper.print('NORRSKÄR LIVS', 40, 50, 'left', 13);
  paper.print('Terminalvägen 14, 415 92 Göteborg', 40, 66);
  paper.print('FAKTURA', 330, 50, 'left', 16);
  for (const [at, text] of ['Fakturanr|48213', 'Fakturadatum|2026-10-05'].entries())
    for (const [part, word] of text.split('|').entries()) paper.print(word, 330 + 100 * part, 80 + 13 * at);
  for (const [at, text] of ['Krogbryggan AB', 'Kajgatan 4', '111 22 Stockholm'].entries())
    paper.print(text, 60, 130 + 13 * at);
  for (const [at, text] of ['Artikelnr', 'Benämning', 'Antal', 'À-pris', 'Belopp'].entries())
    paper.print(text, [40, 110, 330, 460, 540][at] ?? 0, 220, at < 2 ? 'left' : 'right');
  for (const [at, text] of ['1001', 'Laxfilé färsk', '2', '189,00', '378,00'].entries())
    paper.print(text, [40, 110, 330, 460, 540][at] ?? 0, 234, at < 2 ? 'left' : 'right');
  for (const [at, text] of ['Netto|378,00', 'Moms 12 %|45,36', 'Att betala SEK|423,36'].entries())
    for (const [part, word] of text.split('|').entries())
      paper.print(word, part === 0 ? 330 : 540, 280 + 14 * at, part === 0 ? 'left' : 'right');
  paper.print(slip, 40, 600, 'left', 12);
  paper.print('Till bankgiro', 40, 620);
  paper.print('5050-1055', 160, 620);
  paper.print(payee, 40, 634);
  paper.print(isPayeeOthers ? 'Inkassobolaget Finans AB' : 'Norrskär Livs i Göteborg AB', 160, 634);
  for (const [at, text] of [payer, 'Krogbryggan AB', 'Kajgatan 4', '111 22 Stockholm'].entries())
    paper.print(text, 350, 620 + 14 * at);
  paper.print('Org.nr 556233-2451 Godkänd för F-skatt', 40, 780);
  return readPages(paper.pages());
};

test.each([
  ['INBETALNING / GIRERING AVI', 'Betalningsmottagare', 'Avsändare'],
  ['Inbetalning', 'Betalningsmottagare', 'Inbetalare'],
  ['INDBETALING', 'Betalingsmodtager', 'Indbetaler'],
  ['Betaling', 'Betalingsmottaker', 'Betalt av'],
])('who pays by a slip (%s, %s, %s) is not the sender', (...labels) => {
  const reading = supplierOf(...labels);
  expect(reading?.invoice.supplier.name).toBe('Norrskär Livs i Göteborg AB');
});

test('whoever is paid by a slip for the sender is not trusted to be the sender', () => {
  const reading = supplierOf('INBETALNING / GIRERING AVI', 'Betalningsmottagare', 'Avsändare', true);
  expect(reading?.invoice.supplier.name).not.toBe('Krogbryggan AB');
  expect(reading?.doubts).toContain('supplier');
});
