import { describe, expect, test } from 'vitest';
import { amount, percentage, representable } from './amounts.ts';
import { provenBase } from './cii/cii-base-quantity.ts';
import { xsdDate } from './dates.ts';
import { identityOf, isCreditNoteCode } from './document-identity.ts';
import { beginsLikeXml, fileTypeOf } from './file-type.ts';
import { Refusal } from './refusal.ts';
import { declaredEncoding, wideByteOrder } from './xml/xml-encoding.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('amounts', () => {
  test.each([
    ['+1.5', '1.5'],
    ['-1.5', '-1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.5', '-0.5'],
    [null, null],
  ])('%s is %s', (text, value) => expect(amount(text)).toBe(value));

  test.each(['', '.', '-', '1,5', '1 000', '1e5', 'x1', '1x', '9'.repeat(31)])('%j is none', (text) =>
    expect(() => amount(text)).toThrow(new Refusal('invoice.amount-invalid', text)),
  );

  test('what is refused is named in forty signs', () => {
    const long = `x${'9'.repeat(60)}`;
    expect(() => amount(long)).toThrow(`invoice.amount-invalid: ${long.slice(0, 40)}`);
    expect(() => amount(long)).not.toThrow(long.slice(0, 41));
    expect(() => representable(long)).toThrow(`invoice.amount-invalid: ${long.slice(0, 40)}`);
    expect(() => representable(long)).not.toThrow(long.slice(0, 41));
    expect(() => representable('1e5')).toThrow('invoice.amount-invalid: 1e5');
    expect([representable(null), representable('1.5')]).toEqual([null, '1.5']);
    expect([percentage('25'), percentage('25 %'), percentage(null)]).toEqual(['25', null, null]);
  });
});

describe('dates and identity', () => {
  test.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02T10:00:00', '2026-11-02'],
    ['2026-11-02Z', '2026-11-02'],
    ['2026-11-02+01:00', '2026-11-02'],
    ['2026-11-02 10:00', '2026-11-02'],
    ['2026-11-02x', null],
    ['x2026-11-02', null],
    ['2026-02-30', null],
    [null, null],
  ])('%s is %s', (text, day) => expect(xsdDate(text)).toBe(day));

  test('a document without number or day is none', () => {
    expect(identityOf('1', '2 nov', '2026-11-02')).toEqual({ number: '1', issueDate: '2026-11-02' });
    expect(() => identityOf(null, 'a', 'a')).toThrow('invoice.number-missing');
    expect(() => identityOf('1', null, null)).toThrow('invoice.issue-date-missing');
    expect(() => identityOf('1', 'x'.repeat(50), null)).toThrow(
      new Refusal('invoice.issue-date-invalid', 'x'.repeat(40)),
    );
  });

  test('the codes of credit notes (UNTDID 1001)', () => {
    for (const code of '81 83 261 262 296 308 381 396 420 458 532'.split(' '))
      expect([code, isCreditNoteCode(code)]).toEqual([code, true]);
    for (const code of ['380', '', null]) expect([code, isCreditNoteCode(code)]).toEqual([code, false]);
  });
});

test.each([
  ['10', '5', '20', '10.02', '10'],
  ['10', '5', '20', '10.03', null],
  ['10', '5', '20', '9.98', '10'],
  ['0', '5', '20', '10', null],
  [null, '5', '20', '10', null],
  ['10', null, '20', '10', null],
  ['10', '5', null, '10', null],
  ['10', '5', '20', null, null],
])('a base quantity of %s is proven by %s × %s = %s: %s', (base, quantity, price, sum, proven) =>
  expect(provenBase(base, quantity, price, sum)).toBe(proven),
);

describe('kinds of file', () => {
  test.each([
    ['image', '\u00ff\u00d8\u00ff'],
    ['image', '\u0089PNG'],
    ['image', 'GIF8'],
    ['image', 'II*\u0000'],
    ['image', 'MM\u0000*'],
    ['image', 'RIFF1234WEBP'],
    ...['heic', 'heix', 'mif1', 'msf1', 'avif', 'hevc'].map(
      (brand) => ['image', `1234ftyp${brand}`] as const,
    ),
    ['archive', 'PK\u0003\u0004'],
    ['archive', 'PK\u0005\u0006'],
    ['archive', '\u001f\u008b'],
    ['archive', '7z\u00bc\u00af'],
    ['archive', 'Rar!'],
    ['xml', '<Invoice/>'],
    ['xml', ' \t\n\r\u0000\u00ef\u00bb\u00bf\u00fe\u00ff<a'],
    ['xml', `${' '.repeat(63)}<a`],
    ['unknown', `${' '.repeat(64)}<a`],
    ['pdf', '%PDF-1.7'],
    ['pdf', '%%PDF-'],
    ['pdf', `${'x'.repeat(1024)}%PDF-`],
    ['unknown', `${'x'.repeat(1025)}%PDF-`],
    ['unknown', '%PDX-'],
    ['unknown', 'x<a/>'],
    ['unknown', ''],
  ] as const)('%s: %j', (type, text) => expect(fileTypeOf(bytesOf(text))).toBe(type));

  test('XML begins with a tag', () =>
    expect([' <', 'x<', ''].map((text) => beginsLikeXml(bytesOf(text)))).toEqual([true, false, false]));

  test.each([
    ['le', '\u00ff\u00fe'],
    ['le', '<\u0000'],
    ['be', '\u00fe\u00ff'],
    ['be', '\u0000<'],
    [null, '<a'],
    [null, '\u00ff\u00ff'],
    [null, '\u00fe\u00fe'],
    [null, '\u0000\u0000'],
  ])('bytes two by two: %s', (order, text) => expect(wideByteOrder(bytesOf(text))).toBe(order));

  test.each([
    ['<?xml version="1.0" encoding="UTF-8"?>', 'UTF-8'],
    [`<?xml encoding = 'latin1' ?>`, 'latin1'],
    ['<?xml version="1.0"?><a encoding="x"/>', null],
    ['<?xml encoding="UTF-8"', null],
    [`<?xml ${' '.repeat(280)}encoding="x"?>`, 'x'],
    [`<?xml ${' '.repeat(281)}encoding="x"?>`, null],
  ])('the declared encoding of %s is %s', (text, encoding) =>
    expect(declaredEncoding(bytesOf(text))).toBe(encoding),
  );
});
