import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

test.each(['# 48213001 # 5232 75 8 > 50501055#41#', '# 48213001 # 5232 75 > 50501055 #41#'])(
  'a slip says what is to pay, in the line that banks read it by: %s',
  (line) => {
    const reading = readPages(
      sheet(
        `Norrskär Grossist AB | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Benämning | Antal | Pris | Belopp
Laxfilé | 2 | 2 189,05 | 4 378,10
Grädde | 12 | 24,50 | 294,00

Summa | | | 4 672,10
Moms 12 % | | | 560,65

${line}

Bankgiro 5050-1055 | Org.nr 556233-2451`,
        [330, 380, 460, 540],
      ),
    );
    expect(reading?.invoice).toMatchObject({
      taxExclusive: '4672.10',
      taxTotal: '560.65',
      payable: '5232.75',
    });
  },
);
