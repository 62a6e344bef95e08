import { createHash } from 'node:crypto';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { TestProduct } from '../world/product.ts';

/** A unit in which invoices are booked without being read. */
export interface BookedUnit {
  readonly organizationId: string;
  readonly unitId: string;
  readonly userId: string;
  /** The organization's own number. */
  readonly organizationNumber: string;
  /** Books one, in a transaction of its own; answers its id. */
  readonly book: (db: Db, number: string, changes?: { readonly creditNote?: boolean }) => Promise<string>;
}

const supplierSql = `
  insert into organization_supplier (organization_id, id, display_name, search_name, organization_number, created_at)
  values ($1, $2, 'Rökeriet AB', 'rokeriet', '5566000007', $3)`;

const documentSql = `
  insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
  values ($1, $2, $3, $4, $5, $6, 'application/pdf', 'upload', 'monitored', $7)`;

const invoiceSql = `
  insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, due_date, currency, credit_note, total, net,
    tax_total, bankgiro, payment_reference, line_count, held, document_id, sha256, search)
  values ($1, $2, $3, $4, $5, '2026-11-18', '2026-12-18', 'SEK', $6, $7, $8, $9, '50501055', null, 1, false, $10, $11, $5)`;

const lineSql = `
  insert into invoice_line (organization_id, unit_id, issue_date, invoice_id, line_no, id, supplier_id, name, quantity, unit, price,
    comparable_price, discount, sum, vat_rate, kind, monitored, counted)
  values ($1, $2, '2026-11-18', $3, 1, $4, $5, 'Lax', 1, 'KGM', 100, 100, 0, $6, 12, 'goods', false, false)`;

/** Makes the organization and its supplier; each invoice is 100 kronor and 12 % VAT, with a PDF of its own. */
export const bookedUnit = async (product: TestProduct): Promise<BookedUnit> => {
  const { organizationId, outlets, members } = await buildOrganization(product, { plan: 'premium-plus' });
  const { unitId } = outlets[0];
  const supplierId = product.newId();
  await product.db.tenantTransaction(organizationId, (tx) =>
    tx.query(supplierSql, [organizationId, supplierId, product.clock.now()]),
  );
  const [own] = await product.db.platformRead((reader) =>
    reader.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [organizationId],
    ),
  );
  return {
    organizationId,
    unitId,
    userId: members.owner.userId,
    organizationNumber: own?.number ?? '',
    book: async (db, number, { creditNote = false } = {}) => {
      const bytes = Buffer.from(`%PDF-1.7 ${organizationId} ${number}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await product.storage.put(bytes);
      const [documentId, invoiceId, lineId] = [product.newId(), product.newId(), product.newId()];
      const [total, net, tax] = creditNote ? ['-112', '-100', '-12'] : ['112', '100', '12'];
      await db.tenantTransaction(organizationId, async (tx) => {
        const place = [organizationId, unitId];
        await tx.query(documentSql, [
          ...place,
          documentId,
          sha256,
          bytes.byteLength,
          `${number}.pdf`,
          product.clock.now(),
        ]);
        await tx.query(invoiceSql, [
          ...place,
          invoiceId,
          supplierId,
          number,
          creditNote,
          total,
          net,
          tax,
          documentId,
          sha256,
        ]);
        await tx.query(lineSql, [...place, invoiceId, lineId, supplierId, net]);
      });
      return invoiceId;
    },
  };
};
