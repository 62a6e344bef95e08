import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { Refused } from '#platform/wire/refused.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { readProductDetail } from '#features/purchases/products/server/queries-detail.ts';
import {
  buildBankgiro,
  buildInvoice,
  buildLine,
  buildSupplier,
} from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { retryDocument } from './commands-review.ts';
import { acceptDocument } from '#features/purchases/invoices/server/commands-accept.ts';

let pipeline: TestPipeline;
let suppliers = 100;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newSupplier = () => buildSupplier((suppliers += 1));

const priced = (price: string) => [buildLine({ price })];

const accept = (documentId: string | undefined, comment: string | null = null) =>
  acceptDocument(pipeline, pipeline.scope, { documentId: documentId ?? '', actor: pipeline.editor, comment });

const articleOf = async (number: string) => {
  const [article] = await pipeline.rows<{
    id: string;
    watched: string;
    last: string;
    unresolved: number;
    lines: number;
  }>(
    `select a.id, trim_scale(a.watched_price) as watched, trim_scale(a.last_price) as last, a.unresolved, a.lines
     from unit_article a join organization_supplier s on s.id = a.supplier_id where s.organization_number = $1`,
    [number],
  );
  if (article === undefined) throw new Error('the supplier has one article');
  return article;
};

const audited = (subject: string | undefined) =>
  pipeline.rows('select action, user_id, detail from audit_entry where subject_id = $1 order by at', [
    subject,
  ]);

describe('R35 changed bank details', () => {
  it('are held until an editor confirms them, and that is audited', async () => {
    const supplier = newSupplier();
    for (const number of ['1', '2', '3']) {
      const [good] = await pipeline.take(buildInvoice({ supplier, number }));
      expect(good?.state).toBe('monitored');
    }
    const changed = { ...supplier, bankgiro: buildBankgiro(5_999_999) };
    const [held] = await pipeline.take(
      buildInvoice({ supplier: changed, number: 'B', lines: priced('378.00') }),
    );
    expect(held).toMatchObject({ state: 'needs-review', reason: 'payment.account-changed' });
    expect(await articleOf(supplier.organizationNumber)).toMatchObject({
      lines: 3,
      last: '189',
      unresolved: 0,
    });
    expect(await accept(held?.id, 'Ringde dem')).toMatchObject({ state: 'monitored', reason: null });
    expect(await articleOf(supplier.organizationNumber)).toMatchObject({
      lines: 4,
      last: '378',
      unresolved: 1,
    });
    expect(await audited(held?.id)).toEqual([
      {
        action: 'document.accept',
        user_id: pipeline.editor.userId,
        detail: {
          invoiceId: held?.invoiceId,
          reason: 'payment.account-changed',
          lines: 1,
          accounts: ['bankgiro'],
        },
      },
    ]);
    const [next] = await pipeline.take(buildInvoice({ supplier: changed, number: 'C' }));
    expect(next?.state).toBe('monitored');
  });

  it('hold a transposed account and one that belongs to another supplier', async () => {
    const [supplier, victim] = [newSupplier(), newSupplier()];
    await pipeline.take(buildInvoice({ supplier }), buildInvoice({ supplier: victim }));
    const transposed = supplier.bankgiro.replace(/(.)(.)$/, (_, one: string, two: string) => two + one);
    for (const [bankgiro, reason] of [
      [transposed, 'payment.account-check-digit'],
      [victim.bankgiro, 'payment.account-of-other-supplier'],
    ] as const) {
      const [held] = await pipeline.take(
        buildInvoice({ supplier: { ...supplier, bankgiro }, number: reason, lines: priced('378.00') }),
      );
      expect(held).toMatchObject({ state: 'needs-review', reason });
      expect(await articleOf(supplier.organizationNumber)).toMatchObject({
        lines: 1,
        last: '189',
        unresolved: 0,
      });
      const [invoice] = await pipeline.rows('select held, held_reasons from invoice where id = $1', [
        held?.invoiceId,
      ]);
      expect(invoice).toMatchObject({
        held: true,
        held_reasons: expect.arrayContaining(['payment.account-changed']),
      });
    }
  });
});

