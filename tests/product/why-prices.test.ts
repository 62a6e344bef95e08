import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { readAlertDetail } from '#features/prices/price-monitoring/server/queries-article.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { Refused } from '#platform/wire/refused.ts';

let pipeline: TestPipeline;
let invoices = 0;

beforeAll(async () => {
  pipeline = await openTestPipeline();
});
afterAll(() => pipeline.close());

const file = (issueDate: string, lines: readonly Partial<DraftLine>[]) => {
  invoices += 1;
  return buildInvoice({
    number: `W${invoices}`,
    issueDate,
    dueDate: '2026-12-31',
    supplier: buildSupplier(1),
    lines: lines.map((line) => buildLine({ name: `Vara ${line.articleNumber ?? ''}`, ...line })),
  });
};

describe('DEALS section 4, why a price changed', () => {
  const detailOf = async (articleNumber: string) => {
    const { db, scope } = pipeline;
    const [article] = await pipeline.rows<{ id: string }>(
      'select id from unit_article where article_number = $1',
      [articleNumber],
    );
    const view = { status: 'UNRESOLVED', from: null, to: null, onlyWithAlerts: false } as const;
    const read = await db.tenantRead(scope.organizationId, (reader) =>
      readAlertDetail(reader, scope, { ...view, now: pipeline.clock.now() }, article?.id ?? ''),
    );
    if (read instanceof Refused) throw new Error(read.code);
    return read;
  };

  test('the parts are kept with the alert, several at once', async () => {
    const line = { articleNumber: 'olja', name: 'Rapsolja', quantity: '4', unit: 'EA' };
    await pipeline.take(
      file('2026-10-01', [{ ...line, name: 'Rapsolja 10 l', price: '319.00', discount: '127.60' }]),
      file('2026-11-05', [{ ...line, name: 'Rapsolja 9 l', price: '329.00', discount: '65.80' }]),
    );
    const { why, group } = await detailOf('olja');
    expect(group?.causes).toEqual(['pack', 'discount-lower', 'list']);
    expect(why).toMatchObject({
      baseUnit: 'l',
      from: '28.71',
      to: '34.73',
      parts: [
        { name: 'pack', amount: '3.33' },
        { name: 'discount', amount: '1.71' },
        { name: 'list', amount: '0.98' },
      ],
    });
  });

  test('only VAT changed: no alert, and it is told', async () => {
    const line = { articleNumber: 'moms', price: '50.00' };
    await pipeline.take(
      file('2026-03-20', [{ ...line, vatRate: '12' }]),
      file('2026-04-02', [{ ...line, vatRate: '6' }]),
    );
    const { group, why, information } = await detailOf('moms');
    expect([group, why]).toEqual([null, null]);
    expect(information).toMatchObject({ causes: [], parts: [], vat: '-3.00', deposit: '0.00' });
  });

  test('a deposit that a line charges is in no price, and told when it changes', async () => {
    const charging = (issueDate: string, deposit: string) => {
      const plain = file(issueDate, [{ articleNumber: 'läsk', price: '200.00', quantity: '1', unit: 'EA' }]);
      const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Pant</cbc:AllowanceChargeReason><cbc:Amount currencyID="SEK">${deposit}.00</cbc:Amount></cac:AllowanceCharge>`;
      const text = new TextDecoder().decode(plain.bytes);
      const raised = text.replace(
        /(<cbc:LineExtensionAmount[^>]*>)200\.00/g,
        `$1${200 + Number(deposit)}.00`,
      );
      return {
        ...plain,
        bytes: new TextEncoder().encode(raised.replace('<cac:Item>', `${charge}<cac:Item>`)),
      };
    };
    await pipeline.take(charging('2026-10-01', '24'), charging('2026-10-08', '48'));
    const rows = await pipeline.rows<{ price: string; deposit: string; monitored: boolean }>(
      `select trim_scale(comparable_price) as price, trim_scale(deposit) as deposit, monitored from invoice_line
       where article_number = 'läsk' order by issue_date`,
    );
    expect(rows).toEqual([
      { price: '200', deposit: '24', monitored: true },
      { price: '200', deposit: '48', monitored: true },
    ]);
    const { group, information } = await detailOf('läsk');
    expect(group).toBeNull();
    expect(information).toMatchObject({ deposit: '24.00', vat: '0.00' });
  });
});
