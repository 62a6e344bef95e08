import type pg from 'pg';
import { openingOfRead } from '#platform/server/db/transaction-start.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { byHand } from './by-hand.ts';
import type { Row } from './by-hand.ts';

/** How a transaction by hand begins: as PostgreSQL plans by itself, or as the product's reads are planned. */
export const ways = ['by itself', 'as reads'] as const;

const openings: Readonly<Record<(typeof ways)[number], (organizationId: string) => string>> = {
  'by itself': (organizationId) =>
    `begin read only; set local role krogkoll_app; set local app.organization_id = '${organizationId}'`,
  'as reads': (organizationId) => openingOfRead({ organizationId }),
};

/**
 * Asks a page's statements together, prepared, as the tenant whose rows they are, in one packet with the start and the end of their
 * transaction; answers the figures to compare.
 */
export const askByHand = async (
  client: pg.PoolClient,
  way: (typeof ways)[number],
  page: string,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<unknown[]> => {
  const { statements, told } = byHand[page] ?? { statements: [], told: () => [] };
  client.connection.stream.cork();
  const begun = client.query(openings[way](organizationId));
  const asked = statements.map((text, at) => {
    const values = text.includes('$3') ? [organizationId, unitId, articleId] : [organizationId, unitId];
    return client.query<Row>({
      name: `${page} ${at} ${way}`,
      text,
      values: text.includes('$2') ? values : [organizationId],
    });
  });
  const ended = client.query('commit');
  process.nextTick(() => client.connection.stream.uncork());
  const [, answers] = await Promise.all([begun, Promise.all(asked), ended]);
  return told(...answers.map(({ rows }) => rows));
};
