import { describe, expect, test } from 'vitest';
import { checkField, checkOutlet, confirmationFault } from './rules-outlet.ts';
import type { OutletField, OutletForm } from './rules-outlet.ts';
import { checkParent } from '#features/company/organizations/rules-parent.ts';

const read = (field: OutletField, typed: string, form: OutletForm = {}): string => {
  const answer = checkField({ ...form, [field]: typed }, field);
  return 'fault' in answer ? answer.fault : `= ${answer.value}`;
};

test.each<[OutletField, string, string, OutletForm?]>([
  ['display_name', '  Krog   Bryggan ', '= Krog Bryggan'],
  ['display_name', ' ', 'required'],
  ['display_name', 'x'.repeat(101), 'invalid'],
  ['display_name', 'Krog\u0000 \u202eBryggan', '= Krog Bryggan'],
  ['website', '', '= '],
  ['website', 'Krogbryggan.SE/meny', '= https://krogbryggan.se/meny'],
  ['website', 'HTTP://räksmörgås.example:8080', '= http://räksmörgås.example:8080'],
  ['website', 'javascript:alert(1)', 'invalid'],
  ['website', 'ftp://krog.example', 'invalid'],
  ['website', 'https://user:secret@krog.example', 'invalid'],
  ['website', 'https://krog.example\\@evil.example', 'invalid'],
  ['website', 'krog', 'invalid'],
  ['website', 'https://krog.example/<script>', 'invalid'],
  ['organization_number', '556233-2451', '= 5562332451'],
  ['organization_number', 'SE5562332451', '= 5562332451'],
  ['organization_number', '16556233-2451', '= 5562332451'],
  ['organization_number', '556233-2452', 'invalid'],
  ['organization_number', '811228-9874', '= 8112289874'],
  ['organization_number', '19811228-9874', '= 8112289874'],
  ['organization_number', '811328-9874', 'invalid'],
  ['organization_number', '811228-9875', 'invalid'],
  ['organization_number', '', 'required'],
  ['forward_email', 'Faktura@Krog.Example', '= Faktura@krog.example'],
  ['forward_email', 'faktura@', 'invalid'],
  ['contact_email', 'a@b.example\r\nBcc: c@d.example', 'invalid'],
  ['contact_tel', '070-174 06 05', '= +46701740605'],
  ['contact_tel', '+46 (0)70-174 06 05', '= +46701740605'],
  ['contact_tel', '0045 32 12 34 56', '= +4532123456'],
  ['contact_tel', '32 12 34 56', '= +4532123456', { country: 'DK' }],
  ['contact_tel', '12', 'invalid'],
  ['zip_code', '111 22', '= 11122'],
  ['zip_code', 'SE-111 22', '= 11122'],
  ['zip_code', '011 22', 'invalid'],
  ['zip_code', '1122', 'invalid'],
  ['zip_code', '0150', '= 0150', { country: 'no' }],
  ['zip_code', 'sw1a 1aa', '= SW1A 1AA', { country: 'GB' }],
  ['zip_code', 'D-10115', '= 10115', { country: 'DE' }],
  ['country', 'se', '= SE'],
  ['country', '', '= SE'],
  ['country', 'XX', 'invalid'],
  ['bankgiro_number', '5050-1055', '= 50501055'],
  ['bankgiro_number', '5050-1056', 'invalid'],
  ['bankgiro_number', 'bg 5050-1055', 'invalid'],
  ['category', '', '= restaurant'],
  ['category', 'fast-food', '= fast-food'],
  ['category', 'casino', 'invalid'],
])('%s "%s" is read as %s', (field, typed, expected, form) =>
  expect(read(field, typed, form)).toBe(expected),
);

describe('a whole form', () => {
  test('without faults is complete', () => {
    const { values, faults } = checkOutlet({
      display_name: 'Fiskhuset vid ån',
      website: 'fiskhuset.example',
      legal_name: 'Fiskhuset AB',
      organization_number: '559999-1642',
      forward_email: 'faktura@fiskhuset.example',
      contact_email: 'hej@fiskhuset.example',
      contact_tel: '070-174 06 05',
      street: 'Ågatan 4',
      city: 'Uppsala',
      zip_code: '753 20',
      bankgiro_number: '5050-1055',
    });
    expect(faults).toEqual({});
    expect(Object.entries(values).filter(([, value]) => value === '')).toEqual([]);
  });

  test('that is blank tells everything at once but the website, country and category', () => {
    expect(Object.keys(checkOutlet({}).faults)).toEqual([
      'display_name',
      'legal_name',
      'organization_number',
      'forward_email',
      'contact_email',
      'contact_tel',
      'street',
      'city',
      'zip_code',
      'bankgiro_number',
    ]);
  });

  test.each([
    ['', 'required'],
    ['a@b.example', null],
    [' A@B.example', null],
    ['c@b.example', 'mismatch'],
  ])('whose e-mail is confirmed by "%s" answers %s', (again, fault) =>
    expect(confirmationFault('a@b.example', again)).toBe(fault),
  );
});

test('a parent takes the identity number of a company or of a person', () => {
  const form = {
    organizationName: 'Bryggan Holding AB',
    organizationNumber: '559999-1725',
    forwardEmail: 'faktura@bryggan.example',
  };
  const faultOf = (corporateIdentityNumber: string) =>
    checkParent({ ...form, corporateIdentityNumber }).faults;
  expect([faultOf('559999-1725'), faultOf('19811228-9874'), faultOf('811228-9874')]).toEqual([{}, {}, {}]);
  expect(faultOf('811228-9875')).toEqual({ corporateIdentityNumber: 'invalid' });
  expect(checkParent({}).faults).toEqual({
    organizationName: 'required',
    organizationNumber: 'required',
    corporateIdentityNumber: 'required',
    forwardEmail: 'required',
  });
});
