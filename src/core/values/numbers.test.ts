import { describe, expect, test } from 'vitest';
import { isCalendarDate } from './calendar-date.ts';
import { formatBankgiro, formatPlusgiro, giroDigits, isBankgiro, isPlusgiro } from './giro.ts';
import { isGln, isGtin } from './gs1-number.ts';
import { luhnCheckDigit } from './luhn.ts';
import { isOcrReference } from './ocr-reference.ts';
import {
  formatOrganizationNumber,
  isOrganizationNumber,
  organizationNumberDigits,
} from './organization-number.ts';
import { personalNumberDigits } from './personal-number.ts';
import { compactVatNumber, isSwedishVatNumber, organizationNumberOfVatNumber } from './vat-number.ts';

describe('organisation numbers', () => {
  test.each(['556047-3521', '202100-5448', '556233-2451', '556059-9473', '202100-5489'])(
    '%s is valid',
    (text) => {
      const digits = organizationNumberDigits(text) ?? '';
      expect(isOrganizationNumber(digits)).toBe(true);
      expect(formatOrganizationNumber(digits)).toBe(text);
    },
  );
  test('are recognised in other spellings', () => {
    expect(organizationNumberDigits('16556233-2451')).toBe('5562332451');
    expect(organizationNumberDigits('SE 556233 2451')).toBe('5562332451');
    expect(organizationNumberDigits('DE123456789')).toBeNull();
  });
  test.each(['5562332450', '5512332451', '556233245', '55623324511', '', '５５６２３３２４５１'])(
    '%s is not valid',
    (digits) => {
      expect(isOrganizationNumber(digits)).toBe(false);
    },
  );
});

test.each([
  ['811228-9874', '8112289874'],
  ['19811228-9874', '8112289874'],
  ['811288-9874', null],
  ['811228-9875', null],
  ['811332-9870', null],
  ['701063-2391', '7010632391'],
  ['000229-0000', null],
])('the personal number %s', (text, digits) => {
  expect(personalNumberDigits(text)).toBe(digits);
});

test('VAT numbers carry the organisation number and its check digit', () => {
  expect(isSwedishVatNumber('SE556233245101')).toBe(true);
  expect(isSwedishVatNumber('se 556233-2451 01')).toBe(true);
  expect(isSwedishVatNumber('SE556233245001')).toBe(false);
  expect(isSwedishVatNumber('SE556233245100')).toBe(false);
  expect(isSwedishVatNumber('DE556233245101')).toBe(false);
  expect(compactVatNumber('se 556233-2451 01')).toBe('SE556233245101');
  expect(organizationNumberOfVatNumber('SE556233245101')).toBe('5562332451');
  expect(organizationNumberOfVatNumber('DK12345678')).toBeNull();
});

describe('giro numbers', () => {
  test.each(['160-9908', '5050-1055', '5402-9681', '901-9506', '902-0033', '462-4581'])(
    'bankgiro %s',
    (text) => {
      const digits = giroDigits(text) ?? '';
      expect(isBankgiro(digits)).toBe(true);
      expect(formatBankgiro(digits)).toBe(text);
    },
  );
  test.each(['90 19 50-6', '4158502-7'])('plusgiro %s', (text) => {
    expect(isPlusgiro(giroDigits(text) ?? '')).toBe(true);
  });
  test('are written in pairs and refused with a wrong digit', () => {
    expect(formatPlusgiro('9019506')).toBe('90 19 50-6');
    expect(formatPlusgiro('41585027')).toBe('4 15 85 02-7');
    expect(isBankgiro('1609907')).toBe(false);
    expect(isBankgiro('609908')).toBe(false);
    expect(isPlusgiro('9019507')).toBe(false);
    expect(giroDigits('SE35 5000')).toBeNull();
  });
});

test('OCR references: check digit, and the length digit before it', () => {
  expect(luhnCheckDigit('123')).toBe('0');
  expect(isOcrReference('1230')).toBe(true);
  expect(isOcrReference('12351', 'length-digit')).toBe(true);
  expect(isOcrReference('123067')).toBe(true);
  expect(isOcrReference('1231')).toBe(false);
  expect(isOcrReference('1230', 'length-digit')).toBe(false);
  expect(isOcrReference('1'.repeat(26))).toBe(false);
});

test('GTIN and GLN', () => {
  expect(isGtin('7300156486456')).toBe(false);
  expect(['4012345001235', '96385074', '036000291452', '14012345001232'].filter(isGtin)).toHaveLength(4);
  expect(isGln('7300010000001')).toBe(true);
  expect(isGln('7300010000002')).toBe(false);
  expect(isGtin('401234500123')).toBe(false);
});

test('calendar dates exist in the calendar', () => {
  expect(['2026-04-01', '2024-02-29', '2000-02-29', '1999-12-31'].every(isCalendarDate)).toBe(true);
  const wrong = [
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '２０２６-04-01',
  ];
  expect(wrong.some(isCalendarDate)).toBe(false);
});
