import { expect, test } from 'vitest';
import { analyseImport } from '#core/deal-import/analyse-import.ts';
import { boughtArticle, importOf } from '#testing/deal-import/import-case.ts';
import { catalogueTables } from './catalogue-tables.ts';

const line = (inner: string, number: string, id: string): string =>
  `<cac:CatalogueLine><cbc:ID>${id}</cbc:ID>${inner}<cac:Item><cbc:Name>Kopieringspapper</cbc:Name>
    <cac:SellersItemIdentification><cbc:ID>${number}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:CatalogueLine>`;

const price = (amount: string, more = ''): string =>
  `<cac:RequiredItemLocationQuantity>${more}<cac:Price><cbc:PriceAmount currencyID="SEK">${amount}</cbc:PriceAmount>
    <cbc:BaseQuantity unitCode="KGM">10</cbc:BaseQuantity></cac:Price></cac:RequiredItemLocationQuantity>`;

const catalogue = (lines: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
  <Catalogue xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
    xmlns="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2">
    <cbc:Name>Vår</cbc:Name>
    <cac:ValidityPeriod><cbc:StartDate>2026-12-01</cbc:StartDate><cbc:EndDate>2027-11-30</cbc:EndDate></cac:ValidityPeriod>
    ${lines}</Catalogue>`);

test('a Peppol catalogue is a table that needs no mapping: a price for its base quantity, with its own days or the catalogue’s', () => {
  const read = catalogueTables(
    catalogue(
      line(`<cbc:ActionCode>Update</cbc:ActionCode>${price('1234.50')}`, 'A1', '1') +
        line(
          `<cac:LineValidityPeriod><cbc:StartDate>2027-01-01</cbc:StartDate></cac:LineValidityPeriod>${price('10')}`,
          'A2',
          '2',
        ) +
        line(`<cbc:ActionCode>Delete</cbc:ActionCode>${price('9')}`, 'A3', '3') +
        line(price('8', '<cbc:MinimumQuantity unitCode="KGM">100</cbc:MinimumQuantity>'), 'A4', '4') +
        line('<cbc:OrderableUnit>C62</cbc:OrderableUnit>', 'A5', '5'),
    ),
  );
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  if (sheet === undefined) throw new Error('no catalogue');
  const input = importOf(sheet, { articles: [boughtArticle('A1', 'Papper', 'kg', '120')] });
  expect(input.mapping.columns.filter(({ certainty }) => certainty !== 'certain')).toEqual([]);
  const { rows } = analyseImport(input);
  expect(
    rows.map(({ problem, outcome, promise }) => [
      problem?.code ?? outcome,
      promise?.price,
      promise?.validFrom,
      promise?.validTo,
    ]),
  ).toEqual([
    ['new', '123.45', '2026-12-01', '2027-11-30'],
    ['new', '1', '2027-01-01', '2027-11-30'],
    ['import.row-withdrawn', undefined, undefined, undefined],
    ['import.price-break', undefined, undefined, undefined],
    ['import.price-missing', undefined, undefined, undefined],
  ]);
});

test('an invoice is no catalogue, and one without lines is empty', () => {
  expect(catalogueTables(new TextEncoder().encode('<Invoice/>'))).toEqual({
    ok: false,
    code: 'import.file_type',
  });
  expect(catalogueTables(catalogue(''))).toEqual({ ok: false, code: 'import.file_empty' });
});
