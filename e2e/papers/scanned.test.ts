import { availableParallelism } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '#testing/papers/random.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { isWholesaleRight, wholesaleLinesRight } from '#testing/papers/wholesale-truth.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import { createScanReader } from '#platform/server/sandbox/scan-reader.ts';
import { type Manner, manners, scanOf } from './scan.ts';
import { isWhole } from '#testing/share.ts';
import { wholesalePdf } from './wholesale-pdf.ts';

const sandbox = createSandbox();
const reader = createScanReader({ sandbox, limits: { children: availableParallelism(), niceness: 0 } });
afterAll(async () => void (await Promise.all([reader.close(), sandbox.close()])));

// Of the layouts, those that fill one page. A dozen pages are too few for the last per cent, which the full set is to show.
const onePage = wholesaleLayouts.filter(
  ({ name }) => !['dot-matrix', 'collective', 'many-pages'].includes(name),
);
const seed = 40_001;

// Two layouts a manner, PAPERS=all takes a third of all.
const share = isWhole('PAPERS') ? onePage.length : 2;

const wanted: readonly (readonly [string, number])[] = [
  ['clean-300', 0.95],
  ['scan-200', 0.95],
  ['photo-200', 0.9],
];

test.each(wanted)(
  'generated invoices as %s: lines right at least %d, none trusted wrongly',
  async (name, wantedShare) => {
    const manner = manners.find((each): each is Manner => each.name === name);
    if (manner === undefined) throw new Error(`no manner ${name}`);
    const place = wanted.findIndex(([each]) => each === name);
    const layouts = onePage.filter((_, index) => index % wanted.length === place).slice(0, share);
    expect(layouts.length).toBeGreaterThanOrEqual(2);
    const random = randomOf(seed + place);
    const truths = layouts.map((layout) => wholesaleInvoice(layout, seed));
    const scans: Uint8Array[] = [];
    for (const truth of truths)
      scans.push(await scanOf(await wholesalePdf(truth), manner, () => random.whole(0, 1e6) / 1e6));
    const results = await Promise.all(scans.map((scan) => reader.read([scan], { tenant: 'org-a' })));
    let [right, lines] = [0, 0];
    const wronglyTrusted: string[] = [];
    for (const [index, truth] of truths.entries()) {
      const result = results[index];
      lines += truth.lines.length;
      if (result?.ok !== true) continue;
      right += wholesaleLinesRight(result.reading.invoice, truth);
      if (result.reading.trusted && !isWholesaleRight(result.reading.invoice, truth))
        wronglyTrusted.push(truth.layout.name);
    }
    expect(wronglyTrusted).toEqual([]);
    expect(right / lines).toBeGreaterThanOrEqual(wantedShare);
  },
);
