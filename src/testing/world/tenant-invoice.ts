import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';

/** An invoice of two articles that says a tenant's name wherever it can; a later one is dearer. */
export const tenantInvoice = (said: string, index: number): TestFile =>
  buildInvoice({
    number: `${said}-${index}`,
    issueDate: `2026-1${index}-02`,
    paymentReference: said,
    supplier: { ...buildSupplier(7), name: `Rökeriet ${said} AB` },
    lines: [
      buildLine({ price: index === 0 ? '189.00' : '214.50', name: `Lax ${said}`, articleNumber: said }),
      buildLine({
        price: `${20 + index}.00`,
        name: `Dill ${said}`,
        articleNumber: `${said}-2`,
        quantity: '1',
      }),
    ],
  });
