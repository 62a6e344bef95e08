import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { contract } from '#app/contract.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import type { PriceListRow, RiseFindingShown } from '../contract.ts';
import type { PriceListLine } from '../contract-line.ts';

const { priceLists, documents, deals, priceMonitoring, dealImports, invoices } = contract;

let world: MonitoredProduct;
let supplierId: string;

const setPlan = (plan: Plan): Promise<void> =>
  world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    setSubscription(tx, world.built.organizationId, { plan, endsAt: null }, world.product.clock.now()),
  );

const owner = () => world.clients.owner;

const rowsOf = async <Row>(path: string): Promise<Row[]> =>
  (await owner().get(path)).json<{ content: Row[] }>().data.content;

const at = (path: string, id: string, row = 0): string =>
  path.replace('{listId}', id).replace('{row}', String(row)).replace('{articleId}', id);

/** Uploads a file and has it read; answers the list. */
const send = async (name: string, text: string): Promise<PriceListRow> => {
  await owner().post(documents.uploadDocuments.path, uploadOf({ name, bytes: Buffer.from(text) }));
  await world.read();
  const lists = await rowsOf<PriceListRow>(priceLists.listPriceLists.path);
  const list = lists.find(({ fileName }) => fileName === name);
  if (list === undefined) throw new Error('no list');
  return list;
};

const named = async (list: PriceListRow): Promise<void> => {
  const answer = await owner().send('PUT', at(priceLists.nameListSupplier.path, list.id), {
    body: { supplierId },
  });
  expect(answer.status).toBe(200);
};

interface Shown {
  readonly counts: Readonly<Record<string, number>>;
  readonly yearly: { readonly amount: string } | null;
  readonly isUpcoming: boolean;
  readonly inForce: number;
  readonly messages: number;
  readonly content: readonly PriceListLine[];
}

const read = async (id: string): Promise<Shown> =>
  (await owner().get(at(priceLists.readPriceList.path, id))).json<Shown>().data;

const said = ({ content }: Shown): string[] =>
  content.map(({ change, articleNumber, price, choice }) => [change, articleNumber, price, choice].join(' '));

const catalogue = (
  id: number,
  action: string,
  lines: readonly (readonly [number: string, price: string, action?: string])[],
) => `<?xml version="1.0"?>
<Catalogue xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2">
<cbc:ID>${id}</cbc:ID><cbc:ActionCode>${action}</cbc:ActionCode><cbc:Name>E-katalog</cbc:Name><cbc:IssueDate>2026-11-${10 + id}</cbc:IssueDate><cbc:VersionID>${id}</cbc:VersionID>
<cac:ValidityPeriod><cbc:StartDate>2027-02-01</cbc:StartDate></cac:ValidityPeriod>
${lines
  .map(
    (
      [number, price, lineAction = 'Add'],
      place,
    ) => `<cac:CatalogueLine><cbc:ID>${place}</cbc:ID><cbc:ActionCode>${lineAction}</cbc:ActionCode>
<cac:RequiredItemLocationQuantity><cac:Price><cbc:PriceAmount currencyID="SEK">${price}</cbc:PriceAmount><cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity></cac:Price></cac:RequiredItemLocationQuantity>
<cac:Item><cbc:Name>Vara ${number}</cbc:Name><cac:SellersItemIdentification><cbc:ID>${number}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:CatalogueLine>`,
  )
  .join('')}</Catalogue>`;

beforeAll(async () => {
  world = await openMonitoredProduct();
  await world.buy({ date: '2026-10-05', prices: { '100': '50.00', '200': '20.00', '300': '30.00' } });
  await world.buy({ date: '2026-10-19', prices: { '100': '50.00', '200': '20.00', '300': '30.00' } });
  const [article] = await rowsOf<{ supplierId: string }>(priceMonitoring.listArticles.path);
  supplierId = article?.supplierId ?? '';
  await setPlan('premium');
}, 60_000);
afterAll(() => world.product.close());

const table = `Art nr;Benämning;Pris;Enhet;Giltig fr o m
100;Vara 100;55,00;KG;2026-12-07
200;Vara 200;19,00;KG;2026-12-07
900;Vara 900;12,00;KG;2026-12-07
`;

