import { expect, test } from 'vitest';
import { writeInvoiceResponse } from './write-invoice-response.ts';

const response = {
  id: 'a7c1e5a0-0000-8000-a000-000000000001',
  date: '2026-11-20',
  time: '10:30:00',
  note: 'Krav K-2026-001 från Kajen & Co',
  sender: { participant: { scheme: '0007', value: '5562332451' }, name: 'Kajen & Co AB' },
  receiver: { participant: { scheme: '0088', value: '7300010000001' }, name: 'Grossisten AB' },
  invoice: { number: 'F-1 <2>', date: '2026-11-02' },
} as const;

test('an invoice is under query, with a clarification for each line and a credit note asked for', () => {
  const written = writeInvoiceResponse({
    ...response,
    lines: [
      { reason: 'above-deal', words: '20 kg Smör. 54,50 kr i stället för 52,00 kr' },
      { reason: 'not-delivered', words: 'Levererades inte' },
      { reason: 'wrong-quantity', words: '' },
      { reason: 'quality', words: '' },
      { reason: 'fee-not-agreed', words: '' },
    ],
  });
  expect(written.match(/<cbc:ResponseCode>(\w+)</)?.[1]).toBe('UQ');
  expect([...written.matchAll(/listID="(\w+)">(\w+)</g)].map(([, list, code]) => `${list} ${code}`)).toEqual([
    'OPStatusReason PRI',
    'OPStatusReason DEL',
    'OPStatusReason QTY',
    'OPStatusReason QUA',
    'OPStatusReason OTH',
    'OPStatusAction CNP',
  ]);
  expect(written).toContain('<cbc:EndpointID schemeID="0007">5562332451</cbc:EndpointID>');
  expect(written).toContain('<cbc:RegistrationName>Kajen &amp; Co AB</cbc:RegistrationName>');
  expect(written).toContain('<cbc:ID>F-1 &lt;2&gt;</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate>');
  expect(written).toContain('<cbc:StatusReason>Levererades inte</cbc:StatusReason>');
});
