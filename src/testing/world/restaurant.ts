import type { Role } from '#core/access/roles.ts';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openersOf } from '#features/intake/documents/server/commands-expand.ts';
import { readWaiting } from '#features/reading/pipeline/server/commands-read.ts';
import { receiveDocuments } from '#features/intake/documents/server/commands-receive.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { TestClient } from '../peers/test-client.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { Refused } from '#platform/wire/refused.ts';
import { hearFacts } from './told.ts';
import { openTestProduct, type TestProductOptions } from './product.ts';
import type { AlertGroup, WatchedArticle } from '#features/prices/price-monitoring/contract-alerts.ts';

/** What an invoice of the test says: its date, the price of each article number, and their unit of measure. */
export interface Bought {
  readonly date: string;
  readonly prices: Readonly<Record<string, string>>;
  readonly unit?: string;
  /** A credit note instead: of the invoice with this number, or of none that it names. */
  readonly credits?: string | null;
  /** Of each line; 2 unless said. */
  readonly quantity?: string;
  /** Which of the restaurant's units bought it; the first unless said. */
  readonly outlet?: number;
  /** The number of the supplier; 1 unless said. */
  readonly supplier?: number;
  /** What articles are called by their number; `Vara` and the number unless said. */
  readonly names?: Readonly<Record<string, string>>;
  /** GTINs that lines state, by article number. */
  readonly gtins?: Readonly<Record<string, string>>;
  /** How it came; by upload unless said. */
  readonly channel?: 'upload' | 'push';
}

/** The product over HTTP with a restaurant of two units whose purchases a test decides. */
export const openMonitoredProduct = async (options: TestProductOptions = {}) => {
  const product = await openTestProduct(options);
  const built = await buildOrganization(product, { outlets: ['Norr', 'Söder'] });
  const units = built.outlets.map(({ unitId }) => unitId);
  const clients = {} as Record<Role, TestClient>;
  for (const role of ['reporter', 'editor', 'owner'] as const) {
    clients[role] = product.client();
    await signIn(clients[role], built.members[role]);
    clients[role].unitId = units[0] ?? null;
  }
  const heard: LiveEvent[] = [];
  await hearFacts(product.db, ({ audience, event }) => {
    if (audience === units[0]) heard.push(event);
  });
  const openers = openersOf(product);
  const sandbox = {
    ...product.sandbox,
    read: async (source: unknown) => readInvoice(await (source as () => Promise<Uint8Array>)()),
  };
  const actor = { userId: built.members.editor.userId, impersonatedBy: null, requestId: 'test' };
  let number = 0;

  const scopeOf = (outlet: number) => mintUnitScope(built.organizationId, units[outlet] ?? '');
  /** Reads what waits, as the job does. */
  const read = (outlet = 0): Promise<boolean> =>
    readWaiting({ ...product, ...openers, sandbox }, scopeOf(outlet), {
      id: 'job',
      signal: new AbortController().signal,
    });
  /** Books an invoice or a credit note; answers its number. */
  const buy = async ({
    date,
    prices,
    unit = 'KGM',
    quantity = '2',
    outlet = 0,
    credits,
    supplier = 1,
    names = {},
    gtins = {},
    channel = 'upload',
  }: Bought): Promise<string> => {
    number += 1;
    const lines = Object.entries(prices).map(([articleNumber, price]) =>
      buildLine({
        articleNumber,
        price,
        unit,
        quantity,
        name: names[articleNumber] ?? `Vara ${articleNumber}`,
        ...(gtins[articleNumber] === undefined ? {} : { gtin: gtins[articleNumber] }),
      }),
    );
    const file = buildInvoice({
      number: String(number),
      issueDate: date,
      lines,
      supplier: buildSupplier(supplier),
      creditNote: credits !== undefined,
      ...(typeof credits === 'string' ? { precedingInvoice: credits } : {}),
    });
    const deps = { ...product, ...openers, sandbox };
    const received = await receiveDocuments(deps, scopeOf(outlet), { channel, actor }, [
      { fileName: file.name, contentType: 'application/xml', stream: file.bytes },
    ]);
    if (received instanceof Refused) throw new Error(received.code);
    await read(outlet);
    return String(number);
  };
  const articles = async (): Promise<ReadonlyMap<string, WatchedArticle>> => {
    const answer = await clients.editor.get('price-monitoring/articles?limit=100');
    const { content } = answer.json<{ content: WatchedArticle[] }>().data;
    return new Map(content.map((article) => [article.articleNumber ?? '', article]));
  };
  const articleOf = async (articleNumber: string): Promise<WatchedArticle> => {
    const article = (await articles()).get(articleNumber);
    if (article === undefined) throw new Error(`nobody has bought ${articleNumber}`);
    return article;
  };
  const groupOf = async (articleId: string, status: string): Promise<AlertGroup | null> =>
    (await clients.editor.get(`price-monitoring/alerts/${articleId}?status=${status}`)).json<{
      group: AlertGroup | null;
    }>().data.group;
  const audited = async (subjectId: string) =>
    product.db.tenantRead(built.organizationId, (reader) =>
      reader.query<{ action: string; user_id: string; detail: unknown }>(
        'select action, user_id, detail from audit_entry where subject_id = $1 order by at',
        [subjectId],
      ),
    );
  return { product, built, units, clients, heard, buy, read, articleOf, groupOf, audited };
};

export type MonitoredProduct = Awaited<ReturnType<typeof openMonitoredProduct>>;
