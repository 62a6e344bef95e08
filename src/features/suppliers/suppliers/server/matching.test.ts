import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownSupplierOf, supplierOf } from '#core/invoices/supplier-match.ts';
import type { DirectoryEntry, NamedSupplier, OwnSupplier } from '#core/invoices/supplier-match.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { Refused } from '#platform/wire/refused.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

const organizationId = '00000000-0000-4000-8000-000000000001';
const newId = '00000000-0000-4000-8000-000000000002';
const idOf = (kind: string, at: number): string => `${kind}0000000-0000-4000-8000-00000000000${at}`;

// So few of each that most invoices meet somebody, and often several.
const few = (...values: string[]) => fc.constantFrom(null, ...values);
const says = {
  organizationNumber: few('1', '2', '3'),
  vatNumber: few('SE1', 'SE2'),
  searchName: fc.constantFrom('', 'fisk', 'hav', 'kött'),
};
const accounts = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom('bankgiro', 'plusgiro'), account: fc.constantFrom('1', '2') }),
  { maxLength: 2, selector: ({ kind, account }) => `${kind} ${account}` },
);
const numberedOnce = {
  selector: ({ organizationNumber }: { organizationNumber: string | null }) => organizationNumber ?? {},
  maxLength: 4,
};

const world = fc
  .record({
    named: fc.record({ ...says, accounts }),
    // Ids in any order, so that the least is not the first.
    reversed: fc.boolean(),
    directory: fc.uniqueArray(fc.record({ ...says, mergedInto: fc.option(fc.nat(3)) }), numberedOnce),
    own: fc.uniqueArray(fc.record({ ...says, accounts, directory: fc.option(fc.nat(3)) }), numberedOnce),
  })
  .map(({ named, reversed, directory, own }) => {
    const place = (at: number): number => (reversed ? 9 - at : at);
    const entries = directory.map((each, at): DirectoryEntry => {
      const into = each.mergedInto ?? at;
      const stands = into !== at && directory[into]?.mergedInto === null;
      return { ...each, id: idOf('d', place(at)), mergedInto: stands ? idOf('d', place(into)) : null };
    });
    const suppliers = own.map(({ directory: of, ...each }, at): OwnSupplier => ({
      ...each,
      id: idOf('a', place(at)),
      directoryId: (of === null ? undefined : entries[of])?.id ?? null,
    }));
    return { named, directory: entries, own: suppliers };
  });

interface World {
  readonly named: NamedSupplier;
  readonly directory: readonly DirectoryEntry[];
  readonly own: readonly OwnSupplier[];
}

const write = async (tx: Tx, { directory, own }: World): Promise<void> => {
  await tx.query(
    `insert into organization (organization_id, name, organization_number, created_at) values ($1, '', '', now())`,
    [organizationId],
  );
  await tx.query(
    `insert into supplier (id, display_name, legal_name, organization_number, vat_number, category, search_name, merged_into)
     select id, 'Entry ' || id, '', "organizationNumber", "vatNumber", 'fish', "searchName", "mergedInto"
     from jsonb_to_recordset($1) as r(id uuid, "organizationNumber" text, "vatNumber" text, "searchName" text, "mergedInto" uuid)`,
    [JSON.stringify(directory)],
  );
  await tx.query(
    `insert into organization_supplier
       (organization_id, id, directory_id, display_name, search_name, organization_number, vat_number, created_at)
     select $1, id, "directoryId", '', "searchName", "organizationNumber", "vatNumber", now()
     from jsonb_to_recordset($2)
       as r(id uuid, "organizationNumber" text, "vatNumber" text, "searchName" text, "directoryId" uuid)`,
    [organizationId, JSON.stringify(own)],
  );
  await tx.query(
    `insert into supplier_account (organization_id, supplier_id, kind, account, confirmed_at)
     select $1, id, kind, account, now() from jsonb_to_recordset($2) as r(id uuid, kind text, account text)`,
    [
      organizationId,
      JSON.stringify(own.flatMap(({ id, accounts: has }) => has.map((each) => ({ id, ...each })))),
    ],
  );
};

/** What the database decides of it; nothing of it stays. */
const decided = async (given: World): Promise<unknown> => {
  let answer: unknown;
  await open.db.platformTransaction(async (tx) => {
    await write(tx, given);
    const asked = JSON.stringify({ ...given.named, newId, displayName: 'Invoice', now: new Date() });
    const [found] = await tx.query<{ id: string | null }>('select krogkoll_find_supplier($1, $2) as id', [
      organizationId,
      asked,
    ]);
    const [match] = await tx.query<{ id: string }>('select krogkoll_match_supplier($1, $2) as id', [
      organizationId,
      asked,
    ]);
    const [row] = await tx.query(
      `select id, directory_id as "directoryId", organization_number as "organizationNumber",
         vat_number as "vatNumber", search_name as "searchName", display_name as name, category
       from organization_supplier where organization_id = $1 and id = $2`,
      [organizationId, match?.id],
    );
    answer = { own: found?.id ?? null, row };
    return new Refused('conflict');
  });
  return answer;
};

/** What the rule says of it. */
const ruled = ({ named, own, directory }: World): unknown => {
  const { id, shownAs, ...match } = supplierOf(named, own, directory);
  const made = shownAs === null ? { name: 'Invoice', category: 'general' } : undefined;
  const shown = id === null ? (made ?? { name: `Entry ${shownAs}`, category: 'fish' }) : undefined;
  return {
    own: ownSupplierOf(named, own)?.id ?? null,
    row: { ...match, id: id ?? newId, ...(shown ?? { name: '', category: 'general' }) },
  };
};

it('the database books an invoice to the supplier that the rule names', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      expect(await decided(given)).toEqual(ruled(given));
    }),
    { numRuns: 150 },
  );
});
