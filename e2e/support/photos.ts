import type { Browser } from 'playwright-core';
import { sampleSuppliers } from '#features/sample/demo/rules-suppliers.ts';
import type { Dearer, File } from './arrivals.ts';

const kronor = (value: number): string => value.toFixed(2).replace('.', ',');

/** What a paper says of the one article on it. */
export type Paper = {
  readonly supplier: string;
  readonly net: number;
  readonly sum: number;
  readonly photo: File;
};

/**
 * A photo of a paper invoice for the dearer article. The words above its columns are nobody's, so that a person is asked
 * what they mean.
 */
export async function photographed(
  browser: Browser,
  { name, price, quantity, invoiceNumber, articleNumber }: Dearer,
): Promise<Paper> {
  const [party] = sampleSuppliers.map((supplier) => supplier.party);
  if (party === undefined) throw new Error('the sample has suppliers');
  const net = price * quantity;
  const tax = Math.round(net * 6) / 100;
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const today = new Date().toISOString().slice(0, 10);
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: 2 });
  await page.setContent(`
    <style>
      body { font: 20px sans-serif; margin: 70px; background: #fbfaf6 }
      table { width: 100%; margin: 60px 0; border-spacing: 0 14px }
      td { text-align: right } td:nth-child(-n+2) { text-align: left }
    </style>
    <b>${party.name}</b><p>Organisationsnummer ${party.organizationNumber}</p>
    <h2>FAKTURA</h2><p>Fakturanummer ${invoiceNumber}</p><p>Fakturadatum ${today}</p>
    <table>${row(['Kod', 'Varan', 'Bud', 'Dagens', 'Ihop'])}
    ${row([articleNumber, name, String(quantity), kronor(price), kronor(net)])}</table>
    <table>${row(['', 'Netto', '', '', kronor(net)])}${row(['', 'Moms 6 %', '', '', kronor(tax)])}
    ${row(['', 'Att betala SEK', '', '', kronor(net + tax)])}</table>`);
  const buffer = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  const photo = { name: `IMG_${invoiceNumber}.jpg`, mimeType: 'image/jpeg', buffer };
  return { supplier: party.name, net, sum: net + tax, photo };
}
