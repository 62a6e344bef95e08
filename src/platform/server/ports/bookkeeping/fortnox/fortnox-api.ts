import { z } from 'zod';
import type { Answer, GuardedFetch } from '../../../http/guarded-fetch.ts';
import { call, readAnswer } from '../call.ts';
import { BookkeepingFault } from '../port.ts';

const supplier = z.object({
  SupplierNumber: z.string(),
  Name: z.string(),
  OrganisationNumber: z.string().nullish(),
  BG: z.string().nullish(),
  PG: z.string().nullish(),
});

export type FortnoxSupplier = z.output<typeof supplier>;

const pages = z.object({ '@TotalPages': z.coerce.number().int() });
const text = z.union([z.string(), z.number()]).transform(String);

const invoice = z.object({
  GivenNumber: text,
  SupplierNumber: text,
  InvoiceNumber: text.nullish(),
  ExternalInvoiceNumber: text.nullish(),
  ExternalInvoiceSeries: text.nullish(),
  Booked: z.boolean().nullish(),
  /** The list calls it `Cancel`, the invoice itself `Cancelled`. */
  Cancel: z.boolean().nullish(),
  Cancelled: z.boolean().nullish(),
  Balance: text.nullish(),
  FinalPayDate: z.string().nullish(),
});

export type FortnoxInvoice = z.output<typeof invoice>;

const suppliers = z.object({ Suppliers: z.array(supplier), MetaInformation: pages });
const invoices = z.object({ SupplierInvoices: z.array(invoice), MetaInformation: pages });
const oneSupplier = z.object({ Supplier: supplier });
const oneInvoice = z.object({ SupplierInvoice: invoice });
const oneFile = z.object({ File: z.object({ Id: z.string(), Name: z.string() }) });
const folder = z.object({
  Folder: z.object({ Files: z.array(z.object({ Id: z.string(), Name: z.string() })).nullish() }),
});
const connections = z.object({
  SupplierInvoiceFileConnections: z.array(z.object({ FileId: z.string(), SupplierInvoiceNumber: text })),
});
const companyInformation = z.object({
  CompanyInformation: z.object({ CompanyName: z.string(), OrganizationNumber: z.string().nullish() }),
});

/** Folder of Fortnox's inbox where supplier invoices wait. */
const inboxFolder = 'inbox_s';

/** The calls of the Fortnox API 3 that are made. `take` waits for the next request's turn. */
export const fortnoxApi = (
  base: string,
  {
    fetch,
    token,
    take,
    signal,
  }: {
    readonly fetch: GuardedFetch;
    readonly token: string;
    readonly take: () => Promise<void>;
    readonly signal: AbortSignal;
  },
) => {
  const authorization = `Bearer ${token}`;
  const urlOf = (path: string, query: Readonly<Record<string, string>>): URL => {
    const url = new URL(`${base}/3/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const get = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer | null> => {
    await take();
    return call(fetch, { method: 'GET', url: urlOf(path, query), headers: { authorization }, signal });
  };
  const send = async (path: string, body: Uint8Array, type: string, query = {}): Promise<Answer | null> => {
    await take();
    const headers = { authorization, 'content-type': type };
    return call(fetch, { method: 'POST', url: urlOf(path, query), headers, body, signal });
  };
  const post = (path: string, body: object): Promise<Answer | null> =>
    send(path, Buffer.from(JSON.stringify(body)), 'application/json');
  return {
    company: async () => readAnswer(await get('companyinformation'), companyInformation).CompanyInformation,
    suppliers: async (query: Readonly<Record<string, string>>) =>
      readAnswer(await get('suppliers', { ...query, limit: '500' }), suppliers).Suppliers,
    createSupplier: async (wanted: object) =>
      readAnswer(await post('suppliers', { Supplier: wanted }), oneSupplier).Supplier,
    /** What was changed since, page by page. */
    invoicesSince: async (since: string, page: number) => {
      const query = { lastmodified: since, limit: '500', page: String(page) };
      const found = readAnswer(await get('supplierinvoices', query), invoices);
      return { invoices: found.SupplierInvoices, pages: found.MetaInformation['@TotalPages'] };
    },
    invoice: async (number: string): Promise<FortnoxInvoice | null> => {
      const answer = await get(`supplierinvoices/${encodeURIComponent(number)}`);
      return answer === null ? null : readAnswer(answer, oneInvoice).SupplierInvoice;
    },
    createInvoice: async (wanted: object) =>
      readAnswer(await post('supplierinvoices', { SupplierInvoice: wanted }), oneInvoice).SupplierInvoice,
    connections: async (number: string) =>
      readAnswer(
        await get('supplierinvoicefileconnections', { supplierinvoicenumber: number }),
        connections,
      ).SupplierInvoiceFileConnections.filter((one) => one.SupplierInvoiceNumber === number),
    connect: async (number: string, fileId: string): Promise<void> => {
      const SupplierInvoiceFileConnection = { SupplierInvoiceNumber: number, FileId: fileId };
      const answer = await post('supplierinvoicefileconnections', { SupplierInvoiceFileConnection });
      if (answer === null) throw new BookkeepingFault('refused', '404');
    },
    waitingFiles: async () => readAnswer(await get(`inbox/${inboxFolder}`), folder).Folder.Files ?? [],
    upload: async (name: string, type: string, bytes: Uint8Array): Promise<string> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const written = new Response(form);
      const body = new Uint8Array(await written.arrayBuffer());
      const answer = await send('inbox', body, written.headers.get('content-type') ?? '', {
        path: inboxFolder,
      });
      return readAnswer(answer, oneFile).File.Id;
    },
  };
};

export type FortnoxApi = ReturnType<typeof fortnoxApi>;
