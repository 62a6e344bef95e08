import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { ArchiveEntry, UnpackOutcome } from './archive-port.ts';
import { buildZip } from './build-zip.ts';
import type { ZipMember } from './zip-records.ts';
import { archiveUnpacker } from './unpack-archive.ts';

const sandbox = createSandbox({ limits: { children: 2 } });
const unpack = archiveUnpacker(sandbox);
afterAll(() => sandbox.close());

const mebibyte = 1024 * 1024;
const tenant = 'org-a';

const take = async (bytes: Uint8Array): Promise<{ outcome: UnpackOutcome; entries: ArchiveEntry[] }> => {
  const entries: ArchiveEntry[] = [];
  const outcome = await unpack(bytes, { tenant, onEntry: (entry) => void entries.push(entry) });
  return { outcome, entries };
};
const good: ZipMember = { name: 'good.xml', data: '<Invoice/>' };
/** Unpacks the member between two good ones, which must come through whatever it is; its reason or its name. */
const fateOf = async (member: ZipMember): Promise<string> => {
  const { outcome, entries } = await take(buildZip([good, member, good]));
  expect(entries.filter(({ name }) => name === 'good.xml').map(({ position }) => position)).toEqual([1, 3]);
  if (!outcome.ok) return outcome.reason;
  expect(outcome.unpacked).toBe(entries.length);
  return outcome.refused[0]?.reason ?? outcome.ignored[0] ?? entries[1]?.name ?? 'nothing';
};

test('R38 archives: documents come through with their names and bytes, stored or deflated', async () => {
  const bytes = randomBytes(300_000);
  const { outcome, entries } = await take(
    buildZip([
      { name: 'a/b/faktura.pdf', data: bytes },
      { name: 'a/b/faktura.pdf', data: 'twice', stored: true },
      { name: 'a/b/' },
      { name: 'räkning åäö.xml', data: '<a/>' },
      { name: Buffer.from([0x84, 0x94, 0x86, 0x2e, 0x78, 0x6d, 0x6c]), data: '<b/>' },
      { name: 'empty.xml' },
    ]),
  );
  expect(outcome).toEqual({ ok: true, unpacked: 5, refused: [], ignored: [] });
  expect(entries.map(({ position, name }) => `${position} ${name}`)).toEqual([
    '1 a/b/faktura.pdf',
    '2 a/b/faktura.pdf',
    '4 räkning åäö.xml',
    '5 äöå.xml',
    '6 empty.xml',
  ]);
  const contents = entries.map((entry) => Buffer.from(entry.bytes));
  expect(contents[0]?.equals(bytes)).toBe(true);
  expect(contents[1]?.toString()).toBe('twice');
});

test.each([
  ['../../etc/passwd'],
  ['/etc/passwd'],
  ['C:/windows/x.xml'],
  ['c:x.xml'],
  ['a/../../x.xml'],
  ['..\\..\\x.xml'],
  ['a\\b.xml'],
  ['\\\\host\\share\\x.xml'],
  ['nul\u0000.xml'],
  ['line\nbreak.xml'],
])('R38 archives: the name %j is refused', async (name) => {
  expect(await fateOf({ name, data: 'x' })).toBe('archive.unsafe-name');
});

test.each<[string, ZipMember, string]>([
  ['a link', { name: 'link.xml', data: '/etc/passwd', mode: 0o120777 }, 'archive.link'],
  ['a device', { name: 'device.xml', data: 'x', mode: 0o020666 }, 'archive.link'],
  ['an encrypted entry', { name: 'secret.xml', data: 'x', encrypted: true }, 'archive.encrypted'],
  ['an unknown compression', { name: 'lzma.xml', data: 'x', method: 14 }, 'archive.unsupported-compression'],
  ['a wrong checksum', { name: 'crc.xml', data: 'x', crc: 1 }, 'archive.damaged-entry'],
  ['a wrong length', { name: 'length.xml', data: 'xyz', length: 2 }, 'archive.damaged-entry'],
  [
    'data that is not deflated',
    { name: 'raw.xml', data: '\u0007\u0007\u0007', stored: true, method: 8 },
    'archive.damaged-entry',
  ],
  ['a ZIP', { name: 'inner.zip', data: buildZip([good]) }, 'archive.nested'],
  ['a ZIP named as another thing', { name: 'inner.xml', data: buildZip([good]) }, 'archive.nested'],
  ['a gzip file', { name: 'inner.xml.gz', data: Buffer.from([0x1f, 0x8b, 8, 0]) }, 'archive.nested'],
  [
    'a bomb by its ratio',
    { name: 'zeros.xml', data: Buffer.alloc(5 * mebibyte) },
    'archive.suspicious-ratio',
  ],
  [
    'a bomb that announces little',
    { name: 'zeros.xml', data: Buffer.alloc(5 * mebibyte), length: 10 },
    'archive.suspicious-ratio',
  ],
  ['a Mac leftover', { name: '__MACOSX/._good.xml', data: 'x' }, '__MACOSX/._good.xml'],
  ['a folder view', { name: 'a/.DS_Store', data: 'x' }, 'a/.DS_Store'],
])('R38 archives: %s ends with its reason and the good entries come through', async (_name, member, fate) => {
  expect(await fateOf(member)).toBe(fate);
});

