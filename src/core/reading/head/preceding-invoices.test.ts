import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [260, 320, 380, 460, 540];

const read = (said: string, goods = 'Oxfilé 2-3 kg | 4,3 | kg | 39,00 | 167,70', title = 'KREDITFAKTURA') => {
  const text = `
Enskärs Kött AB | ${title}
${said}
Fakturadatum | 2026-11-16

Benämning | Antal | Enhet | À-pris | Belopp
${goods}
Netto | | | | 167,70
Moms 6 % | | 167,70 | | 10,06
Att betala SEK | | | | 177,76
Bankgiro 5050-1055 | Org.nr 556233-2451
`;
  const invoice = readPages(sheet(text.trim(), edges))?.invoice;
  return [invoice?.number, ...(invoice?.precedingInvoices ?? [])];
};

describe('the invoice that a credit note is about', () => {
  test.each([
    ...'Avser faktura|Avser fakturanr|Avser faktura nr:|Gäller faktura|Kreditering av faktura|Krediterar faktura|Krediterad faktura|Ursprunglig faktura|Ursprungsfaktura|Kredit på faktura|Hänvisar till faktura|Debetfakturanr|Fakturareferens|Kredit av fakt.nr|Avser nr|Till faktura'.split(
      '|',
    ),
    ...'Original invoice|Original invoice no.|Credit for invoice|Refers to invoice|Preceding invoice reference|Related invoice number|Invoice reference|Credits invoice #'.split(
      '|',
    ),
    ...'Ursprungsrechnung|Zur Rechnung Nr.|Gutschrift zu Rechnung|Rechnungskorrektur zur Rechnung|Facture d’origine|Avoir sur la facture n°|Sur facture n°|Gjelder faktura|Rif. fattura n.|Rectifica a|Factura rectificada|Betreft factuur|Alkuperäinen lasku'.split(
      '|',
    ),
  ])('is named by %s', (label) => {
    expect(read(`Kreditnr | 70491188\n${label} | 2208841`)).toEqual(['70491188', '2208841']);
  });

  test.each([
    'Kredit',
    'Refererar till',
    'Hänvisar till',
    'Tillhör',
    'Ref. till',
    'Ursprungligt nr',
    'Kredit av',
  ])('is named in short by %s where its number is like the document’s own', (label) => {
    expect(read(`Nr | 70491188\n${label} | 70488418`)).toEqual(['70491188', '70488418']);
    expect(read(`Nr | 70491188\n${label} | 30 dagar`)).toEqual(['70491188']);
  });

  test('is none where the only number stands behind the title in short', () => {
    expect(read('Kredit nr | 70491188', undefined, 'KREDIT')).toEqual(['70491188']);
  });

  test('is told in the words of a line, with its date', () => {
    const goods =
      'Oxfilé 2-3 kg | 4,3 | kg | 39,00 | 167,70\nKreditering av faktura 2208841 av den 2026-11-05';
    expect(read('Fakturanr | 70491188', goods)).toEqual(['70491188', '2208841']);
  });

  test('stands below its label', () => {
    expect(read('Fakturanr | Avser faktura\n70491188 | 2208841')).toEqual(['70491188', '2208841']);
  });

  test.each(['Avser', 'Gäller:', 'Kreditering av', 'Utjämnas mot nr'])(
    'is named in short by %s where its number is written as the credit note’s',
    (label) => {
      expect(read(`Fakturanr | FF26-1611\n${label} | FF26-1113`)).toEqual(['FF26-1611', 'FF26-1113']);
      expect(read(`Fakturanr | 20267786\n${label} | 20267486`)).toEqual(['20267786', '20267486']);
      for (const other of ['vecka 46', '2026-11', '884', 'FS26-1113', 'leverans FF26-1113'])
        expect(read(`Fakturanr | FF26-1611\n${label} | ${other}`)).toEqual(['FF26-1611']);
    },
  );

  test('is the one number above the goods that is of its own series and of nothing that is known', () => {
    for (const label of ['Tillämpas på', 'Ers. fakt', 'Krediterar nota', 'Bezug', 'Se dokument'])
      expect(read(`Fakturanr | 70491188\n${label} | 70488418`)).toEqual(['70491188', '70488418']);
    for (const other of ['Ordernr | 70488418', 'Se dokument | 70688418', 'Se dokument | 70491190'])
      expect(read(`Fakturanr | 70491188\n${other}`)).toEqual(['70491188']);
  });

  test('is one of several', () => {
    expect(read('Fakturanr | 70491188\nAvser faktura | 2208841, 2208102 och 2207533')).toEqual([
      '70491188',
      '2208841',
      '2208102',
      '2207533',
    ]);
  });

  test('is never the credit note itself, nor taken for its number', () => {
    expect(read('Nr | 70491188\nAvser faktura | 2208841')).toEqual(['70491188', '2208841']);
    expect(read('Fakturanr | 70491188\nAvser faktura | 70491188')).toEqual(['70491188']);
  });

  test('is not told by a date, an amount or a count', () => {
    for (const said of ['2026-11-05', '167,70', '2 st', 'enligt avtal'])
      expect(read(`Fakturanr | 70491188\nAvser faktura | ${said}`)).toEqual(['70491188']);
  });

  test('is not looked for on an invoice that gives nothing back', () => {
    expect(read('Fakturanr | 70491188\nAvser faktura | 2208841', undefined, 'FAKTURA')).toEqual(['70491188']);
  });
});
