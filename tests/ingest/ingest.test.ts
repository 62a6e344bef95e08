import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHybridPdf } from '#core/invoices/write/write-hybrid-pdf.ts';
import { writeSvefaktura } from '#core/invoices/write/write-svefaktura.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import {
  buildDraft,
  buildInvoice,
  buildLine,
  buildSupplier,
} from '#features/purchases/invoices/server/builders.ts';

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

const priced = (price: string, changes: Parameters<typeof buildLine>[0] = {}) => [
  buildLine({ price, ...changes }),
];

const entriesOf = (number: string) =>
  pipeline.rows(
    `select invoice_number as invoice, trim_scale(watched_price) as watched, trim_scale(billed_price) as billed,
       trim_scale(sum_diff) as sum, status, kind from price_alert_entry where supplier_id = (
         select id from organization_supplier where organization_number = $1) order by invoice_date, id`,
    [number],
  );

describe('an invoice through the pipeline', () => {
  it('becomes rows: supplier, confirmed account, invoice, lines of every kind, article, cost of the day', async () => {
    const supplier = newSupplier();
    const lines = [
      buildLine({ discount: '90.00' }),
      { articleNumber: '88', name: 'Läsk 33 cl', quantity: '24', unit: 'H87', price: '6.50', vatRate: '6' },
      { articleNumber: 'P', name: 'Pant burk', quantity: '24', unit: 'H87', price: '1.00', vatRate: '6' },
      { articleNumber: 'F', name: 'Frakt', quantity: '1', unit: 'H87', price: '150.00', vatRate: '25' },
    ];
    const [document] = await pipeline.take(buildInvoice({ supplier, lines }));
    expect(document).toMatchObject({
      state: 'monitored',
      reason: null,
      format: 'ubl-invoice',
      channel: 'upload',
    });
    const key = [document?.invoiceId];
    expect(
      await pipeline.rows(
        `select i.number, i.net, i.held, i.bankgiro, i.document_id, s.display_name, a.account
         from invoice i join organization_supplier s on s.id = i.supplier_id
         join supplier_account a on a.supplier_id = s.id where i.id = $1`,
        key,
      ),
    ).toEqual([
      {
        number: '1001',
        net: '2130.00',
        held: false,
        document_id: document?.id,
        bankgiro: supplier.bankgiro,
        account: supplier.bankgiro,
        display_name: supplier.name,
      },
    ]);
    expect(
      await pipeline.rows(
        `select l.line_no as no, l.kind, trim_scale(l.comparable_price) as price, l.monitored, a.category, a.lines
         from invoice_line l left join unit_article a on a.id = l.article_id where l.invoice_id = $1 order by 1`,
        key,
      ),
    ).toEqual([
      { no: 1, kind: 'goods', price: '180', monitored: true, category: 'fish-and-seafood', lines: 1 },
      { no: 2, kind: 'goods', price: '6.5', monitored: true, category: 'soft-drinks', lines: 1 },
      { no: 3, kind: 'deposit', price: '1', monitored: false, category: null, lines: null },
      { no: 4, kind: 'freight', price: '150', monitored: false, category: null, lines: null },
    ]);
    expect(
      await pipeline.rows(
        `select d.net, d.invoices, d.currency from unit_day d join invoice i on i.supplier_id = d.supplier_id and i.id = $1`,
        key,
      ),
    ).toEqual([{ net: '2130.00', invoices: 1, currency: 'SEK' }]);
  });

  it('raises an alert at another price, whichever of the invoices arrives first', async () => {
    for (const backwards of [false, true]) {
      const supplier = newSupplier();
      const files = [
        buildInvoice({ supplier, number: '1', issueDate: '2026-09-01', lines: priced('100.00') }),
        buildInvoice({ supplier, number: '2', issueDate: '2026-09-08', lines: priced('110.00') }),
        buildInvoice({ supplier, number: '3', issueDate: '2026-09-15', lines: priced('100.00') }),
      ];
      for (const file of backwards ? files.toReversed() : files) await pipeline.take(file);
      expect(await entriesOf(supplier.organizationNumber)).toEqual([
        { invoice: '2', watched: '100', billed: '110', sum: '100', status: 'UNRESOLVED', kind: 'price' },
      ]);
    }
  });

  it('gives the same rows from one batch as from one document at a time', async () => {
    const [one, many] = [newSupplier(), newSupplier()];
    const files = (supplier: typeof one) =>
      ['100.00', '103.00', '98.00', '98.00', '120.00'].map((price, at) =>
        buildInvoice({ supplier, number: String(at), issueDate: `2026-09-0${at + 1}`, lines: priced(price) }),
      );
    for (const file of files(one).toReversed()) await pipeline.take(file);
    await pipeline.take(...files(many).toReversed());
    const states = await pipeline.rows<{ state: object }>(
      `select a.watch_state #- '{newest,id}' #- '{newest,key,documentSha256}' #- '{at,documentSha256}'
         #- '{watched,after,documentSha256}' as state
       from unit_article a join organization_supplier s on s.id = a.supplier_id
       where s.organization_number = any($1::text[])`,
      [[one.organizationNumber, many.organizationNumber]],
    );
    expect(states[0]).toEqual(states[1]);
    const alerts = await entriesOf(one.organizationNumber);
    expect(alerts).toHaveLength(4);
    expect(await entriesOf(many.organizationNumber)).toEqual(alerts);
  });

  it('compares an article in another unit of measure per base unit, also when the older one comes late', async () => {
    for (const backwards of [false, true]) {
      const supplier = newSupplier();
      const [first, second] = ['KGM', 'H87'].map((unit, at) => {
        const lines = [buildLine({ unit, name: 'Smör 500 g', price: at === 0 ? '80.00' : '45.00' })];
        return buildInvoice({ supplier, number: String(at), issueDate: `2026-09-0${at + 1}`, lines });
      });
      if (first === undefined || second === undefined) throw new Error('two invoices');
      for (const file of backwards ? [second, first] : [first, second]) await pipeline.take(file);
      expect(await entriesOf(supplier.organizationNumber)).toMatchObject([{ invoice: '1', kind: 'unit' }]);
    }
  });

  it('counts a credit note as negative, and raises no alert from it', async () => {
    const supplier = newSupplier();
    await pipeline.take(buildInvoice({ supplier, number: '1', lines: priced('100.00') }));
    const credit = {
      supplier,
      creditNote: true,
      precedingInvoice: '1',
      lines: priced('150.00', { quantity: '2' }),
    };
    const ubl = buildInvoice({ ...credit, number: 'K1' });
    const svefaktura = new TextEncoder().encode(writeSvefaktura(buildDraft({ ...credit, number: 'K2' })));
    await pipeline.take(ubl, { name: 'K2.xml', bytes: svefaktura });
    expect(
      await pipeline.rows(
        `select i.number, i.net::float, i.total < 0 as paid_back, l.quantity::float, l.sum::float, l.monitored,
           trim_scale(l.comparable_price) as price
         from invoice i join invoice_line l on l.invoice_id = i.id where i.credit_note order by 1`,
      ),
    ).toEqual(
      ['K1', 'K2'].map((number) => ({
        number,
        net: -300,
        paid_back: true,
        quantity: -2,
        sum: -300,
        monitored: false,
        price: '150',
      })),
    );
    expect(await entriesOf(supplier.organizationNumber)).toEqual([]);
  });

  it('keeps prices of different currencies apart', async () => {
    const supplier = newSupplier();
    for (const [number, currency, price] of [
      ['1', 'SEK', '100.00'],
      ['2', 'EUR', '9.00'],
      ['3', 'EUR', '9.90'],
    ] as const) {
      await pipeline.take(buildInvoice({ supplier, number, currency, lines: priced(price) }));
    }
    expect(await entriesOf(supplier.organizationNumber)).toMatchObject([
      { invoice: '3', watched: '9', billed: '9.9' },
    ]);
  });
});

