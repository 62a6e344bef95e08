import type { DocumentKind } from '../kind/stated-document.ts';
import { kindWords } from '../kind/kind-words.ts';
import { kindText } from '../kind/kind-titles.ts';
import { csvHead, type CsvMapping } from './csv-mapping.ts';

type Rows = readonly (readonly string[])[];

const [titleRows, mostInTitle, mostAbout] = [6, 3, 200];

/** The words above the table that call it something. */
const titleOf = (rows: Rows): Pick<DocumentKind, 'kind' | 'reasons'> | null => {
  for (const row of rows.slice(0, titleRows)) {
    const said = row.filter((cell) => cell !== '');
    if (said.length > mostInTitle) return null;
    for (const cell of said) {
      const found = kindWords(kindText(cell.split(/\s+/)));
      if (found !== null) return { kind: found.kind, reasons: [cell] };
    }
  }
  return null;
};

const typeColumn = /^(dokument|faktura|verifikat)?typ(e)?$|^document ?type$|^dokumenttype$/;

/** What a column of types calls every row. */
const typeOf = ([head = [], ...rows]: Rows): Pick<DocumentKind, 'kind' | 'reasons'> | null => {
  const at = csvHead(head).findIndex((label) => typeColumn.test(label));
  const types = new Set(at < 0 ? [] : rows.map((row) => row[at] ?? ''));
  const [only = ''] = types;
  const found = types.size === 1 ? kindWords(kindText(only.split(/\s+/))) : null;
  return found === null ? null : { kind: found.kind, reasons: [only] };
};

const ofGoods = ['name', 'articleNumber', 'gtin', 'quantity', 'price', 'unit'] as const;
const balance =
  /^(saldo|rest(belopp|skuld)?|kvar(stående)?|öppet belopp|obetalt|utestående|balance|open amount|outstanding|förfallna dagar|dagar)$/;

/** A list of invoices, a row each and no goods: what is owed, which is a statement of account. */
const isListed = (rows: Rows, { columns, head }: CsvMapping): boolean => {
  const at = columns.indexOf('number');
  if (at < 0 || ofGoods.some((role) => columns.includes(role))) return false;
  const numbers = rows.slice(1).map((row) => row[at] ?? '');
  const isEach = new Set(numbers.filter((number) => number !== '')).size > 1;
  return isEach && (columns.includes('dueDate') || head.some((label) => balance.test(label)));
};

/**
 * What a table file is instead of an invoice, with the numbers of the invoices that it lists: by the words above it, by its column of
 * types, or because it lists invoices and no goods. `null` where nothing says so. `mapping`: what its head says, if anything.
 */
export const csvKind = (rows: Rows, mapping: CsvMapping | null): DocumentKind | null => {
  const said =
    titleOf(rows) ??
    typeOf(rows) ??
    (mapping !== null && isListed(rows, mapping)
      ? { kind: 'statement' as const, reasons: [(rows[0] ?? []).filter(Boolean).join(', ').slice(0, 200)] }
      : null);
  if (said === null) return null;
  const at = mapping?.columns.indexOf('number') ?? -1;
  const numbers = at < 0 ? [] : rows.slice(1).map((row) => row[at] ?? '');
  const about = [...new Set(numbers.filter((number) => number !== ''))].slice(0, mostAbout);
  return { ...said, isClear: true, about };
};
