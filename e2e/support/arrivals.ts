import type { Page } from 'playwright-core';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { suppliersIn } from '#features/sample/demo/rules-assortment.ts';
import { sampleOutlets } from '#features/sample/demo/rules-suppliers.ts';
import { sampleSizes } from '#features/sample/demo/rules-size.ts';
import { type Asked, type Size, sampleSize } from './sample.ts';

/** A file as a person has it in a folder. */
export type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** An article that a new invoice brings at another price. Money in kronor. */
export type Dearer = {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly watched: number;
  readonly price: number;
  readonly quantity: number;
  readonly invoiceNumber: string;
  readonly file: File;
};

type Watched = {
  id: string;
  name: string;
  articleNumber: string;
  supplierName: string;
  watchedPrice: string;
  unresolved: number;
};

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Makes an XML invoice of today with one article each that has no alert, ten kronor dearer than it is watched at. */
export async function dearerInvoices(ask: Asked, count: number, size: Size = sampleSize): Promise<Dearer[]> {
  const [supplier] = suppliersIn(sampleSizes[size]);
  const [buyer] = sampleOutlets;
  if (supplier === undefined || buyer === undefined)
    throw new Error('the sample has suppliers and restaurants');
  const { content } = await ask<{ content: Watched[] }>('price-monitoring/articles?limit=200');
  const calm = content.filter(({ supplierName, unresolved, articleNumber }) => {
    const article = supplier.articles.find(({ number }) => number === articleNumber);
    // A row is found by its article's name, so no other may begin with it.
    const isAlone = supplier.articles.filter(({ name }) => name.startsWith(article?.name ?? '')).length === 1;
    return supplierName === supplier.party.name && unresolved === 0 && article?.deposit === 0 && isAlone;
  });
  return calm.slice(-count).map(({ id, name, articleNumber, watchedPrice }, at): Dearer => {
    const article = supplier.articles.find(({ number }) => number === articleNumber);
    const invoiceNumber = `9900${at}41`;
    const watched = Number(watchedPrice);
    const price = watched + 10;
    // Among many alerts the costliest stand on the first page.
    const quantity = (size === 'large' ? 150 : 3) + at;
    const line = { articleNumber, name, quantity: String(quantity), unit: article?.unit ?? 'H87' };
    const vatRate = article?.category === 'alcohol' || article?.category === 'supplies' ? '25' : '6';
    const draft: InvoiceDraft = {
      number: invoiceNumber,
      issueDate: dayFrom(0),
      dueDate: dayFrom(30),
      currency: 'SEK',
      creditNote: false,
      supplier: supplier.party,
      buyer: buyer.buyer,
      buyerReference: buyer.name,
      paymentReference: invoiceNumber,
      charges: [],
      roundToKrona: false,
      lines: [{ ...line, price: price.toFixed(2), vatRate }],
    };
    const buffer = Buffer.from(writeUbl(draft));
    const file = { name: `faktura-${invoiceNumber}.xml`, mimeType: 'application/xml', buffer };
    return { articleId: id, articleNumber, name, watched, price, quantity, invoiceNumber, file };
  });
}

/** Chooses files in the dialog that a click on the drop area opens. */
export async function choose(page: Page, files: readonly File[]): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.locator('.panel .drop').click();
  await (await opened).setFiles([...files]);
}

/** Drags files over the drop area and lets them go there. */
export async function drop(page: Page, files: readonly File[]): Promise<void> {
  const parts = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('latin1'),
  }));
  const dataTransfer = await page.evaluateHandle(
    `((parts) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, text } of parts) {
        const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    })(${JSON.stringify(parts)})`,
  );
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('.panel .drop', type, { dataTransfer });
}