describe('R36 what is held moves no price', () => {
  it('keeps the watched price when a spoofed invoice at half price is followed by a settled alert', async () => {
    const supplier = newSupplier();
    await pipeline.take(
      buildInvoice({ supplier, number: '1', issueDate: '2026-09-01', lines: priced('100.00') }),
      buildInvoice({ supplier, number: '2', issueDate: '2026-09-08', lines: priced('120.00') }),
    );
    const spoof = { ...supplier, bankgiro: buildBankgiro(5_888_888) };
    await pipeline.take(
      buildInvoice({ supplier: spoof, number: '3', issueDate: '2026-09-15', lines: priced('50.00') }),
    );
    const { id } = await articleOf(supplier.organizationNumber);
    const settled = await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      settleAlerts(
        tx,
        pipeline.scope,
        { actor: pipeline.editor, now: pipeline.clock.now(), newId: pipeline.newId },
        { articleIds: [id], kind: 'resolve' },
      ),
    );
    expect(settled).toMatchObject([{ articleId: id, entries: 1, watchedPrice: '120' }]);
    expect(await articleOf(supplier.organizationNumber)).toMatchObject({
      watched: '120',
      last: '120',
      lines: 2,
    });
  });

  it('lets the held invoice wait beside the cost, and counts it and its lines from the moment it is accepted', async () => {
    const supplier = newSupplier();
    await pipeline.take(
      buildInvoice({ supplier, number: '1', issueDate: '2026-09-01', lines: priced('100.00') }),
    );
    const [held] = await pipeline.take(
      buildInvoice({ supplier, number: '1', issueDate: '2026-09-02', lines: priced('130.00') }),
    );
    const cost = () =>
      pipeline.rows<{ net: string; held: string }>(
        `select sum(d.net)::text as net, sum(d.held_net)::text as held from unit_day d join organization_supplier s on s.id = d.supplier_id
         where s.organization_number = $1`,
        [supplier.organizationNumber],
      );
    expect(await cost()).toEqual([{ net: '1000.00', held: '1300.00' }]);
    expect(await articleOf(supplier.organizationNumber)).toMatchObject({ lines: 1, unresolved: 0 });
    await accept(held?.id);
    expect(await articleOf(supplier.organizationNumber)).toMatchObject({
      lines: 2,
      unresolved: 1,
      last: '130',
    });
    expect(await cost()).toEqual([{ net: '2300.00', held: '0.00' }]);
  });

  it('keeps a held credit note and a held duplicate number out of quantity, cost and average', async () => {
    const supplier = newSupplier();
    const spoof = { ...supplier, bankgiro: buildBankgiro(5_777_777) };
    const at = (issueDate: string, price: string) => ({ issueDate, lines: priced(price) });
    await pipeline.take(buildInvoice({ supplier, number: '1', ...at('2026-09-01', '100.00') }));
    const { id } = await articleOf(supplier.organizationNumber);
    const told = () =>
      pipeline.db.tenantRead(pipeline.scope.organizationId, async (reader) => {
        const allTime = { from: null, to: null };
        const detail = await readProductDetail(reader, pipeline.scope, allTime, id, {
          visible: 'all',
          today: '2026-12-31',
        });
        if (detail instanceof Refused) throw new Error(detail.code);
        const { content } = await listProducts(
          reader,
          pipeline.scope,
          { page: 1, limit: 50, sort: 'sum', direction: 'desc', supplierId: detail.product.supplier.id },
          'all',
        );
        expect(content.filter((product) => product.id === id)).toEqual([detail.product]);
        const { totalQuantity, totalSum, average } = detail.product;
        return { totalQuantity, totalSum, average, bought: detail.purchases.map((each) => each.quantity) };
      });
    const before = { totalQuantity: '10', totalSum: '1000.00', average: '100', bought: ['10'] };
    expect(await told()).toEqual(before);
    const held = await pipeline.take(
      buildInvoice({ supplier: spoof, number: '2', creditNote: true, ...at('2026-09-02', '90.00') }),
      buildInvoice({
        supplier,
        number: '1',
        issueDate: '2026-09-03',
        lines: [buildLine({ price: '80.00', quantity: '-2' }), buildLine({ articleNumber: '9' })],
      }),
    );
    expect(held.map(({ reason }) => reason)).toEqual(['payment.account-changed', 'duplicate.number']);
    expect(await told()).toEqual(before);
    for (const document of held) await accept(document.id);
    // 10 − 10 − 2 pieces, and 1000 − 900 − 160 kronor.
    expect(await told()).toEqual({
      totalQuantity: '-2',
      totalSum: '-60.00',
      average: null,
      bought: ['-2', '-10', '10'],
    });
  });

  it('holds only the line whose arithmetic fails', async () => {
    const supplier = newSupplier();
    const file = buildInvoice({
      supplier,
      lines: [buildLine(), buildLine({ articleNumber: '12', name: 'Torsk' })],
    });
    const text = new TextDecoder().decode(file.bytes);
    const wrong = text.replace(
      '<cbc:PriceAmount currencyID="SEK">189.00',
      '<cbc:PriceAmount currencyID="SEK">198.00',
    );
    expect(wrong).not.toBe(text);
    const [held] = await pipeline.take({ ...file, bytes: new TextEncoder().encode(wrong) });
    expect(held).toMatchObject({ state: 'needs-review', reason: 'line.arithmetic' });
    const lines = () =>
      pipeline.rows('select line_no as no, monitored from invoice_line where invoice_id = $1 order by 1', [
        held?.invoiceId,
      ]);
    expect(await lines()).toEqual([
      { no: 1, monitored: false },
      { no: 2, monitored: true },
    ]);
    await accept(held?.id);
    expect(await lines()).toEqual([
      { no: 1, monitored: true },
      { no: 2, monitored: true },
    ]);
  });
});

