import { expect, test } from 'vitest';
import { isVatNumber } from './vat-number.ts';

test.each([
  'SE556233245101',
  'DK62242779',
  'DE700904513',
  'ESB34712661',
  'NL400257038B01',
  'FR 66 104 834 999',
  'IT09420710122',
  'PL2856879423',
  'GB 887 2402 02',
  'NO 123 456 789 MVA',
])('%s has the form of its country', (text) => expect(isVatNumber(text)).toBe(true));

test.each([
  'SE556233245101F',
  'DK62242779BANK',
  'IT09420710122CF',
  'ORGNR5598634433',
  'US123456789',
  'DE12345678',
  '',
])('%s has words in it, or digits too many or too few', (text) => expect(isVatNumber(text)).toBe(false));
