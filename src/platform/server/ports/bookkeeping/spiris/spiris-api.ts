import { z } from 'zod';
import type { Answer, GuardedFetch } from '../../../http/guarded-fetch.ts';
import { call, readAnswer } from '../call.ts';

const supplier = z.object({
  Id: z.string(),
  Name: z.string(),
  CorporateIdentityNumber: z.string().nullish(),
  BankgiroNumber: z.string().nullish(),
  PlusgiroNumber: z.string().nullish(),
});

export type SpirisSupplier = z.output<typeof supplier>;

const rows = z.array(z.object({ TransactionText: z.string().nullish() }));
const draft = z.object({ Id: z.string(), Rows: rows });
const invoice = z.object({
  Id: z.string(),
  Rows: rows.nullish(),
  CreatedFromDraftId: z.string().nullish(),
  RemainingAmount: z.number().nullish(),
});

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ Meta: z.object({ TotalNumberOfPages: z.number().int() }), Data: z.array(row) });

const terms = z.object({ Id: z.string(), NumberOfDays: z.number().int().nullish() });
const attachment = z.object({ Id: z.string(), FileName: z.string().nullish() });
const settings = z.object({ Name: z.string(), CorporateIdentityNumber: z.string().nullish() });

/** Text in a filter of OData. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const pageSize = '1000';

/** The calls of the Spiris API 2 that are made. `take` waits for the next request's turn. */
export const spirisApi = (
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
  const get = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer | null> => {
    await take();
    const url = new URL(`${base}/v2/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return call(fetch, { method: 'GET', url, headers: { authorization }, signal });
  };
  const post = async (path: string, body: object): Promise<Answer | null> => {
    await take();
    const headers = { authorization, 'content-type': 'application/json' };
    const url = new URL(`${base}/v2/${path}`);
    return call(fetch, { method: 'POST', url, headers, body: Buffer.from(JSON.stringify(body)), signal });
  };
  const list = async <Row extends z.ZodType>(path: string, row: Row, filter: string, page: number) => {
    const query = { $filter: filter, $page: String(page), $pagesize: pageSize };
    const { Meta, Data } = readAnswer(await get(path, query), pageOf(row));
    return { rows: Data, pages: Meta.TotalNumberOfPages };
  };
  return {
    company: async () => readAnswer(await get('companysettings'), settings),
    suppliers: async (filter: string) => (await list('suppliers', supplier, filter, 1)).rows,
    terms: async () => readAnswer(await get('termsofpayments'), pageOf(terms)).Data,
    createSupplier: async (wanted: object) => readAnswer(await post('suppliers', wanted), supplier),
    drafts: (filter: string, page: number) => list('supplierinvoicedrafts', draft, filter, page),
    invoices: (filter: string, page: number) => list('supplierinvoices', invoice, filter, page),
    hasDraft: async (id: string): Promise<boolean> =>
      (await get(`supplierinvoicedrafts/${encodeURIComponent(id)}`)) !== null,
    createDraft: async (wanted: object) =>
      readAnswer(
        await post('supplierinvoicedrafts?calculateVatOnCostAccounts=false&useDefaultVatCodes=true', wanted),
        draft,
      ),
    attachments: async (fileName: string) =>
      (await list('attachments', attachment, `FileName eq ${quoted(fileName)}`, 1)).rows,
    upload: async (fileName: string, contentType: string, bytes: Uint8Array): Promise<string> => {
      const Data = Buffer.from(bytes).toString('base64');
      const answer = await post('attachments', { FileName: fileName, ContentType: contentType, Data });
      return readAnswer(answer, attachment).Id;
    },
  };
};

export type SpirisApi = ReturnType<typeof spirisApi>;
