import { randomUUID } from 'node:crypto';
import type { PeerAnswer, PeerRequest } from './faulty.ts';
import { oauthPeer } from './oauth-peer.ts';

interface HeldDraft {
  readonly Id: string;
  readonly InvoiceNumber: string;
  readonly SupplierId: string;
  readonly CreatedUtc: string;
  readonly Rows: readonly { readonly TransactionText: string }[];
  readonly TotalAmount: number;
  readonly Attachments: { readonly AttachmentIds: readonly string[] };
}

interface HeldInvoice extends HeldDraft {
  readonly CreatedFromDraftId: string;
  RemainingAmount: number;
}

const fault = (message: string): PeerAnswer => [400, { ErrorCode: 4000, Message: message }];

/** What a filter compares: one field with one value, as much of OData as is asked for. */
const filterOf = (query: URLSearchParams): ((row: Readonly<Record<string, unknown>>) => boolean) => {
  const filter = query.get('$filter');
  if (filter === null) return () => true;
  const [, field = '', operator = '', value = ''] = /^(\w+) (eq|ge) (.+)$/.exec(filter) ?? [];
  if (field === '') throw new Error(`no filter: ${filter}`);
  const wanted = value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
  return (row) => (operator === 'eq' ? row[field] === wanted : String(row[field]) >= wanted);
};

const ore = (amount: unknown): number => {
  const all = Math.round(Number(amount ?? 0) * 100);
  if (Math.abs(all - Number(amount ?? 0) * 100) > 1e-6) throw new Error('more than two decimals');
  return all;
};

/** A peer that speaks what is called of the Spiris API 2 and refuses what is not as it is documented. */
export const spirisPeer = ({
  now,
  company = { CompanyName: 'Bryggan AB', OrganizationNumber: '559000-0004' },
}: {
  readonly now: () => Date;
  readonly company?: { readonly CompanyName: string; readonly OrganizationNumber: string };
}) => {
  const client = { clientId: 'krogkoll', clientSecret: 'the secret at Spiris' };
  const oauth = oauthPeer(client, now, 3_600);
  const suppliers: { Id: string; Name: string; CorporateIdentityNumber?: string }[] = [];
  const drafts = new Map<string, HeldDraft>();
  const invoices = new Map<string, HeldInvoice>();
  const attachments = new Map<string, { readonly Id: string; readonly FileName: string }>();

  const createSupplier = (wanted: Record<string, string>): PeerAnswer => {
    if (!wanted['Name'] || wanted['Name'].length > 50 || wanted['TermsOfPaymentId'] !== 'terms-30')
      return fault('Name and TermsOfPaymentId are required');
    const made = { ...wanted, Name: wanted['Name'], Id: randomUUID() };
    suppliers.push(made);
    return [201, made];
  };

  const createDraft = (wanted: Record<string, unknown>, query: URLSearchParams): PeerAnswer => {
    if (query.get('calculateVatOnCostAccounts') !== 'false') return fault('VAT would be posted twice');
    if (!suppliers.some(({ Id }) => Id === wanted['SupplierId'])) return fault('SupplierId is unknown');
    const rows = wanted['Rows'] as Record<string, unknown>[];
    const debit = rows.reduce((sum, row) => sum + ore(row['DebitAmount']), 0);
    const credit = rows.reduce((sum, row) => sum + ore(row['CreditAmount']), 0);
    if (debit !== credit) return fault('The rows do not balance');
    const message = typeof wanted['Message'] === 'string' ? wanted['Message'] : '';
    if (message.length > 25 || String(wanted['InvoiceNumber']).length > 50) return fault('too long');
    if (typeof wanted['IsCreditInvoice'] !== 'boolean') return fault('IsCreditInvoice is required');
    if (ore(wanted['TotalAmount']) < 0) return fault('a total is positive');
    const { AttachmentIds = [] } = (wanted['Attachments'] ?? {}) as { AttachmentIds?: string[] };
    if (!AttachmentIds.every((id) => attachments.has(id))) return fault('an attachment is unknown');
    const Id = randomUUID();
    const made: HeldDraft = {
      Id,
      InvoiceNumber: String(wanted['InvoiceNumber']),
      SupplierId: String(wanted['SupplierId']),
      CreatedUtc: now().toISOString(),
      Rows: rows.map((row) => ({ TransactionText: String(row['TransactionText']) })),
      TotalAmount: Number(wanted['TotalAmount']),
      Attachments: { AttachmentIds },
    };
    drafts.set(Id, made);
    return [201, made];
  };

  const upload = (wanted: Record<string, string>): PeerAnswer => {
    const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff'];
    if (!types.includes(wanted['ContentType'] ?? '') || !wanted['Data']) return fault('ContentType');
    const made = { Id: randomUUID(), FileName: String(wanted['FileName']) };
    attachments.set(made.Id, made);
    return [201, made];
  };

  const page = (rows: Iterable<object>, query: URLSearchParams): PeerAnswer => {
    const matches = filterOf(query);
    const Data = [...rows].filter((row) => matches(row as Readonly<Record<string, unknown>>));
    return [200, { Meta: { CurrentPage: 1, TotalNumberOfPages: 1 }, Data }];
  };

  const read = (path: string, query: URLSearchParams): PeerAnswer => {
    if (path === 'companysettings')
      return [200, { Name: company.CompanyName, CorporateIdentityNumber: company.OrganizationNumber }];
    if (path === 'suppliers') return page(suppliers, query);
    if (path === 'termsofpayments')
      return page(
        [
          { Id: 'terms-10', NumberOfDays: 10 },
          { Id: 'terms-30', NumberOfDays: 30 },
        ],
        query,
      );
    if (path === 'supplierinvoicedrafts') return page(drafts.values(), query);
    if (path === 'supplierinvoices') return page(invoices.values(), query);
    if (path === 'attachments') return page(attachments.values(), query);
    const one = drafts.get(/^supplierinvoicedrafts\/([\w-]+)$/.exec(path)?.[1] ?? '');
    return one === undefined ? [404, {}] : [200, one];
  };

  const peer = (request: PeerRequest): PeerAnswer => {
    const { method, url, body } = request;
    if (url.pathname === '/connect/token') return oauth.token(request);
    if (!oauth.isLetIn(request)) return [401, {}];
    const path = url.pathname.replace(/^\/v2\//, '');
    if (method === 'GET') return read(path, url.searchParams);
    const said = JSON.parse(body.toString()) as Record<string, never>;
    if (path === 'suppliers') return createSupplier(said);
    if (path === 'supplierinvoicedrafts') return createDraft(said, url.searchParams);
    if (path === 'attachments') return upload(said);
    return [404, {}];
  };

  return {
    ...client,
    ...oauth,
    peer,
    suppliers,
    /** Every invoice as it stands, draft or booked, with how many files are on it. */
    drafts: () =>
      [...drafts.values(), ...invoices.values()].map((one) => ({
        id: one.Id,
        number: one.InvoiceNumber,
        files: one.Attachments.AttachmentIds.length,
      })),
    over: (): number => 0,
    book: (id: string): void => {
      const draft = drafts.get(id);
      if (draft === undefined) return;
      drafts.delete(id);
      const made = { ...draft, Id: randomUUID(), CreatedFromDraftId: id, RemainingAmount: draft.TotalAmount };
      invoices.set(made.Id, made);
    },
    pay: (id: string): void => {
      for (const one of invoices.values()) if (one.CreatedFromDraftId === id) one.RemainingAmount = 0;
    },
  };
};
