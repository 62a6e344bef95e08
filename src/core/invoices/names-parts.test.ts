import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readXml } from './read-xml.ts';
import { supplierIdentityOf, supplierSearchName } from './supplier-identity.ts';
import { vatGoodsOf } from './checks/vat-goods.ts';
import { prescanXml } from './xml/xml-prescan.ts';

const { invoice } = readXml(
  readFileSync(join(import.meta.dirname, '../../testing/invoices/ubl-invoice.xml')),
);

describe('what names a supplier', () => {
  const named = (
    supplier: Partial<typeof invoice.supplier>,
    bankgiro: string | null = null,
  ): ReturnType<typeof supplierIdentityOf> => {
    const nobody = { name: null, organizationNumber: null, vatNumber: null, endpoint: null, gln: null };
    const payment = { ...invoice.payment, bankgiro };
    return supplierIdentityOf({ ...invoice, supplier: { ...nobody, ...supplier }, payment });
  };

  test('its name, its number, its VAT number, its bankgiro, or a dash', () => {
    const all = { name: ' Krog AB ', organizationNumber: '556000-1237', vatNumber: 'SE556000123701' };
    expect(named(all)).toEqual({
      organizationNumber: '5560001237',
      vatNumber: 'SE556000123701',
      searchName: 'krog',
      displayName: 'Krog AB',
    });
    expect(named({ ...all, name: null }).displayName).toBe('556000-1237');
    expect(named({ vatNumber: 'SE556000123701' })).toMatchObject({
      organizationNumber: '5560001237',
      displayName: '556000-1237',
    });
    expect(named({ vatNumber: 'DE1' })).toMatchObject({ organizationNumber: null, displayName: 'DE1' });
    expect(named({ organizationNumber: 'HRB 12345678901' }).displayName).toBe('HRB 12345678901');
    expect(named({}, '50501055').displayName).toBe('5050-1055');
    expect([named({}, '1055').displayName, named({}, '11055').displayName, named({}).displayName]).toEqual([
      '–',
      '1-1055',
      '–',
    ]);
  });

  test('long words are cut where a database takes them', () => {
    const long = named({
      name: 'n'.repeat(201),
      organizationNumber: 'o'.repeat(51),
      vatNumber: 'v'.repeat(51),
    });
    expect([long.displayName.length, long.organizationNumber?.length, long.vatNumber?.length]).toEqual([
      200, 50, 50,
    ]);
    expect(supplierSearchName(`${'a'.repeat(199)}\u{20000}`)).toBe(`${'a'.repeat(199)}\ufffd`);
    expect(supplierSearchName('MARTIN & Servera AB (publ)')).toBe('martin och servera');
  });
});

test.each([
  ['Mjölk 3 %', 'food'],
  ['Potatis', 'food'],
  ['Potatischips', null],
  ['Fin mjölk', null],
  ['Öl 3,6 %', 'alcohol'],
  ['Öl 3,5 %', null],
  ['Öl 4%', 'alcohol'],
  ['Öl', null],
  ['Mörk lager 5.2%', 'alcohol'],
  ['Rödvin', 'alcohol'],
  ['Rödvinsvinäger', null],
  ['Rödvin alkoholfri', null],
  ['Gott rödvin', null],
  ['Bordsservering', 'restaurant'],
  ['Bordsservering med vin', null],
  ['Vår bordsservering', null],
  [`Mjölk ${'x'.repeat(200)}`, 'food'],
])('%s is sold as %s', (name, goods) => expect(vatGoodsOf(name)).toBe(goods));

describe('markup before it is parsed', () => {
  const scan = (text: string) => () => prescanXml(Buffer.from(text));

  test.each([
    '<a><!-- > <b> -- ><!DOCTYPE --></a>',
    '<a><![CDATA[ <b> ]> ]] > <!DOCTYPE ]]></a>',
    '<a><![CDATA[]]></a>',
    '<a><!----></a>',
    '<?pi <!DOCTYPE ?><a/>',
    `<a b=">" c='<!DOCTYPE'/>`,
  ])('%s passes', (text) => expect(scan(text)).not.toThrow());

  test.each([
    ['<!DOCTYPE a><a/>', 'xml.doctype'],
    ['<!D', 'xml.doctype'],
    ['<!ENTITY a "b"><a/>', 'xml.malformed: markup declaration'],
    ['<!-x', 'xml.malformed: markup declaration'],
    ['<![CDATX[ ]]>', 'xml.malformed: markup declaration'],
    ['<a><!-- --><!DOCTYPE a></a>', 'xml.doctype'],
    ['<a><![CDATA[ ]]><!DOCTYPE a></a>', 'xml.doctype'],
    [`${'<a>'.repeat(101)}`, 'xml.too-deep'],
  ])('%s is refused', (text, reason) => expect(scan(text)).toThrow(reason));

  test('a hundred levels pass, however often', () =>
    expect(scan(`<r>${`${'<a>'.repeat(98)}<b/>${'</a>'.repeat(98)}`.repeat(3)}</r>`)).not.toThrow());
});
