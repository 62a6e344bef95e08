/**
 * `node bench/wholesale-pdfs.ts FOLDER [COUNT]`: writes COUNT invoices of every generated layout as PDF below FOLDER/pdf and
 * what each says below FOLDER/truth, for `npm run -s cli -- read --score`; `bench/scans.ts` makes scans and photos of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type WholesaleInvoice, wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { wholesalePdf } from '../e2e/papers/wholesale-pdf.ts';

/** Credit notes state positive amounts, as their XML would. */
const truthOf = ({ layout, number, issueDate, dueDate, payable, vat, net, lines }: WholesaleInvoice) => {
  const stated = (amount: string): string => (layout.credit ? amount.replace('-', '') : amount);
  return {
    number,
    issueDate,
    dueDate,
    currency: layout.currency,
    payable: stated(payable),
    taxTotal: stated(vat),
    taxExclusive: stated(net),
    kind: layout.credit ? 'credit-note' : 'invoice',
    supplier: { name: 'Norrskär Grossist AB' },
    lines: lines.map(({ quantity, price, list, sum }) => ({
      quantity: stated(quantity),
      netPrice: price,
      grossPrice: list,
      lineTotal: stated(sum),
    })),
  };
};

const [folder, count = '3'] = process.argv.slice(2);
if (folder === undefined || !/^\d+$/.test(count)) {
  process.stderr.write('Usage: node bench/wholesale-pdfs.ts FOLDER [COUNT]\n');
  process.exit(2);
}
for (const layout of wholesaleLayouts) {
  for (let seed = 1; seed <= Number(count); seed++) {
    const invoice = wholesaleInvoice(layout, seed);
    const path = `${layout.name}/${seed}.pdf`;
    const [pdf, truth] = [join(folder, 'pdf', path), join(folder, 'truth', `${path}.json`)];
    await mkdir(dirname(pdf), { recursive: true });
    await mkdir(dirname(truth), { recursive: true });
    await writeFile(pdf, await wholesalePdf(invoice));
    await writeFile(truth, JSON.stringify(truthOf(invoice)));
    process.stdout.write(`${pdf}\n`);
  }
}
