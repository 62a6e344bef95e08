import type { Role } from '#core/access/roles.ts';
import { directoryOf } from '#features/suppliers/suppliers/server/queries-directory.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, SeenScope } from '#platform/server/scope.ts';
import type { sourcingContract } from '../contract.ts';
import { forgetPack, forgetVerdict, judgeGoods, type SourcingAct, statePack } from './commands.ts';
import { listSourced, readAlternatives } from './queries-articles.ts';
import { viewerOf } from './queries-bought.ts';
import { searchGoods } from './queries-goods.ts';
import { listRefused } from './queries-refused.ts';
import { trySwitch } from './queries-switch.ts';
import { readParity, readSourcing } from './queries-overview.ts';

interface Asked {
  readonly scope: SeenScope;
  readonly role: Role;
  readonly actor: Actor;
  readonly now: Date;
}

const actOf = (asked: Asked): SourcingAct => ({
  viewer: viewerOf(asked),
  actor: asked.actor,
  now: asked.now,
});

/** Sourcing's endpoints. */
export const sourcingRoutes = ({
  db,
  newId,
}: {
  readonly db: Db;
  readonly newId: NewId;
}): Handlers<typeof sourcingContract> => ({
  readSourcing: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) => readSourcing(reader, viewerOf(asked))),
  listSourced: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) => listSourced(reader, viewerOf(asked), asked.query)),
  readAlternatives: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) =>
      readAlternatives(reader, viewerOf(asked), asked.params.articleId),
    ),
  readParity: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) => readParity(reader, viewerOf(asked), asked.query)),
  searchGoods: async (asked) => {
    const directory = await db.platformRead(directoryOf(db));
    return db.tenantRead(asked.scope.organizationId, (reader) =>
      searchGoods(reader, viewerOf(asked), directory, asked.query),
    );
  },
  trySwitch: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) => trySwitch(reader, viewerOf(asked), asked.query)),
  listRefused: (asked) =>
    db.tenantRead(asked.scope.organizationId, (reader) => listRefused(reader, viewerOf(asked), asked.query)),
  statePack: (asked) =>
    db.tenantTransaction(asked.scope.organizationId, (tx) =>
      statePack(tx, actOf(asked), asked.params.articleId, asked.body),
    ),
  forgetPack: (asked) =>
    db.tenantTransaction(asked.scope.organizationId, (tx) =>
      forgetPack(tx, actOf(asked), asked.params.articleId),
    ),
  judgeGoods: (asked) =>
    db.tenantTransaction(asked.scope.organizationId, (tx) =>
      judgeGoods(tx, actOf(asked), newId, asked.params.articleId, asked.body),
    ),
  forgetVerdict: (asked) =>
    db.tenantTransaction(asked.scope.organizationId, (tx) =>
      forgetVerdict(tx, actOf(asked), asked.params.verdictId),
    ),
});