describe('the same invoice again (R31)', () => {
  it('is one invoice with two documents when it comes as XML and as PDF', async () => {
    const draft = { supplier: newSupplier(), number: '77' };
    const pdf = await writeHybridPdf(buildDraft(draft));
    const [first] = await pipeline.take(buildInvoice(draft));
    const [second] = await pipeline.take({ name: '77.pdf', bytes: pdf.bytes });
    expect(second).toMatchObject({
      state: 'duplicate',
      reason: 'duplicate.invoice',
      duplicateOf: first?.id,
      invoiceId: first?.invoiceId,
    });
    const [count] = await pipeline.rows<{ lines: number }>(
      'select count(*)::int as lines from invoice_line where invoice_id = $1',
      [first?.invoiceId],
    );
    expect(count?.lines).toBe(1);
  });

  it('is one invoice when both arrive in one batch', async () => {
    const draft = { supplier: newSupplier(), number: '78' };
    const other = new TextEncoder().encode(writeSvefaktura(buildDraft(draft)));
    const ends = await pipeline.take(buildInvoice(draft), { name: '78-b.xml', bytes: other });
    expect(ends.map(({ state }) => state).toSorted()).toEqual(['duplicate', 'monitored']);
    expect(new Set(ends.map(({ invoiceId }) => invoiceId)).size).toBe(1);
  });

  it('is kept and held when the number is known with another total', async () => {
    const supplier = newSupplier();
    await pipeline.take(buildInvoice({ supplier, number: '79', lines: priced('100.00') }));
    const [other] = await pipeline.take(buildInvoice({ supplier, number: '79', lines: priced('130.00') }));
    expect(other).toMatchObject({ state: 'needs-review', reason: 'duplicate.number' });
    expect(await entriesOf(supplier.organizationNumber)).toEqual([]);
  });

  it('is another one, and held, when the same sum is in another currency', async () => {
    const draft = { supplier: newSupplier(), number: '81' };
    await pipeline.take(buildInvoice(draft));
    const [other] = await pipeline.take(buildInvoice({ ...draft, currency: 'EUR' }));
    expect(other).toMatchObject({ state: 'needs-review', reason: 'duplicate.number' });
  });

  it('changes nothing when a job runs twice, or after its work was done by another', async () => {
    const [document] = await pipeline.receive(buildInvoice({ supplier: newSupplier(), number: '80' }));
    const rows = () =>
      pipeline.rows(`select (select count(*) from invoice) as invoices, (select count(*) from invoice_line) as lines,
        (select sum(net) from unit_day) as cost, (select sum(lines) from unit_article) as taken`);
    await pipeline.read();
    const before = await rows();
    await pipeline.db.tenantTransaction(pipeline.scope.organizationId, (tx) =>
      tx.query("update document set leased_by = 'gone', leased_until = '2026-01-01' where id = $1", [
        document?.id,
      ]),
    );
    await Promise.all([pipeline.read(), pipeline.read()]);
    expect(await rows()).toEqual(before);
  });
});