describe('accept and retry', () => {
  it('refuse what waits for neither, and what is not there', async () => {
    const [good] = await pipeline.take(buildInvoice({ supplier: newSupplier() }));
    expect(await accept(good?.id)).toEqual(new Refused('document.not_acceptable'));
    expect(await accept(randomUUID())).toEqual(new Refused('document.not_exist'));
    for (const [documentId, code] of [
      [good?.id ?? '', 'document.not_retryable'],
      [randomUUID(), 'document.not_exist'],
    ] as const) {
      const answer = await retryDocument(pipeline, pipeline.scope, { documentId, actor: pipeline.editor });
      expect(answer).toEqual(new Refused(code));
    }
  });

  it('keeps saying that an original is lost', async () => {
    const supplier = newSupplier();
    await pipeline.take(buildInvoice({ supplier }));
    const [held] = await pipeline.take(buildInvoice({ supplier, lines: priced('130.00') }));
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      tx.query("update document set reason = 'storage.missing' where id = $1", [held?.id]),
    );
    expect(await accept(held?.id)).toMatchObject({ state: 'monitored', reason: 'storage.missing' });
    expect(await pipeline.find(held?.id ?? '')).toMatchObject({ reason: 'storage.missing' });
  });

  it('reads an unreadable document again', async () => {
    const [broken] = await pipeline.take({ name: 'a.xml', bytes: new TextEncoder().encode('<Invoice>') });
    expect(broken).toMatchObject({ state: 'unreadable', reason: 'xml.malformed' });
    const asked = { documentId: broken?.id ?? '', actor: pipeline.editor };
    expect(await retryDocument(pipeline, pipeline.scope, asked)).toMatchObject({
      state: 'stored',
      reason: null,
    });
    await pipeline.read();
    expect(await pipeline.find(asked.documentId)).toMatchObject({
      state: 'unreadable',
      reason: 'xml.malformed',
    });
    expect(await audited(asked.documentId)).toMatchObject([{ action: 'document.retry' }]);
  });
});
