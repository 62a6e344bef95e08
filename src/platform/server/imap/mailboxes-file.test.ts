import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMailboxes } from './mailboxes-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'krogkoll-mailboxes-'));
const file = (content: string): string => {
  const path = join(folder, 'mailboxes.json');
  writeFileSync(path, content, { mode: 0o600 });
  return path;
};

const box = {
  address: 'krog-abc@in.test',
  host: 'imap.example',
  user: 'krog@krog.example',
  password: 'secret-1',
};

test('a file of mailboxes gets its fallbacks and names', () => {
  expect(readMailboxes(undefined)).toEqual([]);
  expect(readMailboxes(file(JSON.stringify([box])))).toEqual([
    {
      ...box,
      port: 993,
      tls: 'implicit',
      folder: 'INBOX',
      takeExisting: false,
      name: 'krog@krog.example@imap.example/INBOX',
    },
  ]);
});

const token = { tokenUrl: 'https://login.example/token', clientId: 'c', refreshToken: 'r' };

test.each([
  ['{', /is no JSON/],
  [JSON.stringify(box), /it: /],
  [JSON.stringify([{ ...box, port: 0 }]), /0\.port: /],
  [JSON.stringify([{ ...box, pasword: 'secret-1' }]), /0: .*pasword/],
  [JSON.stringify([{ ...box, oauth2: token }]), /0: needs either password or oauth2/],
  [JSON.stringify([{ ...box, password: undefined }]), /0: needs either password or oauth2/],
  [
    JSON.stringify([{ ...box, password: undefined, oauth2: { ...token, tokenUrl: 'ftp://x' } }]),
    /0\.oauth2\.tokenUrl/,
  ],
  [JSON.stringify([box, box]), /names the same folder/],
  [JSON.stringify([{ ...box, processedFolder: 'INBOX' }]), /processedFolder/],
])('a file with %s is a fault of the start that says where, and no secret', (content, message) => {
  const read = () => readMailboxes(file(content));
  expect(read).toThrow(message);
  expect(read).toThrow(
    expect.objectContaining({ code: 'config', message: expect.not.stringContaining('secret-1') }),
  );
});

test('a file that every user of the machine can read is refused', () => {
  const path = file(JSON.stringify([box]));
  chmodSync(path, 0o644);
  expect(() => readMailboxes(path)).toThrow(/chmod 600/);
  chmodSync(path, 0o640);
  expect(readMailboxes(path)).toHaveLength(1);
});

test('a file that is not there is told', () => {
  expect(() => readMailboxes(join(folder, 'none'))).toThrow(/can not be read/);
});
