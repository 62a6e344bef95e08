import { Readable } from 'node:stream';
import { analyse } from '#features/prices/deal-imports/server/commands-analyse.ts';
import { exampleFile } from '#features/prices/deal-imports/server/commands-download.ts';
import { saveImport } from '#features/prices/deal-imports/server/commands-save.ts';
import { type ImportDeps, openImport } from '#features/prices/deal-imports/server/commands.ts';
import { type ImportRecord, listImports } from '#features/prices/deal-imports/server/queries.ts';
import { Refused } from '#platform/wire/refused.ts';
import { listSupplier } from '../rules-story.ts';
import { sampleSuppliers } from '../rules-suppliers.ts';
import { actorOf, type Evening } from './commands-decide.ts';
import { momentOf } from './commands-send.ts';

const orThrow = <Value>(value: Value | Refused): Value => {
  if (value instanceof Refused) throw new Error(`the sample's price list: ${value.code}`);
  return value;
};

/** The price list that was begun or imported before, or one that is begun: the template, as everybody can download it. */
const openedList = async (
  deps: ImportDeps,
  { group, scope, until }: Evening,
): Promise<ImportRecord | null> => {
  const { organizationId } = scope;
  const found = await deps.db.tenantRead(organizationId, async (reader) => {
    const [before] = await listImports(reader, scope);
    const [supplier] = await reader.query<{ id: string }>(
      'select id from organization_supplier where organization_id = $1 and display_name = $2',
      [organizationId, sampleSuppliers.find(({ key }) => key === listSupplier)?.party.name],
    );
    return { before, supplierId: supplier?.id };
  });
  if (found.before !== undefined) return found.before;
  if (found.supplierId === undefined) return null;
  const { fileName, contentType, bytes } = await exampleFile('sv', until);
  const asked = { supplierId: found.supplierId, units: undefined, actor: actorOf(group, 'owner') };
  const files = (async function* () {
    yield { fileName, contentType, stream: Readable.from([bytes]) };
  })();
  return orThrow(await openImport(deps, scope, asked, files, async (_tx, record) => record));
};

/** Imports a price list whose prices are to come. One that was cut short is saved; one that was saved is left as it is. */
export const importPriceList = async (deps: ImportDeps, evening: Evening): Promise<void> => {
  const { group, scope, until } = evening;
  const then = { ...deps, clock: { now: () => momentOf(until, '15:45:00', deps.clock.now()) } };
  const record = await openedList(then, evening);
  if (record?.state !== 'open') return;
  const now = then.clock.now();
  const shown = { shown: 'all', offset: 0, limit: 0, withEffect: false, now } as const;
  const { answer } = orThrow(await analyse(then, scope, record, shown));
  const act = { actor: actorOf(group, 'owner'), now };
  orThrow(await saveImport(then, scope, act, record.id, answer.digest));
};
