import { besideSupplier } from '#features/sample/demo/rules-beside.ts';
import type { Asked } from './sample.ts';

/** Ids of the sample that screens are opened with. */
export type Places = {
  readonly paper: string;
  readonly drawn: string;
  readonly held: string;
  readonly file: string;
  /** A file whose reading waits for a person. */
  readonly reading: string;
  /** A mail in quarantine. */
  readonly waiting: string;
  readonly article: string;
  /** An order line that cost more than was watched. */
  readonly line: string;
  readonly supplier: string;
  /** A supplier with a fee, a renumbered article and an invoice that is missing. */
  readonly beside: string;
  /** A claim of which a part is credited. */
  readonly claim: string;
  /** A price list that was imported. */
  readonly list: string;
};

type Content<Row> = { content: Row[] };

/** Invoices with deviations that are opened to find one of each kind. */
const mostLooked = 40;

/** Finds an invoice of each kind, a file and a mail that wait, and an article with an alert. */
export async function findPlaces(ask: Asked): Promise<Places> {
  type File = { id: string; invoiceId: string | null; reason: string | null };
  type Row = { id: string; held: boolean; unresolvedCount: number };
  const { content: rows } = await ask<Content<Row>>(
    'invoice-management/invoices?limit=200&from=2020-01-01&sort=deviations&direction=desc',
  );
  type Detail = { id: string; documents: { contentType: string }[] };
  const calm = rows.filter(({ held, unresolvedCount }) => !held && unresolvedCount > 0).slice(0, mostLooked);
  const details = await Promise.all(calm.map(({ id }) => ask<Detail>(`invoice-management/invoices/${id}`)));
  const isPaper = ({ documents }: Detail) =>
    documents.some(({ contentType }) => contentType === 'application/pdf');
  const [alert] = (await ask<Content<{ id: string }>>('price-monitoring/alerts?limit=1')).content;
  const [dearer] = await ask<{ id: string }[]>('deviation-management/lines?onlyDearer=true');
  const waits = await ask<Content<File>>('invoice-management/documents?states=needs-review&limit=50');
  type Arrival = { id: string; actions: string[] };
  const arrivals = await ask<Content<Arrival>>('invoice-management/arrivals?group=attention&limit=50');
  type Supplier = { id: string; displayName: string; latestInvoiceDate: string | null };
  const suppliers = await ask<Supplier[]>('outlet-management/organization-suppliers?status=active');
  type Claim = { id: string; credit: string; state: string };
  const claims = await ask<Content<Claim>>('claim-management/claims?limit=50');
  const { imports } = await ask<{ imports: { id: string }[] }>('deal-management/imports');
  const found = {
    list: imports[0]?.id,
    supplier: suppliers.find(({ latestInvoiceDate }) => latestInvoiceDate !== null)?.id,
    beside: suppliers.find(({ displayName }) => displayName === besideSupplier.name)?.id,
    paper: details.find(isPaper)?.id,
    drawn: details.find((one) => !isPaper(one))?.id,
    held: rows.find(({ held }) => held)?.id,
    file: waits.content.find(({ invoiceId }) => invoiceId === null)?.id,
    reading: waits.content.find(({ reason }) => reason === 'reading.uncertain')?.id,
    claim: claims.content.find(({ credit, state }) => credit === 'partly' && state === 'sent')?.id,
    waiting: arrivals.content.find(({ actions }) => actions.includes('accept-sender'))?.id,
    article: alert?.id,
    line: dearer?.id,
  };
  const idOf = (name: keyof Places): string => {
    const id = found[name];
    if (id === undefined) throw new Error(`the sample has no ${name}`);
    return id;
  };
  return {
    paper: idOf('paper'),
    drawn: idOf('drawn'),
    held: idOf('held'),
    file: idOf('file'),
    reading: idOf('reading'),
    waiting: idOf('waiting'),
    article: idOf('article'),
    line: idOf('line'),
    supplier: idOf('supplier'),
    beside: idOf('beside'),
    claim: idOf('claim'),
    list: idOf('list'),
  };
}
