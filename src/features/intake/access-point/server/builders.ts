import { createHash } from 'node:crypto';
import { signatureOf } from '#platform/server/http/signed-claim.ts';
import type { TestRequest } from '#testing/peers/test-client.ts';
import { accessPointContract } from '../contract.ts';

export const pushPath = accessPointContract.pushDocument.path;

export interface BuiltPush {
  readonly keys: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly messageId?: string;
  readonly recipient?: string;
  readonly keyId?: string;
}

/** A request that an access point would send. */
export const buildPush = (
  bytes: Uint8Array,
  { keys, now, messageId, recipient, keyId = [...keys.keys()][0] ?? '' }: BuiltPush,
): TestRequest & { readonly headers: Readonly<Record<string, string>> } => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    payload: Buffer.from(bytes),
    headers: {
      'content-type': 'application/xml',
      'x-krogkoll-key': keyId,
      'x-krogkoll-timestamp': timestamp,
      'x-krogkoll-signature': signatureOf(
        keys.get(keyId) ?? '',
        [timestamp, messageId ?? '', recipient ?? ''],
        sha256,
      ),
      ...(messageId === undefined ? {} : { 'x-message-id': messageId }),
      ...(recipient === undefined ? {} : { 'x-recipient': recipient }),
    },
  };
};

/** An envelope as Peppol's, around a document without its declaration. */
export const buildEnvelope = (inside: string, receiver: string, instanceId: string): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">
  <StandardBusinessDocumentHeader>
    <HeaderVersion>1.0</HeaderVersion>
    <Sender><Identifier Authority="iso6523-actorid-upis">0007:5566000009</Identifier></Sender>
    <Receiver><Identifier Authority="iso6523-actorid-upis">${receiver}</Identifier></Receiver>
    <DocumentIdentification><InstanceIdentifier>${instanceId}</InstanceIdentifier></DocumentIdentification>
  </StandardBusinessDocumentHeader>
  ${inside.replace(/^<\?xml[^>]*\?>\s*/, '')}
</StandardBusinessDocument>`);
