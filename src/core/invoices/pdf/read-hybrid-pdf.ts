import type { Invoice } from '../invoice.ts';
import { readXml } from '../read-xml.ts';
import { Refusal } from '../refusal.ts';
import { xmlAttachments } from './pdf-attachments.ts';

export interface PdfReading {
  readonly invoice: Invoice;
  /** Embedded invoices beyond the one that was read. */
  readonly others: number;
}

/**
 * Reads the e-invoice inside a PDF (Factur-X, ZUGFeRD, any other): the attachment whose root element is an invoice,
 * whatever its file name. One with lines goes before one without; a broken one does not hide a good one. Throws `Refusal`.
 */
export const readHybridPdf = async (bytes: Uint8Array): Promise<PdfReading> => {
  const attachments = await xmlAttachments(bytes);
  const readings: Invoice[] = [];
  let broken: Refusal | null = null;
  for (const content of attachments) {
    try {
      readings.push(readXml(content).invoice);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Another document beside the page says nothing of what the page is.
      if (!/^(?:xml\.not-an-invoice$|kind\.|syntax\.)/.test(error.reason)) broken = error;
    }
  }
  const chosen = readings.find((invoice) => invoice.lines.length > 0) ?? readings[0];
  if (chosen !== undefined) {
    const same = readings.filter(
      ({ number, issueDate }) => number === chosen.number && issueDate === chosen.issueDate,
    );
    return { invoice: chosen, others: readings.length - same.length };
  }
  throw new Refusal(
    broken === null ? 'pdf.no-embedded-invoice' : 'pdf.embedded-invoice-broken',
    broken?.message,
  );
};
