import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInvoice } from './read-invoice.ts';

const fileOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../testing/invoices', name), 'utf8');

const datesIn = async (xml: string): Promise<readonly (string | undefined)[]> => {
  const result = await readInvoice(Buffer.from(xml));
  if (!result.ok) throw new Error(result.reason);
  return result.invoice.lines.map(({ deliveryDate }) => deliveryDate);
};

const put = (xml: string, before: RegExp, text: string): string => {
  const changed = xml.replace(before, (found) => text + found);
  expect(changed).not.toBe(xml);
  return changed;
};

const inUbl = '<cac:Delivery><cbc:ActualDeliveryDate>2026-10-02</cbc:ActualDeliveryDate></cac:Delivery>';
const onLine = inUbl.replace('02</cbc', '05</cbc');
const inCii = (day: string): string =>
  `<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`;

test('UBL: the day of the document is that of its lines, and a line says its own', async () => {
  const plain = fileOf('ubl-invoice.xml');
  expect(new Set(await datesIn(plain))).toEqual(new Set([undefined]));
  const whole = put(plain, /<cac:PaymentMeans>/, inUbl);
  expect(new Set(await datesIn(whole))).toEqual(new Set(['2026-10-02']));
  const [first, ...others] = await datesIn(put(whole, /<cac:Item>/, onLine));
  expect([first, new Set(others)]).toEqual(['2026-10-05', new Set(['2026-10-02'])]);
});

test('CII: the same in its own words', async () => {
  const plain = fileOf('cii-invoice.xml');
  const head = '<ram:ApplicableHeaderTradeDelivery/>';
  const whole = plain.replace(
    head,
    `<ram:ApplicableHeaderTradeDelivery>${inCii('20261002')}</ram:ApplicableHeaderTradeDelivery>`,
  );
  expect(new Set(await datesIn(whole))).toEqual(new Set(['2026-10-02']));
  const each = put(whole, /<\/ram:SpecifiedLineTradeDelivery>/g, inCii('20261005'));
  expect(new Set(await datesIn(each))).toEqual(new Set(['2026-10-05']));
});

test('Svefaktura: a day with its time; a day that does not exist is none', async () => {
  const plain = fileOf('svefaktura-invoice.xml');
  const delivered = (day: string): string =>
    `<cac:Delivery><cbc:ActualDeliveryDateTime>${day}T07:00:00</cbc:ActualDeliveryDateTime></cac:Delivery>`;
  const lines = (day: string) => datesIn(put(plain, /<cac:InvoiceLine>/, delivered(day)));
  expect(new Set(await lines('2026-10-02'))).toEqual(new Set(['2026-10-02']));
  expect(new Set(await lines('2026-02-30'))).toEqual(new Set([undefined]));
});