describe('a price list', () => {
  test('is a document of its own kind: never an invoice, never refused, and moves nothing by itself', async () => {
    const before = (await rowsOf(invoices.listInvoices.path)).length;
    const list = await send('våren.csv', table);
    expect(list).toMatchObject({ supplierId: null, format: 'table', startsOn: '2026-12-07', prices: 3 });
    expect(await rowsOf(invoices.listInvoices.path)).toHaveLength(before);
    const document = await owner().get(documents.readDocument.path.replace('{documentId}', list.documentId));
    expect(document.json().data).toMatchObject({
      state: 'settled',
      reason: 'kind.price-list',
      format: 'price-list',
      invoiceId: null,
    });
    const nobodys = await owner().post(at(priceLists.acceptListPrice.path, list.id, 2), { body: {} });
    expect(nobodys.json().message).toBe('price_list.no_supplier');
    await named(list);
    const shown = await read(list.id);
    expect(shown).toMatchObject({ isUpcoming: true, inForce: 0, messages: 1 });
    expect(said(shown)).toEqual([
      'rise 100 55 open',
      'fall 200 19 open',
      'new 900 12 open',
      'gone 300  open',
    ]);
    expect(shown.content[0]).toMatchObject({ difference: '5', percent: '10.0', paid: { price: '50' } });
    expect(Number(shown.content[0]?.yearly)).toBeGreaterThan(0);
  });

  test('gives a deal a price at a time in every plan, which the next invoice is judged by and which can be taken back', async () => {
    const list = await send('hösten.csv', table.replaceAll('2026-12-07', '2026-11-30'));
    await named(list);
    const accepted = await owner().post(at(priceLists.acceptListPrice.path, list.id, 2), { body: {} });
    expect(accepted.status).toBe(201);
    expect(said(await read(list.id))).toContain('rise 100 55 deal');
    const [deal] = await rowsOf<Record<string, unknown>>(`${deals.listDeals.path}?show=upcoming`);
    expect(deal).toMatchObject({ validFrom: '2026-11-30', validTo: null });
    const again = await owner().post(at(priceLists.acceptListPrice.path, list.id, 2), { body: {} });
    expect(again.json().message).toBe('price_list.no_row');
    const back = await owner().send('DELETE', at(priceLists.takeBackListDeal.path, list.id, 2));
    expect(back.status).toBe(200);
    expect(said(await read(list.id))).toContain('rise 100 55 open');
  });

  test('several at once are the bulk import, with its plan', async () => {
    const list = await send('alla.csv', table.replaceAll('2026-12-07', '2027-03-01'));
    await named(list);
    const body = {
      places: [
        { listId: list.id, row: 2 },
        { listId: list.id, row: 4 },
      ],
    };
    const locked = await owner().post(at(priceLists.acceptListPrices.path, list.id), { body });
    expect(locked.json().message).toBe('plan.bulk_import');
    await setPlan('premium-plus');
    const begun = await owner().post(at(priceLists.acceptListPrices.path, list.id), { body });
    const [importId = ''] = begun.json<{ importIds: string[] }>().data.importIds;
    const preview = await owner().get(dealImports.previewDealImport.path.replace('{importId}', importId));
    const { digest, counts } = preview.json<{ digest: string; counts: object }>().data;
    expect(counts).toMatchObject({ new: 2, rejected: 1, open: 0 });
    await owner().post(dealImports.saveDealImport.path.replace('{importId}', importId), { body: { digest } });
    expect(said(await read(list.id))).toEqual([
      'rise 100 55 deal',
      'fall 200 19 open',
      'new 900 12 deal',
      'gone 300  open',
    ]);
    await owner().post(dealImports.undoDealImport.path.replace('{importId}', importId));
    expect(said(await read(list.id))).toContain('rise 100 55 open');
  });

  test('is kept as offers or refused, a line or all that wait, and both are taken back', async () => {
    const list = await send('valen.csv', table.replaceAll('2026-12-07', '2027-04-01'));
    await named(list);
    const choose = (body: object) =>
      owner().send('PUT', at(priceLists.chooseListPrices.path, list.id), { body });
    await choose({ places: [{ listId: list.id, row: 2 }], choice: 'refused' });
    const kept = await choose({ places: null, choice: 'offer' });
    const { places } = kept.json<{ places: object[] }>().data;
    expect(places).toHaveLength(2);
    expect(said(await read(list.id))).toEqual([
      'rise 100 55 refused',
      'fall 200 19 offer',
      'new 900 12 offer',
      'gone 300  open',
    ]);
    await choose({ places, choice: 'open' });
    expect((await read(list.id)).counts['open']).toBe(2);
  });

  test('that comes as an e-catalogue is one list of all its messages, whatever order they come in', async () => {
    const update = await send(
      'u.xml',
      catalogue(2, 'Update', [
        ['200', '21'],
        ['300', '1', 'Delete'],
      ]),
    );
    await named(update);
    const first = await send(
      'a.xml',
      catalogue(1, 'Add', [
        ['100', '51'],
        ['200', '22'],
        ['300', '33'],
      ]),
    );
    await named(first);
    for (const { id } of [update, first]) {
      const shown = await read(id);
      expect(shown.messages).toBe(2);
      expect(said(shown).toSorted()).toEqual(['gone 300  open', 'rise 100 51 open', 'rise 200 21 open']);
    }
    const gone = await send('d.xml', catalogue(3, 'Delete', []));
    await named(gone);
    expect((await read(update.id)).content).toEqual([]);
  });

  test('tells on the alert that its price was invoiced before its start, and without the agreed notice', async () => {
    await owner().send('PUT', deals.setTerms.path.replace('{supplierId}', supplierId), {
      body: { noticeDays: 30, complaintDays: null },
    });
    await world.buy({ date: '2026-11-23', prices: { '100': '55.00' } });
    const [alert] = await rowsOf<{ id: string; articleNumber: string | null }>(
      priceMonitoring.listAlerts.path,
    );
    const ask = async () =>
      (await owner().get(at(priceLists.readRiseFindings.path, alert?.id ?? ''))).json<{
        findings: RiseFindingShown[];
      }>().data.findings;
    expect(await ask()).toMatchObject([
      { kind: 'before-start', startsOn: '2026-11-30', days: 7 },
      { kind: 'short-notice', agreed: 30, given: 3 },
    ]);
    await owner().send('PUT', deals.setTerms.path.replace('{supplierId}', supplierId), {
      body: {
        noticeDays: 30,
        complaintDays: null,
        checks: { beforeStart: true, notice: false, windows: false },
      },
    });
    expect((await ask()).map(({ kind }) => kind)).toEqual(['before-start']);
  });
});
