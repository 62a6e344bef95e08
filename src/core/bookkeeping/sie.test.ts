import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSie } from '#testing/bookkeeping/read-sie.ts';
import { inCodePage437 } from './code-page-437.ts';
import { sieFile } from './sie.ts';

const file = (text = 'Ångbryggeriet "Östra" AB 17'): Buffer =>
  Buffer.concat(
    sieFile(
      {
        made: '2026-11-20',
        companyName: 'Krog Ångbåten AB',
        organizationNumber: '5590000004',
        accounts: new Map([
          ['4010', 'Inköp material och varor'],
          ['2641', 'Debiterad ingående moms'],
          ['2440', 'Leverantörsskulder'],
        ]),
        vouchers: [
          {
            day: '2026-11-18',
            text,
            rows: [
              { account: '4010', amount: '100.00', text: 'Inköp kött 12 %' },
              { account: '2641', amount: '12.00', text: 'Ingående moms 12 %' },
              { account: '2440', amount: '-112.00', text: 'Leverantörsskuld' },
            ],
          },
        ],
      },
      crc32,
    ),
  );

test('a strict reader of the standard takes it, with its signs and its checksum', () => {
  const read = readSie(file());
  expect(read).toMatchObject({ company: 'Krog Ångbåten AB', organizationNumber: '559000-0004' });
  expect(read.accounts.get('4010')).toBe('Inköp material och varor');
  expect(read.vouchers).toEqual([
    {
      day: '2026-11-18',
      text: 'Ångbryggeriet "Östra" AB 17',
      rows: [
        { account: '4010', ore: 10_000n, text: 'Inköp kött 12 %' },
        { account: '2641', ore: 1_200n, text: 'Ingående moms 12 %' },
        { account: '2440', ore: -11_200n, text: 'Leverantörsskuld' },
      ],
    },
  ]);
});

test('any byte of a field that is changed is told by the checksum', () => {
  const whole = file();
  const from = whole.indexOf('#PROGRAM');
  const to = whole.lastIndexOf('#KSUMMA');
  for (let at = from; at < to; at += 1) {
    const byte = whole[at] ?? 0;
    // What separates fields is no part of the sum.
    if ([0x20, 0x22, 0x0d, 0x0a, 0x7b, 0x7d, 0x5c].includes(byte)) continue;
    const changed = Buffer.from(whole);
    changed[at] = byte ^ 1;
    expect(() => readSie(changed), `byte ${at}`).toThrow(/\w/);
  }
});

test('text of people becomes one line in the code page, whatever stands in it', () => {
  const text = 'a\r\n#VER "x" {}\u0000 \\" é – 😀 ł';
  expect(readSie(file(text)).vouchers[0]?.text).toBe('a #VER "x" {}  " é - ? ?');
  expect([...inCodePage437('ÅÄÖåäöé')]).toEqual([0x8f, 0x8e, 0x99, 0x86, 0x84, 0x94, 0x82]);
});
