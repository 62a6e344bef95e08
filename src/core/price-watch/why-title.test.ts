import { expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { notCompared, whyOf } from './why.ts';
import { whyTitle } from './why-title.ts';

const litres = (amount: string) => ({ pack: { baseUnit: 'l', amount } as const });

test.each([
  ['a higher list price', whyOf(facts('110'), facts('100'), 'no'), 'Listpriset har höjts'],
  [
    'a higher list price beside another deposit and rate of VAT',
    whyOf(facts('110', { deposit: '2', vatRate: '6' }), facts('100', { deposit: '1' }), 'no'),
    'Listpriset har höjts',
  ],
  [
    'another pack at the same price a litre',
    whyOf(facts('90', litres('9')), facts('100', litres('10')), 'no'),
    'Förpackningen krympte',
  ],
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
  [
    'a discount that shrank',
    whyOf(facts('95', { discount: '5' }), facts('90', { discount: '10' }), 'no'),
    'Rabatten är lägre',
  ],
  [
    'a discount that grew',
    whyOf(facts('90', { discount: '10' }), facts('95', { discount: '5' }), 'no'),
    'Rabatten är högre',
  ],
  ['a new discount', whyOf(facts('90', { discount: '10' }), facts('100'), 'no'), 'Det finns en ny rabatt'],
  [
    'another rate of VAT on the same price with it',
    whyOf(facts('105.66', { vatRate: '6' }), facts('100'), 'no'),
    'Momsen har ändrats, inte priset med moms',
  ],
  ['less than a deal', whyOf(facts('350'), facts('389'), 'in-force'), 'Under avtalspriset'],
  [
    'less after a deal',
    whyOf(facts('350'), facts('389'), 'over'),
    'Priset har sänkts, fakturan säger inte varför',
  ],
] as const)('%s is a title', (_name, why, title) => {
  expect(whyTitle(why, 'sv')).toBe(title);
  expect(whyTitle(why, 'en')).not.toBe('');
});

test.each([
  [whyOf(facts('110'), facts('100'), 'no'), 'The list price has been raised'],
  [whyOf(facts('90'), facts('100'), 'no'), 'The list price has been lowered'],
  [whyOf(facts('100'), facts('90', { discount: '10' }), 'no'), 'The discount is gone'],
  [whyOf(facts('95', { discount: '5' }), facts('90', { discount: '10' }), 'no'), 'The discount is lower'],
  [whyOf(facts('90', { discount: '10' }), facts('95', { discount: '5' }), 'no'), 'The discount is higher'],
  [whyOf(facts('90', { discount: '10' }), facts('100'), 'no'), 'There is a new discount'],
  [whyOf(facts('95', litres('9')), facts('100', litres('10')), 'no'), 'The pack shrank'],
  [
    whyOf(facts('100', litres('9')), facts('100', litres('10')), 'no'),
    'The pack shrank. The price did not follow.',
  ],
  [whyOf(facts('90', litres('10')), facts('90', litres('9')), 'no'), 'The pack grew'],
  [notCompared(facts('100'), facts('90')), 'Another unit or pack'],
  [
    whyOf(facts('105.66', { vatRate: '6' }), facts('100'), 'no'),
    'The VAT has changed, not the price with it',
  ],
  [whyOf(facts('428'), facts('389'), 'in-force'), 'The supplier breaks the deal'],
  [whyOf(facts('350'), facts('389'), 'in-force'), 'Below the deal price'],
  [whyOf(facts('428'), facts('389'), 'over'), 'The price has been raised, the invoice does not say why'],
  [whyOf(facts('350'), facts('389'), 'over'), 'The price has been lowered, the invoice does not say why'],
  [whyOf(facts('100', { vatRate: '6' }), facts('100'), 'no'), 'The VAT has changed, not the price'],
  [whyOf(facts('100', { deposit: '2' }), facts('100'), 'no'), 'The deposit has changed, not the price'],
])('a title in English says the same: %#', (why, title) => expect(whyTitle(why, 'en')).toBe(title));
