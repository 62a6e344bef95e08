import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInvoice, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline, type TestPipeline } from '#testing/world/pipeline.ts';
import { readInvoiceDetail } from '#features/purchases/invoices/server/queries-detail.ts';
import { Refused } from '#platform/wire/refused.ts';
import { setSupplierContact } from './commands-contact.ts';

let pipeline: TestPipeline;
let supplierId = '';
let invoiceId = '';

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await pipeline.take(buildInvoice({ supplier: { ...buildSupplier(321), name: 'Charken AB' } }));
  const [invoice] = await pipeline.rows<{ id: string; supplier_id: string }>(
    'select id, supplier_id from invoice',
  );
  ({ id: invoiceId, supplier_id: supplierId } = invoice ?? { id: '', supplier_id: '' });
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const set = (phone: string, email = '', id = supplierId) =>
  pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
    setSupplierContact(tx, pipeline.scope, pipeline.editor, { supplierId: id, phone, email }),
  );

const shown = async () => {
  const detail = await pipeline.db.tenantRead(pipeline.scope.organizationId, (reader) =>
    readInvoiceDetail(reader, pipeline.scope, invoiceId),
  );
  return detail instanceof Refused ? detail.code : detail.supplierContact;
};

it('is unknown until a person writes it down: an invoice never says it', async () => {
  expect(await shown()).toEqual({ phone: null, phoneText: null, email: null });
});

it('is kept as a number that can be called, shown at the invoice, and noted with what it was', async () => {
  await set('08-508 000 00', 'order@charken.test');
  const contact = { phone: '+46850800000', phoneText: '+46 8 508 000 00', email: 'order@charken.test' };
  expect(await shown()).toEqual(contact);
  await set('');
  expect(await shown()).toEqual({ phone: null, phoneText: null, email: null });
  const entries = await pipeline.rows<{ detail: object }>(
    "select detail from audit_entry where action = 'supplier.contact' order by at, id",
  );
  expect(entries.at(-1)?.detail).toEqual({
    before: { phone: '+46850800000', email: 'order@charken.test' },
    after: { phone: null, email: null },
  });
});

it('is refused at its field where no such number can be', async () => {
  expect(await set('12')).toMatchObject({ code: 'bad.request', errors: { phone: 'invalid' } });
  expect(await set('08-508 000 00', '', pipeline.scope.unitId)).toMatchObject({ code: 'supplier.not_exist' });
});
