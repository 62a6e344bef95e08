import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { csvTables } from '#core/tables/csv-tables.ts';
import { listedPrices } from './listed-price.ts';
import type { StatedList } from './price-list.ts';
import { readPriceList } from './read-price-list.ts';
import { replayLists } from './replay.ts';
import { tableList } from './table-list.ts';

const example = (name: string): StatedList => {
  const list = readPriceList(readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url)));
  if (list === null) throw new Error(`${name} is no list`);
  return list;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('Peppol’s own example of a catalogue is read to the price', () => {
  const list = example('Catalogue_Example');
  expect(list.head).toMatchObject({
    format: 'catalogue',
    id: '1387',
    version: '2.0',
    source: '1.0',
    contract: 'CRT1387',
    name: 'Spring Catalogue',
    action: 'add',
    issuedOn: '2016-08-01',
    validFrom: '2018-09-01',
    validTo: '2019-08-31',
    supplier: { organizationNumber: '123456785', gln: '5790000435951' },
  });
  expect(listedPrices(list)).toMatchObject([
    {
      row: 2,
      action: 'update',
      articleNumber: 'MNTR011',
      gtin: null,
      price: '10',
      currency: 'EUR',
      validFrom: '2018-10-01',
      validTo: '2018-12-31',
    },
    {
      row: 3,
      action: null,
      articleNumber: 'MNTR012',
      price: '90',
      unit: 'C62',
      validFrom: '2018-09-01',
      validTo: '2019-08-31',
    },
  ]);
});

test('Peppol’s use cases without response replay: the catalogue is added, and taken away', () => {
  const message = (name: string) => {
    const list = example(name);
    return { key: name, head: list.head, prices: listedPrices(list) };
  };
  const added = message('catalogue-wo-response-use-case-1');
  const deleted = message('catalogue-wo-response-use-case-4');
  expect(added.prices.length).toBeGreaterThan(6);
  expect(replayLists([added])).toMatchObject([
    { isWhole: true, prices: added.prices.map(({ row }) => ({ row })) },
  ]);
  for (const messages of [
    [added, deleted],
    [deleted, added],
  ])
    expect(replayLists(messages)).toMatchObject([{ isWhole: false, prices: [] }]);
});

/** After EANCOM's description of PRICAT D96A; the standard gives its segments with examples, not a whole message. */
const pricat = `UNA:+.? '
UNB+UNOC:3+7350000000018:14+7350000000025:14+260110:0900+1'
UNH+ME000001+PRICAT:D:96A:UN:EAN006'
BGM+9+PL-2026-1+9'
DTM+137:20260110:102'
DTM+194:20260202:102'
RFF+PL:VÅR 2026'
NAD+SU+7350000000018::9++Grossisten i Väst AB'
RFF+VA:SE556677889901'
NAD+BY+7350000000025::9'
CUX+2:SEK:8'
PGI+X'
LIN+1+1+4006381333931:EN'
PIA+1+10442:SA'
IMD+F+M+:::Vetemj?'öl special:2 kg'
QTY+53:1:PCE'
PRI+AAA:24.50:CA::1:PCE'
PRI+AAA:22.00:CA::1:PCE'
QTY+53:100:PCE'
PRI+AAB:30.00:CA::1:PCE'
LIN+2+2'
PIA+5+10443:SA'
LIN+3++10444:SA'
IMD+F+M+:::Kaffe'
DTM+194:20260504:102'
PRI+AAB:129.90:CA::10:KGM'
UNT+24+ME000001'
UNZ+1+1'`;

test('PRICAT is read with its numbers, breaks, periods and actions', () => {
  const list = readPriceList(bytes(pricat));
  if (list === null) throw new Error('no list');
  expect(list.head).toMatchObject({
    format: 'pricat',
    id: 'PL-2026-1',
    name: 'VÅR 2026',
    action: 'add',
    issuedOn: '2026-01-10',
    validFrom: '2026-02-02',
    supplier: { name: 'Grossisten i Väst AB', vatNumber: 'SE556677889901', gln: '7350000000018' },
  });
  expect(
    listedPrices(list).map(({ articleNumber, gtin, name, price, unit, action, validFrom, fromQuantity }) =>
      [articleNumber, gtin, name, price, unit, action, validFrom, fromQuantity].join('|'),
    ),
  ).toEqual([
    "10442|4006381333931|Vetemj'öl special 2 kg|24.5|PCE|add|2026-02-02|",
    "10442|4006381333931|Vetemj'öl special 2 kg|22|PCE|add|2026-02-02|100",
    '10443|||||delete|2026-02-02|',
    '10444||Kaffe|12.99|KGM||2026-05-04|',
  ]);
});

