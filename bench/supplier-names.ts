import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { derivedId } from '#platform/server/ids.ts';
import { chanceFrom } from './chance.ts';

const beginnings =
  'Grön Fisk Kött Ost Bröd Kaffe Vin Öl Äpple Skog Hav Norr Söder Öster Väster Berg Dal Sjö Ång Åker Strand Gård Stor Lill Kron Guld Silver Järn'.split(
    ' ',
  );
const endings =
  'saks mästarna kompaniet hallen boden bruket gården rökeriet partiet grossisten specialisten huset torget depån importen service bageriet'.split(
    ' ',
  );
const places =
  'Göteborg Malmö Höör Åre Örebro Växjö Umeå Luleå Skövde Älmhult Ängelholm Borås Kalmar Visby Sälen Nässjö Falun Gävle Täby Lund'.split(
    ' ',
  );

export interface BenchSupplier {
  readonly name: string;
  readonly organizationNumber: string;
}

/** Companies with names as Swedish ones are, each its own; the same ones in every run. */
export const benchSuppliers = (count: number): readonly BenchSupplier[] => {
  const chance = chanceFrom(20);
  const pick = (words: readonly string[]): string => words[Math.floor(chance() * words.length)] ?? '';
  const names = new Set<string>();
  while (names.size < count) {
    const name = `${pick(beginnings)}${pick(endings)} ${pick(places)}`;
    const second = `${pick(beginnings)}${pick(beginnings).toLowerCase()}${pick(endings)}`;
    names.add(chance() < 0.3 ? name : chance() < 0.5 ? `${second} & Co` : `${second} i ${pick(places)}`);
  }
  return [...names].map((name, at) => ({ name, organizationNumber: String(5570000000 + at * 7) }));
};

/** Writes them into the directory, many at once. */
export const fillDirectory = async (
  { background }: Engine,
  suppliers: readonly BenchSupplier[],
): Promise<void> => {
  const rows = suppliers.map(({ name, organizationNumber }, at) => ({
    id: derivedId('00000000-0000-4000-8000-000000000000', at),
    display_name: name,
    legal_name: `${name} AB`,
    organization_number: organizationNumber,
    category: supplierCategories[at % supplierCategories.length],
    verified: at % 3 === 0,
    search_name: supplierSearchName(name),
  }));
  for (let at = 0; at < rows.length; at += 2_000)
    await background.query(
      `insert into supplier (id, display_name, legal_name, organization_number, category, verified, search_name)
       select id, display_name, legal_name, organization_number, category, verified, search_name
       from jsonb_populate_recordset(null::supplier, $1)`,
      [JSON.stringify(rows.slice(at, at + 2_000))],
    );
};
