import { expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { notCompared, whyOf } from './why.ts';
import { whyTitle } from './why-title.ts';

const litres = (amount: string) => ({ pack: { baseUnit: 'l', amount } as const });

test.each([
  ['a higher list price', whyOf(facts('110'), facts('100'), 'no'), 'Listpriset har höjts'],
  ['a lower list price', whyOf(facts('90'), facts('100'), 'no'), 'Listpriset har sänkts'],
  ['a broken deal', whyOf(facts('428'), facts('389'), 'in-force'), 'Leverantören bryter avtalet'],
  [
    'a price after a deal',
    whyOf(facts('428'), facts('389'), 'over'),
    'Priset har höjts, fakturan säger inte varför',
  ],
  ['a lost discount', whyOf(facts('100'), facts('90', { discount: '10' }), 'no'), 'Rabatten är borta'],
  [
    'a smaller pack that costs as much',
    whyOf(facts('100', litres('9')), facts('100', litres('10')), 'no'),
    'Förpackningen krympte. Priset följde inte med.',
  ],
  [
    'a smaller pack that costs less, and more a litre',
    whyOf(facts('95', litres('9')), facts('100', litres('10')), 'no'),
    'Förpackningen krympte',
  ],
  ['a larger pack', whyOf(facts('90', litres('10')), facts('90', litres('9')), 'no'), 'Förpackningen växte'],
  ['a pack of no known size', notCompared(facts('100'), facts('90')), 'Annan enhet eller förpackning'],
  [
    'VAT alone',
    whyOf(facts('100', { vatRate: '6' }), facts('100', { vatRate: '12' }), 'no'),
    'Momsen har ändrats, inte priset',
  ],
  [
    'a deposit alone',
    whyOf(facts('100', { deposit: '48' }), facts('100', { deposit: '24' }), 'no'),
    'Panten har ändrats, inte priset',
  ],
] as const)('%s is a title', (_name, why, title) => {
  expect(whyTitle(why, 'sv')).toBe(title);
  expect(whyTitle(why, 'en')).not.toBe('');
});
