import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';
import { columnRole } from './column-labels.ts';
import type { Reading } from '../reading.ts';

const pricesOf = ({ invoice }: Reading) => invoice.lines.map(({ price }) => price);

describe('labels', () => {
  test.each([
    ['Pris/100', 'price'],
    ['Pris per 1000', 'price'],
    ['SEK/kg', 'price'],
    ['Försäljningspris', 'price'],
    ['Fångstzon', 'other'],
    ['Tulltaxenr', 'other'],
    ['Varugruppsnr', 'other'],
    ['Slaktdatum', 'other'],
    ['Er referens', 'other'],
    ['Avtalsrabatt', 'discount'],
    ['Antal, enhet', 'quantity'],
    ['Skickat antal', 'quantity'],
    ['Delsumma', 'sum'],
    ['Momsprocent', 'vat'],
    ['PLU-nr', 'article'],
    ['Vara (nr)', 'description'],
    ['Varor och tjänster', 'description'],
  ])('%s heads %s', (label, role) => {
    expect(columnRole(label)).toBe(role);
  });

  test('of units behind another label are two', () => {
    const reading = readColumns(
      [['Artnr', 40], ['Vara', 100], ['Lev', 300, 'right'], ['Enh', 304], ...figures.slice(1)],
      ['4711|Kardemumma|10|st|46,305|463,05', '4712|Korn|12|st|24,50|294,00'],
    );
    expect(reading.invoice.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      ['10', 'st'],
      ['12', 'st'],
    ]);
  });
});

describe('prices', () => {
  test.each(['Pris/1000', 'Pris~per 1000', 'Pris per~1000 st'])('are for a thousand below %s', (label) => {
    const reading = readColumns(
      [
        ['Artnr', 40],
        ['Benämning', 100],
        ['Antal', 330, 'right'],
        [label, 440, 'right'],
        ['Belopp', 550, 'right'],
      ],
      ['4711|Servett vit|500|926,10|463,05', '4712|Pappmugg|1 000|294,00|294,00'],
    );
    expect(pricesOf(reading)).toEqual(['0.9261', '0.294']);
    expect(reading.doubts).toEqual([]);
  });

  test('are for a thousand where a number behind them says so, and thousands have points', () => {
    const reading = readColumns(
      [
        ['Artnr', 40],
        ['Benämning', 100],
        ['Antal', 300, 'right'],
        ['Pris', 390, 'right'],
        ['Per', 450, 'right'],
        ['Belopp', 550, 'right'],
      ],
      ['4711|Servett vit|3.000|154,35|1.000|463,05', '4712|Pappmugg|1.000|294,00|1.000|294,00'],
    );
    expect(reading.invoice.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['3000', '0.15435'],
      ['1000', '0.294'],
    ]);
  });

  test('say in their cell for how much they are', () => {
    const reading = readColumns(
      [['Material~Beskrivning', 40], ...figures],
      [
        '8361379|10|46,305 / 1 FL|463,05',
        '^Akvavit Dillkronan',
        '7121672|12|24,50 / 1 FL|294,00',
        '^Grüner Veltliner',
      ],
    );
    expect(goodsOf(reading)).toEqual([
      ['8361379', 'Akvavit Dillkronan'],
      ['7121672', 'Grüner Veltliner'],
    ]);
  });

  test('have their discounts below them where the head says so', () => {
    const reading = readColumns(
      [
        ['Artnr', 40],
        ['Benämning', 100],
        ['Antal', 330, 'right'],
        ['À-pris~Rabatt %', 440, 'right'],
        ['Belopp', 550, 'right'],
      ],
      ['4711|Kardemumma|10|51,45|463,05', '^|||10', '4712|Korn|12|24,50|294,00'],
    );
    expect(reading.invoice.lines.map(({ discount }) => discount)).toEqual(['51.45', '0']);
    expect(reading.doubts).toEqual([]);
  });

  test('of two the last is a sum where no other label is one', () => {
    const reading = readColumns(
      [
        ['Produkt', 40],
        ['Upplaga', 330, 'right'],
        ['Styckpris', 440, 'right'],
        ['Pris', 550, 'right'],
      ],
      ['Menyer A4|10|46,305|463,05', 'Visitkort|12|24,50|294,00'],
    );
    expect(pricesOf(reading)).toEqual(['46.305', '24.50']);
    expect(reading.doubts).toEqual([]);
  });
});
