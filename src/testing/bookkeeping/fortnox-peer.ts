import { sumOre } from './ore.ts';
import type { PeerAnswer, PeerRequest } from './faulty.ts';
import { oauthPeer } from './oauth-peer.ts';

interface HeldInvoice {
  readonly GivenNumber: string;
  readonly SupplierNumber: string;
  readonly InvoiceNumber: string;
  readonly ExternalInvoiceNumber: string;
  readonly ExternalInvoiceSeries: string;
  readonly Total: string;
  readonly changed: string;
  Booked: boolean;
  Cancelled: boolean;
  Balance: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const fault = (message: string): PeerAnswer => [400, { ErrorInformation: { error: 1, message, code: 2000 } }];

const stamp = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 16);

const meta = { '@TotalResources': 0, '@TotalPages': 1, '@CurrentPage': 1 };

/**
 * A peer that speaks what is called of Fortnox's API 3, holds one company's books in memory, and refuses what is not as it is
 * documented: rows that do not balance, unknown suppliers and files, and a 26th request within five seconds.
 */
export const fortnoxPeer = ({
  now,
  elapsed,
  company = { CompanyName: 'Bryggan AB', OrganizationNumber: '559000-0004' },
}: {
  readonly now: () => Date;
  readonly elapsed: () => number;
  readonly company?: { readonly CompanyName: string; readonly OrganizationNumber: string };
}) => {
  const client = { clientId: 'krogkoll', clientSecret: 'the secret at Fortnox' };
  const oauth = oauthPeer(client, now, 3_600);
  const suppliers: Record<string, string>[] = [];
  const invoices = new Map<string, HeldInvoice>();
  const files = new Map<string, { readonly name: string; readonly size: number }>();
  const connections: { readonly FileId: string; readonly SupplierInvoiceNumber: string }[] = [];
  const begun: number[] = [];
  let over = 0;
  let refusal: string | null = null;

  const createSupplier = (wanted: Record<string, string>): PeerAnswer => {
    if (!wanted['Name']) return fault('Namn saknas');
    const made = { ...wanted, Name: wanted['Name'], SupplierNumber: String(suppliers.length + 1) };
    suppliers.push(made);
    return [201, { Supplier: made }];
  };

  const createInvoice = (wanted: Record<string, unknown>): PeerAnswer => {
    if (refusal !== null) return fault(refusal);
    const rows = wanted['SupplierInvoiceRows'] as Record<string, unknown>[];
    if (!suppliers.some(({ SupplierNumber }) => SupplierNumber === wanted['SupplierNumber']))
      return fault('Leverantören finns inte');
    if (!/^\d{4}-\d\d-\d\d$/.test(String(wanted['InvoiceDate']))) return fault('Fakturadatum saknas');
    const side = (name: string): bigint => sumOre(rows.map((row) => String(row[name])));
    if (side('Debit') !== side('Credit')) return fault('Fakturan är inte i balans');
    const owed = rows.filter(({ Code }) => Code === 'TOT');
    const credit =
      sumOre(owed.map(({ Credit }) => String(Credit))) - sumOre(owed.map(({ Debit }) => String(Debit)));
    if (credit !== sumOre([String(wanted['Total'])])) return fault('Totalen stämmer inte med raderna');
    const vat = rows.filter(({ Code }) => Code === 'VAT');
    const vatSum =
      sumOre(vat.map(({ Debit }) => String(Debit))) - sumOre(vat.map(({ Credit }) => String(Credit)));
    if (vatSum !== sumOre([String(wanted['VAT'])])) return fault('Momsen stämmer inte med raderna');
    const GivenNumber = String(invoices.size + 1);
    const made: HeldInvoice = {
      GivenNumber,
      SupplierNumber: String(wanted['SupplierNumber']),
      InvoiceNumber: String(wanted['InvoiceNumber']),
      ExternalInvoiceNumber: String(wanted['ExternalInvoiceNumber']),
      ExternalInvoiceSeries: String(wanted['ExternalInvoiceSeries']),
      Total: String(wanted['Total']),
      changed: stamp(now()),
      Booked: false,
      Cancelled: false,
      Balance: String(wanted['Total']),
      rows,
    };
    invoices.set(GivenNumber, made);
    return [201, { SupplierInvoice: made }];
  };

  const upload = async ({ headers, body }: PeerRequest): Promise<PeerAnswer> => {
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) return fault('Filen saknas');
    const Id = `file-${files.size + 1}`;
    files.set(Id, { name: file.name, size: file.size });
    return [201, { File: { Id, Name: file.name, Path: 'inbox_s', Size: file.size } }];
  };

  const connect = (wanted: { FileId: string; SupplierInvoiceNumber: string }): PeerAnswer => {
    if (!files.has(wanted.FileId) || !invoices.has(wanted.SupplierInvoiceNumber))
      return fault('Filen eller fakturan finns inte');
    connections.push(wanted);
    return [201, { SupplierInvoiceFileConnection: wanted }];
  };

  const listed = ({ Cancelled, rows: _rows, changed: _changed, ...one }: HeldInvoice) => ({
    ...one,
    Cancel: Cancelled,
  });

  const read = (path: string, query: URLSearchParams): PeerAnswer => {
    if (path === 'companyinformation') return [200, { CompanyInformation: company }];
    if (path === 'suppliers') {
      const number = query.get('organisationnumber');
      const found = suppliers.filter((one) =>
        number === null ? one['Name'] === query.get('name') : one['OrganisationNumber'] === number,
      );
      return [200, { Suppliers: found, MetaInformation: meta }];
    }
    if (path === 'supplierinvoices') {
      const since = query.get('lastmodified') ?? '';
      const found = [...invoices.values()].filter(({ changed }) => changed >= since).map(listed);
      return [200, { SupplierInvoices: found, MetaInformation: meta }];
    }
    if (path === 'supplierinvoicefileconnections') {
      const number = query.get('supplierinvoicenumber');
      const found = connections.filter((one) => one.SupplierInvoiceNumber === number);
      return [200, { SupplierInvoiceFileConnections: found }];
    }
    if (path === 'inbox/inbox_s') {
      const loose = [...files].filter(([id]) => !connections.some(({ FileId }) => FileId === id));
      return [200, { Folder: { Files: loose.map(([Id, { name }]) => ({ Id, Name: name })) } }];
    }
    const one = invoices.get(/^supplierinvoices\/(\d+)$/.exec(path)?.[1] ?? '');
    return one === undefined ? [404, {}] : [200, { SupplierInvoice: one }];
  };

  const peer = async (request: PeerRequest): Promise<PeerAnswer> => {
    const { method, url, body } = request;
    if (url.pathname === '/oauth-v1/token') return oauth.token(request);
    if (!oauth.isLetIn(request)) return [401, { message: 'unauthorized' }];
    const at = elapsed();
    const recent = begun.filter((each) => each > at - 5_000);
    begun.splice(0, begun.length, ...recent, at);
    if (recent.length >= 25) {
      over += 1;
      return [429, {}, { 'retry-after': '5' }];
    }
    const path = url.pathname.replace(/^\/3\//, '');
    if (method === 'GET') return read(path, url.searchParams);
    if (path === 'inbox') return upload(request);
    const said = JSON.parse(body.toString()) as Record<string, never>;
    if (path === 'suppliers') return createSupplier(said['Supplier'] ?? {});
    if (path === 'supplierinvoices') return createInvoice(said['SupplierInvoice'] ?? {});
    if (path === 'supplierinvoicefileconnections')
      return connect(said['SupplierInvoiceFileConnection'] ?? { FileId: '', SupplierInvoiceNumber: '' });
    return [404, {}];
  };

  return {
    ...client,
    ...oauth,
    peer,
    suppliers,
    files,
    /** Every invoice as it stands, with how many files are on it. */
    drafts: () =>
      [...invoices.values()].map((one) => ({
        id: one.GivenNumber,
        number: one.InvoiceNumber,
        files: connections.filter((each) => each.SupplierInvoiceNumber === one.GivenNumber).length,
      })),
    rows: (number: string) => invoices.get(number)?.rows ?? [],
    /** Refuses every invoice with these words; null: no longer. */
    refuse: (words: string | null): void => void (refusal = words),
    /** Requests that came although 25 had come in the five seconds before. */
    over: (): number => over,
    book: (number: string): void => void Object.assign(invoices.get(number) ?? {}, { Booked: true }),
    pay: (number: string): void => void Object.assign(invoices.get(number) ?? {}, { Balance: '0' }),
  };
};
