import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { settleAlerts } from '#features/prices/price-monitoring/server/commands-settle.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import type { CreateDeal } from '#features/prices/deals/contract-terms.ts';
import { createDeal } from '#features/prices/deals/server/commands.ts';
import { setSender } from '#features/intake/mail/server/commands-sender.ts';
import { findStandings } from '#features/intake/mail/server/queries.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import { supplierNameOf } from '../rules-assortment.ts';
import { daysAfter } from '../rules-calendar.ts';
import { decisionOn, type SampleDecision } from '../rules-decisions.ts';
import { sampleDomainOf, sampleOwnDomain } from '../rules-people.ts';
import type { SamplePlan } from '../rules-plan.ts';
import type { SampleSize } from '../rules-size.ts';
import type { SampleDeal } from '../rules-story.ts';
import { type OutletKey, sampleSuppliers } from '../rules-suppliers.ts';
import { momentOf } from './commands-send.ts';
import type { AsideDeps } from '#features/intake/documents/server/commands-aside.ts';
import type { RegisterDeps } from './commands-register.ts';
import { findUnconfirmed } from './queries.ts';
import type { SampleGroup } from './queries.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';

/** A restaurant of the sample on the evening of a day. */
export interface Evening {
  readonly group: SampleGroup;
  readonly outlet: OutletKey;
  readonly scope: UnitScope;
  readonly until: string;
}

type Deps = Pick<RegisterDeps, 'db' | 'clock' | 'newId'>;

/** Suppliers that the restaurants have confirmed as senders. */
const confirmedSenders = new Set([
  'tallviks-grossist',
  'skafferihuset',
  'gronsakshuset-arsta',
  'sodra-fiskbilen',
  'rosteri-nordan',
]);

const page = { page: 1, limit: 200, direction: 'desc' } as const;

/** The one who acts, as the audit log has it. */
export const actorOf = ({ userIds }: SampleGroup, role: 'owner' | 'editor'): Actor => ({
  userId: userIds[role],
  impersonatedBy: null,
  requestId: 'sample',
});

/** What a deal is about: an article of the restaurant or goods of a supplier; undefined before there is such a one. */
const aboutOf = async (
  reader: Reader,
  scope: UnitScope,
  size: SampleSize,
  deal: SampleDeal,
): Promise<Pick<CreateDeal, 'articleId' | 'goods'> | undefined> => {
  const { goods } = deal;
  const [, articleNumber = ''] = deal.article.split('/');
  if (goods === null) {
    const articleId = await articleIdOf(reader, scope, size, deal.article);
    return articleId === undefined ? undefined : { articleId };
  }
  const [supplier] = await reader.query<{ id: string }>(
    'select id from organization_supplier where organization_id = $1 and display_name = $2',
    [scope.organizationId, supplierNameOf(size, deal.article)],
  );
  return supplier && { goods: { ...goods, articleNumber, supplierId: supplier.id } };
};

/** The restaurant's article of a story (`supplier/number`); undefined before it was bought. */
export const articleIdOf = async (
  reader: Reader,
  scope: UnitScope,
  size: SampleSize,
  article: string,
): Promise<string | undefined> => {
  const [, number = ''] = article.split('/');
  const name = supplierNameOf(size, article);
  const found = await listProducts(reader, scope, { ...page, sort: 'sum', search: number }, 'all');
  return found.content.find(
    ({ articleNumber, supplier }) => articleNumber === number && supplier.displayName === name,
  )?.id;
};

