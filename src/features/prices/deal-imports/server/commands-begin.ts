import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { type BegunImport, insertImport } from './commands-insert.ts';
import type { Act } from './commands-save.ts';
import { denyImport, type Denied } from './commands.ts';

/** Begins an import of a document that came by another door than the import's own. Answers its id. */
export const beginImport = async (
  tx: Tx,
  scope: UnitScope,
  act: Act & { readonly newId: NewId },
  begun: BegunImport,
): Promise<string | Denied> => {
  const denied = await denyImport(tx, scope, act, begun.unitIds);
  return denied instanceof Refused ? denied : insertImport(tx, scope, act, begun);
};