test('R38 archives: at most 200 documents, folders and leftovers not counted', async () => {
  const members = (count: number): ZipMember[] =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.xml`, data: String(index) }));
  const beside = members(200).map(({ name }): ZipMember => ({
    name: `__MACOSX/._${String(name)}`,
    data: 'x',
  }));
  expect((await take(buildZip([...members(200), ...beside, { name: 'folder/' }]))).entries).toHaveLength(200);
  const many = { ok: false, reason: 'archive.too-many-entries', unpacked: 0 };
  expect((await take(buildZip(members(201)))).outcome).toEqual(many);
  expect((await take(buildZip(members(5000)))).outcome).toEqual(many);
});

test('R38 archives: 100 MB in all and 50 MB an entry, counted while unpacking', async () => {
  const noise = randomBytes(45_000);
  // Repeats the noise just too far apart for deflate to see, so that the ratio stays honest.
  const document = Buffer.concat(Array.from({ length: 800 }, () => noise)).subarray(0, 34 * mebibyte);
  const zip = (sizes: number[]): Buffer =>
    buildZip(
      sizes.map((size, index) => ({
        name: `${index}.pdf`,
        data: document.subarray(0, size * mebibyte),
        stored: true,
      })),
    );
  const small = createSandbox({ limits: { children: 2, inputBytes: 200 * mebibyte } });
  const seen: number[] = [];
  const outcome = await archiveUnpacker(small)(zip([34, 34, 34, 10]), {
    tenant,
    onEntry: ({ position }) => void seen.push(position),
  });
  await small.close();
  expect(seen).toEqual([1, 2, 4]);
  expect(outcome).toMatchObject({ ok: true, refused: [{ position: 3, reason: 'archive.total-too-large' }] });
});

test('R38 archives: entries that share bytes are refused before anything is unpacked', async () => {
  const kernel: ZipMember = { name: 'kernel', data: Buffer.alloc(15 * mebibyte) };
  const shared = Array.from({ length: 199 }, (_, index): ZipMember => ({ name: `${index}`, sharing: 0 }));
  const { outcome, entries } = await take(buildZip([kernel, ...shared]));
  expect(outcome).toEqual({ ok: false, reason: 'archive.overlapping-entries', unpacked: 0 });
  expect(entries).toEqual([]);
});

test('R38 archives: what is no archive, cut off or empty has its reason', async () => {
  const whole = buildZip([good, good]);
  expect((await take(Buffer.from('<Invoice/>'))).outcome).toMatchObject({ reason: 'archive.not-a-zip' });
  expect((await take(whole.subarray(0, -10))).outcome).toMatchObject({ reason: 'archive.damaged' });
  expect((await take(Buffer.concat([Buffer.from('PK'), whole.subarray(20)]))).outcome).toMatchObject({
    reason: 'archive.damaged',
  });
  expect((await take(buildZip([]))).outcome).toMatchObject({ reason: 'archive.empty' });
  expect((await take(buildZip([{ name: 'folder/' }]))).outcome).toMatchObject({ reason: 'archive.empty' });
});

test('R38 archives: a cut at any byte never crashes the child', async () => {
  const whole = buildZip([good, { name: 'b.xml', data: 'x'.repeat(50), stored: true }]);
  for (let flip = 0; flip < whole.length; flip += 3) {
    const broken = Buffer.from(whole);
    broken[flip] = (broken[flip] ?? 0) ^ 0xff;
    const { outcome } = await take(broken);
    expect(outcome.ok ? 'ok' : outcome.reason).not.toMatch(/^reader/);
  }
  expect(sandbox.figures().killed).toBe(0);
});

test('an entry that its taker refuses ends the unpacking with the taker’s error', async () => {
  const onEntry = (): Promise<void> => Promise.reject(new Error('disk full'));
  await expect(unpack(buildZip([good]), { tenant, onEntry })).rejects.toThrow('disk full');
});