/** Makes the deals that have begun by the evening; one that was made before is refused as overlapping. */
export const makeDeals = async (
  { db, clock, newId }: Deps,
  { group, scope, until }: Evening,
  { setting, deals }: Pick<SamplePlan, 'setting' | 'deals'>,
): Promise<void> => {
  for (const deal of deals) {
    const validFrom = daysAfter(setting.today, -deal.startedDaysAgo);
    if (validFrom > until) continue;
    const now = momentOf(until, '15:20:00', clock.now());
    const act = { actor: actorOf(group, 'owner'), now, newId };
    await db.tenantTransaction(scope.organizationId, async (tx) => {
      const about = await aboutOf(tx, scope, setting.size, deal);
      if (about === undefined) return null;
      const { price, marketPriced, wholeOrganization, note, tolerancePercent } = deal;
      const made = await createDeal(tx, scope, act, {
        ...about,
        price,
        breaks: [],
        basis: 'invoice',
        endEarlier: false,
        validFrom,
        marketPriced,
        wholeOrganization,
        note,
        validTo: deal.endsInDays === null ? null : daysAfter(setting.today, deal.endsInDays),
        tolerance: {
          type: 'percent',
          up: tolerancePercent,
          down: tolerancePercent,
        },
      });
      if (made instanceof Refused && made.code !== 'deal.overlaps') throw new Error(made.code);
      return made;
    });
  }
};

/** Confirms who may send invoices by mail: some suppliers as they become known, and the restaurants' own domain. */
export const confirmSenders = async (
  { db, clock, newId, hooks }: Deps & AsideDeps,
  { group, scope, until }: Evening,
): Promise<void> => {
  const actor = actorOf(group, 'owner');
  const act = { db, newId, hooks, clock: { now: () => momentOf(until, '05:00:00', clock.now()) } };
  const confirmed = sampleSuppliers.filter(({ key }) => confirmedSenders.has(key));
  const unconfirmed = await db.tenantRead(scope.organizationId, (reader) =>
    findUnconfirmed(
      reader,
      scope,
      confirmed.map(({ party }) => party.name),
    ),
  );
  const standings = await db.tenantRead(scope.organizationId, (reader) =>
    findStandings(reader, scope, [sampleOwnDomain]),
  );
  const asked = [
    ...(standings.length > 0 ? [] : [{ name: sampleOwnDomain, standing: 'forwarder' } as const]),
    ...unconfirmed.flatMap(({ id, name }) =>
      confirmed
        .filter(({ party }) => party.name === name)
        .map(
          (supplier) => ({ name: sampleDomainOf(supplier), standing: 'supplier', supplierId: id }) as const,
        ),
    ),
  ];
  for (const sender of asked) {
    const set = await setSender(act, scope, sender, actor);
    if (set instanceof Refused) throw new Error(set.code);
  }
};

const waitingOf = async ({ db }: Deps, scope: UnitScope): Promise<readonly AlertGroup[]> => {
  const found: AlertGroup[] = [];
  for (let number = 1; ; number += 1) {
    const { content, total } = await db.tenantRead(scope.organizationId, (reader) =>
      listAlertGroups(reader, scope, { ...page, page: number, sort: 'latest', status: 'UNRESOLVED' }),
    );
    found.push(...content);
    if (content.length === 0 || found.length >= total) return found;
  }
};

/** Decides on what waits in the restaurant, as the story goes; what has newer lines than the evening waits for the next. */
export const settleEvening = async (
  deps: Deps,
  evening: Evening,
  { setting }: Pick<SamplePlan, 'setting'>,
): Promise<void> => {
  const { group, outlet, scope, until } = evening;
  const alike = new Map<string, { decision: SampleDecision; articleIds: string[] }>();
  for (const waiting of await waitingOf(deps, scope)) {
    const { supplierName, latest, supplierArticleId } = waiting;
    if (latest > until) continue;
    const asked = { outlet, supplierName, latest, articleNumber: supplierArticleId ?? '' };
    const decision = decisionOn(setting, asked);
    if (decision === null) continue;
    const name = JSON.stringify(decision);
    alike.set(name, { decision, articleIds: [...(alike.get(name)?.articleIds ?? []), waiting.id] });
  }
  const now = momentOf(until, '15:30:00', deps.clock.now());
  for (const { decision, articleIds } of alike.values()) {
    const actor = actorOf(group, decision.kind === 'ignore' ? 'owner' : 'editor');
    const settled = await deps.db.tenantTransaction(scope.organizationId, (tx) =>
      settleAlerts(tx, scope, { actor, now, newId: deps.newId }, { ...decision, articleIds }),
    );
    // Somebody who looks at the sample may have been first.
    if (settled instanceof Refused && settled.code !== 'alert.already_settled') throw new Error(settled.code);
  }
};
