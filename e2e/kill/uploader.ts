import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/invoices/server/builders.ts';
import { sha256Of } from '../../src/test-model.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly unitId: string;
}

/** What a test remembers of what it sent: the SHA-256 of every file, and of those that were acknowledged. */
export class Ledger {
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Sends that were repeated because no answer came. */
  repeated = 0;
}

const base = '/api/hospitad/';

export const signInAt = async (url: string, { email, password }: Account): Promise<string> => {
  const answer = await fetch(`${url}${base}auth/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** The server as the clients find it: gone for a while after each kill. */
export interface Door {
  url: string | null;
  token: string;
  closed: boolean;
}

let count = 0;

/** An invoice unlike any other, of one of a few suppliers, with lines of a few articles. */
const nextFile = (): Uint8Array => {
  count += 1;
  const day = String(1 + (count % 28)).padStart(2, '0');
  const lines = Array.from({ length: 3 }, (_, at) =>
    buildLine({ articleNumber: String(100 + ((count + at) % 12)), price: String(100 + (count % 5)) }),
  );
  const supplier = buildSupplier(700 + (count % 4));
  const draft = buildDraft({ supplier, number: `K${count}`, issueDate: `2026-10-${day}`, lines });
  return new TextEncoder().encode(writeUbl(draft));
};

const send = async (
  { url, token }: { readonly url: string; readonly token: string },
  unitId: string,
  key: string | null,
  files: readonly Uint8Array[],
): Promise<boolean> => {
  const form = new FormData();
  for (const [at, bytes] of files.entries())
    form.append('files', new Blob([Buffer.from(bytes)], { type: 'application/xml' }), `${at}.xml`);
  const answer = await fetch(`${url}${base}invoice-management/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-unit-id': unitId,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: form,
  });
  const { data } = (await answer.json()) as { data?: { documents: unknown[] } };
  return answer.status === 202 && data?.documents.length === files.length;
};

/**
 * Sends files until the door is closed, one request after the other, and notes what was acknowledged. A request
 * without an answer is sent again, as a browser's user would: under its key at first, then without.
 */
export const uploadUntilClosed = async (door: Door, { unitId }: Account, ledger: Ledger): Promise<void> => {
  while (!door.closed) {
    const files = Array.from({ length: 1 + (count % 3) }, nextFile);
    const hashes = files.map(sha256Of);
    for (const hash of hashes) ledger.sent.add(hash);
    const key = randomUUID();
    for (let attempt = 0; attempt < 4 && !door.closed; attempt += 1) {
      while (door.url === null && !door.closed) await delay(10);
      if (door.url === null) break;
      if (attempt > 0) ledger.repeated += 1;
      const at = { url: door.url, token: door.token };
      const acknowledged = await send(at, unitId, attempt < 2 ? key : null, files).catch(() => false);
      if (acknowledged) {
        for (const hash of hashes) ledger.acknowledged.add(hash);
        break;
      }
      await delay(20);
    }
    await delay(5);
  }
};
