import { expect, test } from 'vitest';
import { isCash, isUnfinished, isWithdrawn } from './withdrawn-words.ts';

test.each([
  'fakturan har annullerats.',
  'denna faktura är makulerad och ska inte betalas.',
  '*** makulerad 2026-10-23 ***',
  'ersätts av faktura 739238.',
  'fakturan är återkallad, ny faktura med nummer 944242 har sänts.',
  'bortse från faktura 3590, utställd 2026-06-27.',
])('%s withdraws an invoice', (text) => {
  expect(isWithdrawn(text)).toBe(true);
});

test.each([
  'tidigare påminnelse gällande faktura 88123 kan bortses från.',
  'ersätter faktura 739238.',
  'meddela oss om fakturan är makulerad av er.',
  'varan ersätts av 98633, tillfälligt slut',
])('%s withdraws none', (text) => {
  expect(isWithdrawn(text)).toBe(false);
});

test.each([
  ['preliminär – slutlig faktura följer.', true],
  ['endast underlag. bokför inte detta dokument.', true],
  ['ej giltig som faktura', true],
  ['förhandsgranskning, fakturan är inte skickad.', true],
  ['utkast – ej bokförd', true],
  ['ersätter tidigare utkast och proformafaktura.', false],
])('%s: unfinished is %s', (text, isSo) => {
  expect(isUnfinished(text)).toBe(isSo);
});

test.each([
  ['kontantnota', true],
  ['betald kontant, kopia', true],
  ['betalas kontant vid leverans', false],
  ['kontantfaktura', false],
])('%s: paid at the till is %s', (text, isSo) => {
  expect(isCash(text)).toBe(isSo);
});
