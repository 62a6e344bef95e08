import { expect, it } from 'vitest';
import type { ArrivalFile, ArrivalGroup } from './contract.ts';
import { valueOfArrival } from './rules-value.ts';

const fileOf = (part: Partial<ArrivalFile>): ArrivalFile => ({
  id: 'file',
  fileName: 'foto.jpg',
  state: 'needs-review',
  reason: null,
  size: 100,
  contentType: 'image/jpeg',
  format: null,
  invoiceId: null,
  invoice: null,
  preview: null,
  value: null,
  duplicateOf: null,
  actions: [],
  deleted: null,
  settled: null,
  ...part,
});

const read = (amount: string, currency: string | null = 'SEK') => fileOf({ value: { amount, currency } });
const booked = (total: string, state: ArrivalFile['state'] = 'monitored') =>
  fileOf({
    state,
    invoiceId: 'invoice',
    invoice: { number: '1', supplierName: 'Fisk', total, currency: 'SEK' },
  });
const of = (group: ArrivalGroup, files: readonly ArrivalFile[], fileCount = files.length) =>
  valueOfArrival({ group, files: [...files], fileCount });

it('says what waiting pages seem to cost, as something that nobody has confirmed', () => {
  expect(of('attention', [read('957.04')])).toEqual({
    amount: '957.04',
    currency: 'SEK',
    isConfirmed: false,
  });
  expect(of('attention', [read('957.04', null)])).toMatchObject({ currency: null });
  expect(of('attention', [fileOf({})])).toBeNull();
});

it('counts what waits and not what is done, and a held invoice as it states itself', () => {
  expect(of('attention', [read('10'), read('5.5'), booked('400')])).toMatchObject({ amount: '15.50' });
  expect(of('attention', [booked('400', 'needs-review')])).toMatchObject({
    amount: '400.00',
    isConfirmed: true,
  });
  expect(of('attention', [booked('400', 'needs-review'), read('1')])).toMatchObject({ isConfirmed: false });
  expect(of('done', [booked('400'), fileOf({ state: 'duplicate' })])).toMatchObject({ amount: '400.00' });
});

it('adds no currencies together and nothing that it does not see', () => {
  expect(of('attention', [read('10'), read('10', 'EUR')])).toBeNull();
  expect(of('attention', [read('10')], 2)).toBeNull();
  expect(of('deleted', [read('10')])).toBeNull();
});
