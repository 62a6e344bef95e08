import { expect, test } from 'vitest';
import { facts } from '#testing/price-watch/price-facts.ts';
import { notCompared, whyOf } from './why.ts';
import { whySentence } from './why-sentence.ts';

const litres = (amount: string) => ({ pack: { baseUnit: 'l', amount } as const });

test.each([
  [
    'a list price',
    whyOf(facts('110'), facts('100'), 'no'),
    'Listpriset har höjts.',
    'The list price has been raised.',
  ],
  [
    'a lower one',
    whyOf(facts('90'), facts('100'), 'no'),
    'Listpriset har sänkts.',
    'The list price has been lowered.',
  ],
  [
    'a deal',
    whyOf(facts('428'), facts('389'), 'in-force'),
    'Priset är högre än det ni har avtalat.',
    'The price is above what you agreed on.',
  ],
  [
    'no proof',
    whyOf(facts('110'), facts('100'), 'over'),
    'Priset har höjts, fakturan säger inte varför.',
    'The price has been raised; the invoice does not say why.',
  ],
  [
    'a lost discount',
    whyOf(facts('100'), facts('90', { discount: '10' }), 'no'),
    'Rabatten på 10,0 % är borta.',
    'The discount of 10,0 % is gone.',
  ],
  [
    'a lower discount',
    whyOf(facts('95', { discount: '5' }), facts('90', { discount: '10' }), 'no'),
    'Rabatten gick från 10,0 % till 5,0 %.',
    'The discount went from 10,0 % to 5,0 %.',
  ],
  [
    'a smaller pack at the same price',
    whyOf(facts('300', litres('9')), facts('300', litres('10')), 'no'),
    'Priset är detsamma, men förpackningen gick från 10,0 l till 9,0 l: +11,1 % per l.',
    'The price is the same, but the pack went from 10,0 l to 9,0 l: +11,1 % per l.',
  ],
  [
    'a smaller pack at a lower price, and more a litre',
    whyOf(facts('95', litres('9')), facts('100', litres('10')), 'no'),
    'Förpackningen gick från 10,0 l till 9,0 l: +5,6 % per l.',
    'The pack went from 10,0 l to 9,0 l: +5,6 % per l.',
  ],
  [
    'another pack at the same price per litre',
    whyOf(facts('90', litres('9')), facts('100', litres('10')), 'no'),
    'Förpackningen gick från 10,0 l till 9,0 l, till samma pris per l.',
    'The pack went from 10,0 l to 9,0 l, at the same price per l.',
  ],
  [
    'less than a deal',
    whyOf(facts('350'), facts('389'), 'in-force'),
    'Priset är lägre än det ni har avtalat.',
    'The price is below what you agreed on.',
  ],
  [
    'less without proof',
    whyOf(facts('90'), facts('100'), 'over'),
    'Priset har sänkts, fakturan säger inte varför.',
    'The price has been lowered; the invoice does not say why.',
  ],
  [
    'a new discount',
    whyOf(facts('90', { discount: '10' }), facts('100'), 'no'),
    'Det finns en ny rabatt på 10,0 %.',
    'There is a new discount of 10,0 %.',
  ],
  [
    'a higher discount',
    whyOf(facts('90', { discount: '10' }), facts('95', { discount: '5' }), 'no'),
    'Rabatten gick från 5,0 % till 10,0 %.',
    'The discount went from 5,0 % to 10,0 %.',
  ],
  [
    'a pack of no known size',
    notCompared(facts('300'), facts('30')),
    'Artikeln säljs nu i en annan enhet eller förpackning och går inte att jämföra med förut.',
    'The article now comes in another unit or pack, and cannot be compared with before.',
  ],
  [
    'VAT',
    whyOf(facts('105.66', { vatRate: '6' }), facts('100'), 'no'),
    'Momssatsen gick från 12,0 % till 6,0 % och priset med moms är kvar, så priset utan moms har ändrats.',
    'The VAT rate went from 12,0 % to 6,0 % and the price with VAT stayed, so the price without VAT changed.',
  ],
  [
    'a higher price beside another deposit and rate of VAT',
    whyOf(facts('110', { deposit: '2', vatRate: '6' }), facts('100', { deposit: '1' }), 'no'),
    'Listpriset har höjts.',
    'The list price has been raised.',
  ],
  [
    'nothing that the invoice shows',
    whyOf(facts('100'), facts('100'), 'no'),
    'Fakturan säger inte varför.',
    'The invoice does not say why.',
  ],
  [
    'VAT alone',
    whyOf(facts('100', { vatRate: '6' }), facts('100'), 'no'),
    'Momssatsen gick från 12,0 % till 6,0 %. Priset är detsamma.',
    'The VAT rate went from 12,0 % to 6,0 %. The price is the same.',
  ],
  [
    'a deposit alone',
    whyOf(facts('30', { deposit: '2' }), facts('30', { deposit: '1' }), 'no'),
    'Panten har ändrats. Priset är detsamma.',
    'The deposit has changed. The price is the same.',
  ],
] as const)('%s is said in both languages', (_what, why, swedish, english) => {
  expect(whySentence(why, 'sv').replaceAll('\u00a0', ' ')).toBe(swedish);
  expect(whySentence(why, 'en').replaceAll('\u00a0', ' ')).toBe(english);
});
