import type { CsvMapping } from '#core/reading/csv/csv-mapping.ts';
import { enoughConfirmations } from '#core/reading/layouts/layout-memory.ts';
import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import { layoutStatements } from '#core/reading/layouts/layout-statements.ts';
import { structureStatements } from '#core/reading/shared/structure-statements.ts';
import { findDocument } from '#features/intake/documents/server/queries.ts';
import type { NamedDocument } from '#features/intake/documents/server/queries.ts';
import { isReadingHidden } from './queries-hidden.ts';
import { findLayouts, findReadings } from './queries-readings.ts';
import type { StoredLayout, StoredReading } from './queries-readings.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { LayoutRow, ReadField, ReviewDetail, Statement } from '../contract.ts';
import { sheetRole } from '../contract-draft.ts';
import type { Mapping } from '../contract-draft.ts';
import { doubts } from '../rules-doubts.ts';
import { draftOf, emptyDraft } from '../rules-draft.ts';

const columnsOf = ({ head, columns }: CsvMapping): LayoutRow['statements'] =>
  columns.flatMap((role, index) => {
    if (role === null) return [];
    const [at, label] = [String(index + 1), head[index] ?? ''];
    return label === ''
      ? [{ kind: 'sheet-column', values: { at, role } }]
      : [{ kind: 'column', values: { at, label, role } }];
  });

/** Statements of a layout as the wire has them: what chooses the text, and its values. */
export const wireStatements = (statements: readonly { readonly kind: string }[]): Statement[] =>
  statements.map(({ kind, ...values }) => ({
    kind,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  }));

const statementsOf = ({ kind, memory }: StoredLayout): LayoutRow['statements'] =>
  kind === 'pages'
    ? wireStatements(layoutStatements(memory as LayoutMemory))
    : columnsOf(memory as CsvMapping);

const nameSql = 'select user_id as id, full_name as name from member_name where user_id = any($1::uuid[])';

/** Names of people by their ids. */
const namesOf = async (
  reader: Reader,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await reader.query<{ id: string; name: string }>(nameSql, [known]);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const layoutRowOf = (layout: StoredLayout, names: ReadonlyMap<string | null, string>): LayoutRow => ({
  id: layout.id,
  supplierName: layout.supplier_name,
  confirmations: layout.confirmations,
  // What a column means is said outright, and concluded from nothing that would have to be confirmed.
  trusted: layout.kind === 'sheet' || layout.confirmations >= enoughConfirmations,
  statements: statementsOf(layout),
  taughtAt: layout.taught_at.toISOString(),
  taughtBy: names.get(layout.taught_by) ?? null,
  taughtFrom: layout.taught_from,
});

/** The organization's layouts as the wire shows them, those taught last first; `key`: only the one of it. */
export const listLayouts = async (
  reader: Reader,
  { organizationId }: UnitScope,
  key?: string,
): Promise<LayoutRow[]> => {
  const layouts = [
    ...(await findLayouts(reader, organizationId, 'pages')),
    ...(await findLayouts(reader, organizationId, 'sheet')),
  ].filter((layout) => key === undefined || layout.key === key);
  const names = await namesOf(
    reader,
    layouts.map(({ taught_by }) => taught_by),
  );
  return layouts.map((layout) => layoutRowOf(layout, names));
};

/** What was left out is no field; the record has then no name for it. */
const present = (fields: Readonly<Record<string, ReadField | undefined>>): Record<string, ReadField> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : [])));

const mappingOf = ({ head, columns, version: _version, ...said }: CsvMapping): Mapping => ({
  ...said,
  columns: columns.map((role) => sheetRole.safeParse(role).data ?? null),
  hasHead: head.length > 0,
});

const sheetOf = ({ sheet }: StoredReading): ReviewDetail['sheet'] =>
  sheet === null
    ? null
    : {
        rows: sheet.rows.map((row) => [...row]),
        rowCount: sheet.rowCount,
        mapping: sheet.mapping === null ? null : mappingOf(sheet.mapping),
        isKept: sheet.isKept,
      };

const original = `
  with recursive above as (
    select id, parent_id, sha256 from document where organization_id = $1 and unit_id = $2 and id = $3
    union all
    select d.id, d.parent_id, d.sha256 from above join document d
      on d.organization_id = $1 and d.unit_id = $2 and d.id = above.parent_id and above.sha256 = ''
  )
  select id from above where sha256 <> ''`;

/** A document whose pages nobody has begun to read, or that had none to be read. */
const unreadOf = ({
  id,
  file_name,
  state,
  reason,
  format,
  received_at,
  invoice_id,
}: NamedDocument): ReviewDetail => ({
  documentId: id,
  fileName: file_name,
  state,
  reason,
  format,
  receivedAt: received_at.toISOString(),
  originalId: id,
  invoiceId: invoice_id,
  revision: 0,
  changedAt: null,
  changedBy: null,
  progress: null,
  doubts: [],
  layout: null,
  shared: null,
  pages: [],
  fields: {},
  lines: [],
  vat: [],
  charges: [],
  draft: emptyDraft,
  changed: false,
  invoices: null,
  sheet: null,
});

/** A document's reading with what is to be accepted. Of one that waits for something else than a review there is none. */
export const readReview = async (
  reader: Reader,
  scope: UnitScope,
  documentId: string,
): Promise<ReviewDetail | Refused<'document.not_exist'>> => {
  const document = await findDocument(reader, scope, documentId);
  const stored = (await findReadings(reader, scope, [documentId])).get(documentId);
  if (document === null) return refused('document.not_exist');
  if (stored === undefined)
    return document.state === 'needs-review' ? refused('document.not_exist') : unreadOf(document);
  const { organizationId, unitId } = scope;
  const [bytes] = await reader.query<{ id: string }>(original, [organizationId, unitId, documentId]);
  const layouts = stored.layout_key === null ? [] : await listLayouts(reader, scope, stored.layout_key);
  const names = await namesOf(reader, [stored.changed_by]);
  const { progress_page: page, progress_pages: pages } = stored;
  const isHidden = await isReadingHidden(reader, scope, document.invoice_id);
  const reading = isHidden ? null : stored.reading;
  const ownDraft = isHidden ? null : (stored.accepted ?? stored.draft);
  return {
    documentId,
    fileName: document.file_name,
    state: document.state,
    reason: document.reason,
    format: stored.format,
    receivedAt: document.received_at.toISOString(),
    originalId: bytes?.id ?? documentId,
    invoiceId: document.invoice_id,
    revision: stored.revision,
    changedAt: stored.changed_at?.toISOString() ?? null,
    changedBy: names.get(stored.changed_by) ?? null,
    progress: document.state === 'recognising' && page !== null && pages !== null ? { page, pages } : null,
    doubts: doubts.filter((doubt) => stored.doubts.includes(doubt)),
    layout: layouts[0] ?? null,
    shared: reading?.shared === undefined ? null : wireStatements(structureStatements(reading.shared)),
    pages: stored.pages.map(({ number, width, height, recognised }) => ({
      number,
      width,
      height,
      recognised,
    })),
    fields: present(reading?.fields ?? {}),
    lines: (reading?.lines ?? []).map(({ confidence, fields }) => ({ confidence, fields: present(fields) })),
    vat: [...(reading?.vat ?? [])],
    charges: [...(reading?.charges ?? [])],
    draft: ownDraft ?? (reading === null ? emptyDraft : draftOf(reading.invoice)),
    changed: stored.draft !== null,
    invoices: stored.invoices?.map((group) => [...group]) ?? null,
    sheet: isHidden ? null : sheetOf(stored),
  };
};