test('PRICAT with other signs and a comma in its numbers says the same', () => {
  const swapped = pricat
    .replace("UNA:+.? '", 'UNA;*,\\ ~')
    .split('\n')
    .map((line, at) =>
      at === 0
        ? line
        : line
            .replaceAll(':', ';')
            .replaceAll('+', '*')
            .replace(/'$/, '~')
            .replaceAll("?'", "'")
            .replaceAll(/(\d)\.(\d)/g, '$1,$2'),
    )
    .join('\r\n');
  expect(readPriceList(bytes(swapped))?.prices).toEqual(readPriceList(bytes(pricat))?.prices);
});

test('a message that deletes takes its lines away, or all of the list where it names none', () => {
  const deleting = readPriceList(bytes(pricat.replace('PL-2026-1+9', 'PL-2026-2+3')));
  expect(deleting?.head.action).toBe('update');
  expect(new Set(deleting?.prices.map(({ action }) => action))).toEqual(new Set(['delete']));
  const whole = readPriceList(
    bytes(pricat.replace('PL-2026-1+9', 'PL-2026-2+3').replace(/LIN[^]*?(?=UNT)/, '')),
  );
  expect([whole?.head.action, whole?.prices]).toEqual(['delete', []]);
});

const table = (text: string) => {
  const read = csvTables(bytes(text));
  if (!read.ok) throw new Error(read.code);
  return tableList(read.value, { kept: [], today: '2026-01-10' });
};

test('a table with goods and prices is a list, with what it states of each', () => {
  const list = table(
    'Prislista våren 2026;;;;;;\nArt nr;EAN;Benämning;Nettopris;Enhet;Giltig fr o m;Min antal\n' +
      '214070;4006381333931;Oxfilé 2-3 kg;389,00;KG;2026-02-02;1\n214070;4006381333931;Oxfilé 2-3 kg;379,00;KG;2026-02-02;10\n',
  );
  expect(list?.prices).toMatchObject([
    {
      row: 3,
      articleNumber: '214070',
      gtin: '4006381333931',
      price: '389',
      unit: 'KG',
      validFrom: '2026-02-02',
      fromQuantity: null,
    },
    { row: 4, price: '379', fromQuantity: '10' },
  ]);
});

test('an invoice, an order and a table of something else are none', () => {
  expect(table('Art nr;Benämning;Antal;Enhet;Pris;Belopp\n1;Mjölk;10;l;12,00;120,00\n')).toBeNull();
  expect(table('Fakturanr;Art nr;Benämning;Pris\n77;1;Mjölk;12,00\n')).toBeNull();
  expect(table('Namn;Telefon\nAnna;0701234567\n')).toBeNull();
  expect(table('Art nr;Benämning;Pris\n1;Mjölk;ring\n2;Ost;ring\n')).toBeNull();
  expect(readPriceList(bytes('<Invoice/>'))).toBeNull();
  expect(readPriceList(bytes('<Catalogue'))).toBeNull();
  expect(readPriceList(bytes("UNB+UNOC:3+a+b+260110:0900+1'UNH+1+INVOIC:D:96A:UN'"))).toBeNull();
});

test('a row whose price cannot be read stands in the list as written, and a heading does not', () => {
  const list = table(
    'Art nr;Benämning;Enhet;Pris;Valuta\n;Mejeri;kyl;;\n1;Mjölk;l;12,00;\n2;Ost;kg;89,00;SEK\n3;Smör;st;0;\n4;Grädde;l;abc;\n5;Fil;l;14,00;\n6;Kvarg;kg;31,00;??\n7;Yoghurt;l;18,00;\n8;Crème;l;;\n9;Keso;st;20,00;\n10;Feta;kg;89,00;\n11;Brie;kg;99,00;\n12;Skyr;kg;45,00;\n',
  );
  const said = list?.prices.map(({ row, articleNumber, price, unread }) => [
    row,
    articleNumber,
    price,
    unread,
  ]);
  expect(said).toEqual([
    [3, '1', '12', undefined],
    [4, '2', '89', undefined],
    [5, '3', null, '0'],
    [6, '4', null, 'abc'],
    [7, '5', '14', undefined],
    [8, '6', null, '31,00'],
    [9, '7', '18', undefined],
    [10, '8', null, ''],
    [11, '9', '20', undefined],
    [12, '10', '89', undefined],
    [13, '11', '99', undefined],
    [14, '12', '45', undefined],
  ]);
});