describe('suppliers', () => {
  it('are matched by number, VAT number, account, then name, and never across two numbers', async () => {
    const supplier = newSupplier();
    await pipeline.take(buildInvoice({ supplier, number: '1' }));
    const renamed = { ...supplier, name: 'Ett annat namn AB' };
    await pipeline.take(buildInvoice({ supplier: renamed, number: '2' }));
    const impostor = { ...newSupplier(), name: supplier.name };
    await pipeline.take(buildInvoice({ supplier: impostor, number: '3' }));
    const matched = await pipeline.rows(
      `select s.organization_number as number, s.display_name as name, count(*)::int as invoices
       from invoice i join organization_supplier s on s.id = i.supplier_id
       where s.organization_number = any($1::text[]) group by 1, 2 order by 1`,
      [[supplier.organizationNumber, impostor.organizationNumber]],
    );
    expect(matched).toEqual([
      { number: supplier.organizationNumber, name: supplier.name, invoices: 2 },
      { number: impostor.organizationNumber, name: supplier.name, invoices: 1 },
    ]);
  });

  it('are the directory’s one once, under whatever name its number came first', async () => {
    await writeSupplierDirectory(pipeline.db);
    const named = (name: string) =>
      buildInvoice({ supplier: { ...newSupplier(), name, organizationNumber: '5562332451' }, number: name });
    const unnumbered = named('Martin & Servera AB');
    const text = new TextDecoder().decode(unnumbered.bytes).replaceAll(/(SE)?5562332451(01)?/g, '');
    const taken = [
      ...(await pipeline.take(named('Grossisten i Norr AB'))),
      ...(await pipeline.take({ ...unnumbered, bytes: new TextEncoder().encode(text) })),
    ];
    expect(taken).toMatchObject([{ state: 'monitored' }, { reason: 'payment.account-changed' }]);
    const rows = await pipeline.rows(
      `select s.display_name as name, count(*)::int as invoices from invoice i
       join organization_supplier s on s.id = i.supplier_id where s.organization_number = $1 group by 1`,
      ['5562332451'],
    );
    expect(rows).toEqual([{ name: 'Martin & Servera', invoices: 2 }]);
  });
});
