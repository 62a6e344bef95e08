import { expect, test } from 'vitest';
import { adversePaper } from '#testing/papers/adverse-paper.ts';
import { brandOf } from '#testing/papers/adverse-firms.ts';
import { readPages } from '../read-pages.ts';

const papers = Number(process.env['ADVERSE_PAPERS'] ?? 120);

const compact = (text: string | null | undefined): string => (text ?? '').replaceAll(' ', '').toLowerCase();

/** `ADVERSE_PAPERS=20000` tries as many. */
test('no invoice is trusted under the name, number, day or article of something else on its page', () => {
  let trusted = 0;
  // One of them has a due date that is wider than the label above it, another where the buyer takes in invoices below its address.
  for (const seed of [40179, 319, ...Array.from({ length: papers }, (_, at) => at + 1)]) {
    const { pages, of, seller, head, goods } = adversePaper(seed);
    const reading = readPages(pages);
    if (reading?.trusted !== true) continue;
    trusted++;
    const { supplier, number, issueDate, dueDate, lines } = reading.invoice;
    const label = `${seed} ${of.join(' ')}`;
    expect([compact(seller.name), compact(brandOf(seller))], label).toContain(compact(supplier.name));
    expect([null, seller.number.replace('-', '')], label).toContain(supplier.organizationNumber);
    expect([compact(number), issueDate, dueDate], label).toEqual([
      compact(head.number),
      head.issueDate,
      head.dueDate,
    ]);
    expect(
      lines.map((line) => [compact(line.articleNumber), line.name]),
      label,
    ).toEqual(goods.map(({ article, name }) => [compact(article), name]));
  }
  // A reader that trusts nothing would show nothing here.
  expect(trusted).toBeGreaterThan(papers / 8);
});
