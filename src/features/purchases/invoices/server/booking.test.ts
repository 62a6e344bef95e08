import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildDraft, buildInvoice, buildSupplier } from './builders.ts';
import { acceptDocument } from './commands-accept.ts';

let pipeline: TestPipeline;
let suppliers = 0;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const newSupplier = () => buildSupplier((suppliers += 1));

describe('whose an invoice is', () => {
  const buyer = { ...buildDraft().buyer, name: 'Havets Krog AB', organizationNumber: '5599991642' };

  it('is held where it is proven another company’s, until a person says that it is ours', async () => {
    const supplier = newSupplier();
    const [first] = await pipeline.take(buildInvoice({ supplier, number: 'B1', buyer }));
    expect(first).toMatchObject({ state: 'needs-review', reason: 'document.buyer-other' });
    const cost = () =>
      pipeline.rows(
        `select d.net::float, d.held_net::float as held from unit_day d
         join organization_supplier s on s.id = d.supplier_id where s.organization_number = $1`,
        [supplier.organizationNumber],
      );
    expect(await cost()).toEqual([{ net: 0, held: 1890 }]);
    const { editor, scope } = pipeline;
    const accepted = { documentId: first?.id ?? '', actor: editor, comment: null };
    expect(await acceptDocument(pipeline, scope, accepted)).toMatchObject({ state: 'monitored' });
    expect(await cost()).toEqual([{ net: 1890, held: 0 }]);
    const later = { supplier, number: 'B2', issueDate: '2026-10-08', buyer };
    expect(await pipeline.take(buildInvoice(later))).toMatchObject([{ state: 'monitored', reason: null }]);
  });

  it('is ours under any name of ours, and under a number that proves nothing', async () => {
    const ours = [
      { ...buyer, name: 'BRYGGAN' },
      { ...buyer, name: 'Krog Bryggan' },
      { ...buyer, name: 'Havets Krog AB', organizationNumber: '5599991643' },
    ];
    for (const each of ours)
      expect(await pipeline.take(buildInvoice({ supplier: newSupplier(), buyer: each }))).toMatchObject([
        { state: 'monitored', reason: null },
      ]);
  });

  it('is told of what is wrong with the whole of it, though nothing is held', async () => {
    const { name, bytes } = buildInvoice({ supplier: newSupplier(), number: 'W1' });
    const text = new TextDecoder().decode(bytes);
    const wrong = text.replace(/(<cbc:PayableAmount[^>]*>)[\d.]+/, '$12400.00');
    expect(wrong).not.toBe(text);
    expect(await pipeline.take({ name, bytes: new TextEncoder().encode(wrong) })).toMatchObject([
      { state: 'monitored', reason: 'document.payable' },
    ]);
  });
});
