import { createHash } from 'node:crypto';
import { crc32 as nativeCrc } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isWhole, turn } from '#testing/share.ts';
import { crc32, joinedAll, toHex } from './bytes.ts';
import { chainStart, leafContent, linkHash } from './chain.ts';
import { isIncluded, leafHash, treeOf } from './merkle.ts';
import { verifyZip } from './verify-archive.ts';
import { directoryOf, localHeader, type ZipFile } from './zip-layout.ts';

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const longDigest = (bytes: Uint8Array): Uint8Array => createHash('sha512').update(bytes).digest();
const encoder = new TextEncoder();
const tools = {
  digest,
  longDigest,
  crc: (bytes: Uint8Array) => nativeCrc(bytes),
  textOf: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
  bytesOf: (text: string) => encoder.encode(text),
};
/** One bit in so many is turned in a run, others in the next; the bench turns 10,000. */
const every = isWhole('ARCHIVE') ? 1 : 83;
const organizationId = '018f0000-0000-7000-8000-00000000cafe';

/** An archive of so many documents, and whose bytes each of them are; `over`: what the second stamp of its root is over. */
const archiveOf = async (count: number, over: (token: Uint8Array) => Uint8Array = longDigest) => {
  const originals = Array.from({ length: count }, (_, at) => ({
    id: `document-${at}`,
    path: `original/2026/11/leverantor-${at}.xml`,
    bytes: encoder.encode(`<Invoice>${at} räksmörgås</Invoice>`),
  }));
  const documents = originals.map(({ id, path, bytes }) => ({ id, path, sha256: toHex(digest(bytes)) }));
  let hash = await chainStart(digest, organizationId);
  const links: object[] = [];
  for (const [at, { id, sha256 }] of documents.entries()) {
    const said = JSON.stringify({ kind: 'receipt', id, sha256 });
    const digested = digest(encoder.encode(said));
    hash = await linkHash(digest, hash, digested);
    links.push({ number: at + 1, digest: toHex(digested), hash: toHex(hash), said });
  }
  const leaf = await leafHash(digest, leafContent(organizationId, count, hash));
  const other = await leafHash(digest, encoder.encode('another organization'));
  const { root, paths } = await treeOf(digest, [other, leaf]);
  const token = joinedAll([encoder.encode('token'), root]);
  const again = joinedAll([encoder.encode('token again'), over(token)]);
  const proof = {
    day: '2026-11-22',
    root: toHex(root),
    count: 2,
    position: 1,
    path: (paths[1] ?? []).map(toHex),
    number: count,
    head: toHex(hash),
    stamps: ['bevis/2026-11-22-1.tsr', 'bevis/2026-11-22-2.tsr'],
  };
  const lines = (rows: readonly object[]): Uint8Array =>
    encoder.encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const files: [string, Uint8Array][] = [
    ...originals.map(({ path, bytes }): [string, Uint8Array] => [path, bytes]),
    ['dokument.jsonl', lines(documents)],
    ['bevis/kedja.jsonl', lines([{ organizationId }, ...links])],
    ['bevis/rotter.json', encoder.encode(JSON.stringify([proof]))],
    ['bevis/2026-11-22-1.tsr', token],
    ['bevis/2026-11-22-2.tsr', again],
  ];
  const sums = files.map(([name, bytes]) => `${toHex(digest(bytes))}  ${name}\n`).join('');
  files.push(['SHA256SUMS', encoder.encode(sums)]);
  const entries: (ZipFile & { bytes: Uint8Array })[] = files.map(([name, bytes]) => ({
    name,
    bytes,
    size: bytes.length,
    crc: nativeCrc(bytes),
  }));
  const zip = joinedAll([
    ...entries.flatMap((entry) => [localHeader(entry), entry.bytes]),
    directoryOf(entries),
  ]);
  return { zip, entries };
};

const verify = (zip: Uint8Array) =>
  verifyZip({ size: zip.length, read: async (from, to) => zip.subarray(from, to) }, tools);

describe('an archive', () => {
  test('that is as it was has no fault', async () => {
    const { zip, entries } = await archiveOf(12);
    expect(await verify(zip)).toEqual({ files: entries.length, faults: [] });
  });

  test('names a stamp that is not over the one before it', async () => {
    const { zip } = await archiveOf(2, () => longDigest(encoder.encode('another token')));
    expect((await verify(zip)).faults).toEqual([{ name: 'bevis/2026-11-22-2.tsr', fault: 'stamp' }]);
  });

  test('names the file whose bytes, header or entry has another bit, whichever it is', async () => {
    const { zip, entries } = await archiveOf(4);
    let start = 0;
    const places = entries.map((entry) => {
      const from = start;
      start += 30 + entry.name.length + entry.size;
      return { name: entry.name, from, to: start };
    });
    const silent: number[] = [];
    const unnamed: string[] = [];
    for (let bit = turn % every; bit < zip.length * 8; bit += every) {
      const at = bit >> 3;
      zip[at] = (zip[at] ?? 0) ^ (1 << (bit & 7));
      const { faults } = await verify(zip);
      zip[at] = (zip[at] ?? 0) ^ (1 << (bit & 7));
      if (faults.length === 0) silent.push(bit);
      const hit = places.find(({ from, to }) => at >= from && at < to);
      const isNamed = hit === undefined || faults.some(({ name }) => name === hit.name);
      // A sum names the document that it is of.
      if (!isNamed && hit.name !== 'SHA256SUMS') unnamed.push(`${hit.name} ${at - hit.from}`);
    }
    expect(silent).toEqual([]);
    expect(unnamed).toEqual([]);
  });
});

describe('a tree', () => {
  test.each([1, 2, 3, 7, 8, 9])('of %i leaves proves each of them and no other', async (count) => {
    const contents = Array.from({ length: count }, (_, at) => encoder.encode(`leaf ${at}`));
    const leaves = await Promise.all(contents.map(async (content) => leafHash(digest, content)));
    const { root, paths } = await treeOf(digest, leaves);
    for (const [position, content] of contents.entries()) {
      const proof = { position, count, path: paths[position] ?? [], root };
      expect(await isIncluded(digest, content, proof)).toBe(true);
      expect(await isIncluded(digest, encoder.encode('another'), proof)).toBe(false);
      if (count > 1)
        expect(await isIncluded(digest, content, { ...proof, position: (position + 1) % count })).toBe(false);
    }
  });

  test('of eight leaves has the root that RFC 9162 computes pair by pair', async () => {
    const leaves = Array.from({ length: 8 }, (_, at) => digest(Uint8Array.of(at)));
    const pair = (row: readonly Uint8Array[]): Uint8Array[] =>
      row.flatMap((left, at) =>
        at % 2 === 0 ? [digest(joinedAll([Uint8Array.of(1), left, row[at + 1] ?? left]))] : [],
      );
    expect(toHex((await treeOf(digest, leaves)).root)).toBe(
      toHex(pair(pair(pair(leaves)))[0] ?? new Uint8Array()),
    );
  });
});

test('a checksum of our own is the one of the platform', () => {
  const bytes = encoder.encode('The quick brown fox jumps over the lazy dog');
  expect([crc32(bytes), crc32(bytes.subarray(9), crc32(bytes.subarray(0, 9)))]).toEqual([
    0x414fa339, 0x414fa339,
  ]);
});
