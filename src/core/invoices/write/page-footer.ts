import type { InvoiceDraft } from './invoice-draft.ts';
import { faint, hairline, type PageCanvas } from './page-canvas.ts';
import { printedBankgiro, printedOrganizationNumber } from './printed-values.ts';
import { pageLeft, pageRight } from './page-measures.ts';

/** Who to pay and where, on every page. */
export const drawFooter = (canvas: PageCanvas, draft: InvoiceDraft, pageNumber: string): void => {
  const { supplier } = draft;
  const { organizationNumber: number } = supplier;
  const numbers: [string, string][] = [
    ['Organisationsnr', printedOrganizationNumber(number)],
    ['Momsreg.nr', `SE${number}01`],
  ];
  const columns: [string, string][] = [
    ['Bankgiro', printedBankgiro(supplier.bankgiro)],
    ['OCR-nummer', draft.paymentReference],
    ...(number === '' ? [] : numbers),
    ['Godkänd för F-skatt', `Sida ${pageNumber}`],
  ];
  canvas.rule(pageLeft, 786, pageRight - pageLeft, hairline);
  for (const [at, [label, value]] of columns.entries()) {
    canvas.text(label, pageLeft + at * 105, 800, { size: 7.5, color: faint });
    canvas.text(value, pageLeft + at * 105, 812, { size: 9, bold: true, width: 98 });
  }
};
