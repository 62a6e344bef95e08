import { describe, expect, test } from 'vitest';
import { organizationOf, participantOf, participantText } from './participant.ts';
import { isGlnScheme, party } from './party.ts';
import { paymentMeans } from './payment-means.ts';
import { addressesOf, partyText } from './party-addresses.ts';

describe('parties', () => {
  test.each([
    ['0007:5560001237', '0007:5560001237'],
    ['0007:556000-1237', '0007:5560001237'],
    ['9955:SE556000123701', '0007:5560001237'],
    ['iso6523-actorid-upis::0088:7300010000001', '0088:7300010000001'],
    ['ISO6523-ACTORID-UPIS::0088: ABC d', '0088:abcd'],
    ['7300010000001', '0088:7300010000001'],
    [' 556000-1237 ', '0007:5560001237'],
    ['SE556000123701', '0007:5560001237'],
    ['krog', null],
    ['0007:', null],
    ['x0007:5560001237', null],
    ['x7300010000001', null],
    ['73000100000012', null],
    [`0088:${'A'.repeat(130)}`, `0088:${'a'.repeat(130)}`],
    [`0088:${'A'.repeat(131)}`, `0088:${'a'.repeat(130)}`],
  ])('%s means %s', (text, address) => {
    const found = participantOf(text);
    expect(found && participantText(found)).toBe(address);
  });

  test('only a Swedish number is an organization', () => {
    expect(organizationOf({ scheme: '0007', value: '5560001237' })).toBe('5560001237');
    expect(organizationOf({ scheme: '0088', value: '5560001237' })).toBeNull();
  });

  test('numbers are kept as printed where they have no such shape', () => {
    const none = { name: null, legalId: null, vatNumber: null, endpoint: null, gln: null };
    expect(party({ ...none, legalId: '556000-1237', vatNumber: 'SE 556000-123701' })).toMatchObject({
      organizationNumber: '5560001237',
      vatNumber: 'SE556000123701',
    });
    expect(party({ ...none, legalId: 'HRB 1' })).toMatchObject({
      organizationNumber: 'HRB 1',
      vatNumber: null,
    });
    expect(['0088', 'gln', 'GLN', '9', '00881', '19', ''].map(isGlnScheme)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('addresses go from the most exact on, each once; a text names the party', () => {
    const all = {
      name: 'Krog',
      organizationNumber: '5560001237',
      vatNumber: 'SE556000123701',
      endpoint: '0088:7300010000001',
      gln: '7300010000001',
    };
    expect(addressesOf(all).map(participantText)).toEqual(['0088:7300010000001', '0007:5560001237']);
    expect(partyText(all)).toBe('Krog, 5560001237');
    const nameless = { ...all, name: null, organizationNumber: null };
    expect(partyText(nameless)).toBe('0088:7300010000001');
    expect(partyText({ ...nameless, endpoint: null })).toBe('7300010000001');
    expect(partyText({ ...nameless, endpoint: null, gln: null })).toBe('SE556000123701');
    expect(partyText({ ...nameless, endpoint: null, gln: null, vatNumber: null })).toBeNull();
  });

  test('accounts are told by their institution', () => {
    const at = (account: string | null, institution: string | null, reference: string | null = null) =>
      paymentMeans([
        { account: null, institution, reference: null },
        { account, institution, reference },
      ]);
    const none = { bankgiro: null, plusgiro: null, iban: null, reference: null };
    for (const name of ['SE:BANKGIRO', 'bankgiro', 'BGABSESS', 'BGABSESSXXX'])
      expect(at('5050-1055', name)).toEqual({ ...none, bankgiro: '50501055' });
    for (const name of ['SE:PLUSGIRO', 'postgiro', 'PGSISESS'])
      expect(at('160 99 08', name)).toEqual({ ...none, plusgiro: '1609908' });
    for (const name of ['xBANKGIRO', 'BANKGIROT', 'xPLUSGIRO', 'PLUSGIROT', 'xBGABSESS', 'xPGSISESS', null])
      expect(at('1', name)).toEqual(none);
    expect(at('BG 1', 'BANKGIRO')).toEqual({ ...none, bankgiro: 'BG 1' });
    expect(at('se45 5000 0000 0583 9825 7466', null, 'ocr')).toEqual({
      ...none,
      iban: 'SE4550000000058398257466',
      reference: 'ocr',
    });
  });
});
