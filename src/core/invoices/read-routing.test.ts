import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { participantOf, participantText } from './participant.ts';
import { readRouting } from './read-routing.ts';
import { readInvoice } from './read-invoice.ts';

const fixture = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../testing/invoices', name));

const withoutDeclaration = (bytes: Buffer): string => bytes.toString().replace(/^<\?xml[^>]*\?>\s*/, '');

const enveloped = (inside: string, receiver = '0088:7300010000001'): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
  <StandardBusinessDocumentHeader>
    <HeaderVersion>1.0</HeaderVersion>
    <Sender><Identifier Authority="iso6523-actorid-upis">0007:5598765435</Identifier></Sender>
    <Receiver><Identifier Authority="iso6523-actorid-upis">${receiver}</Identifier></Receiver>
    <DocumentIdentification><Standard>urn:x</Standard><InstanceIdentifier>5b6d-1</InstanceIdentifier></DocumentIdentification>
  </StandardBusinessDocumentHeader>${inside}</StandardBusinessDocument>`);

const routing = (bytes: Uint8Array) => {
  const result = readRouting(bytes);
  if (!result.ok) throw new Error(result.reason);
  return result.routing;
};

test('a bare invoice goes where its buyer is', () => {
  expect(routing(fixture('ubl-invoice.xml'))).toEqual({
    messageId: null,
    receiverText: null,
    receiver: null,
    buyers: [{ scheme: '0007', value: '5598761236' }],
    buyerText: 'Krogen vid Ån AB, 5598761236',
    senderText: 'Norrskär Grossist AB, 5598765435',
    senderAddress: '0007:5598765435',
  });
});

test.each(['ubl-creditnote.xml', 'svefaktura-invoice.xml', 'cii-invoice.xml', 'zugferd1-invoice.xml'])(
  '%s names the same buyer here as to the reader',
  async (name) => {
    const read = await readInvoice(fixture(name));
    if (!read.ok) throw new Error(read.reason);
    const { buyerText, senderText } = routing(fixture(name));
    expect(buyerText).toContain(read.invoice.buyer.name);
    expect(senderText).toContain(read.invoice.supplier.name);
  },
);

test('an envelope says the receiver, the sender and the message; its invoice reads as bare', async () => {
  const bytes = enveloped(withoutDeclaration(fixture('ubl-invoice.xml')));
  expect(routing(bytes)).toMatchObject({
    messageId: '5b6d-1',
    receiver: { scheme: '0088', value: '7300010000001' },
    receiverText: '0088:7300010000001',
    senderText: '0007:5598765435',
    buyers: [{ scheme: '0007', value: '5598761236' }],
  });
  const [bare, inside] = [await readInvoice(fixture('ubl-invoice.xml')), await readInvoice(bytes)];
  expect(inside).toEqual(bare);
});

test('R37 a document type is refused here too, and what is no invoice still says its envelope', () => {
  const doctype = Buffer.from('<!DOCTYPE a SYSTEM "http://127.0.0.1/x"><a/>');
  expect(readRouting(doctype)).toEqual({ ok: false, reason: 'xml.doctype' });
  expect(readRouting(Buffer.from('<a>'))).toEqual({ ok: false, reason: 'xml.malformed' });
  expect(routing(enveloped('<a/>'))).toMatchObject({ messageId: '5b6d-1', buyers: [], buyerText: null });
  expect(routing(enveloped('<a/>', 'somebody'))).toMatchObject({ receiver: null, receiverText: 'somebody' });
});

test.each([
  ['iso6523-actorid-upis::0007:556233-2451', '0007:5562332451'],
  ['0007:5562332451', '0007:5562332451'],
  ['0007:SE5562332451', '0007:5562332451'],
  ['9955:SE556233245101', '0007:5562332451'],
  ['SE556233245101', '0007:5562332451'],
  ['556233-2451', '0007:5562332451'],
  ['0088:7300010000001', '0088:7300010000001'],
  ['7300010000001', '0088:7300010000001'],
  ['0192:ABC', '0192:abc'],
  ['Krogen vid Ån', null],
  ['', null],
])('%s is the participant %s', (text, wanted) => {
  const participant = participantOf(text);
  expect(participant === null ? null : participantText(participant)).toBe(wanted);
});
