import { untoldArticles } from '#features/account/notifications/server/queries-notice.ts';
import type { Untold } from '#features/account/notifications/server/queries-notice.ts';
import { type EndingDeal, newlyEnding } from '#features/prices/deals/server/queries-ending.ts';
import { currencyOf } from '#features/company/outlets/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { totalOf } from '../rules-figures.ts';
import type { Span } from '../rules-week.ts';
import { type ClaimMoney, readClaimMoney } from './queries-money.ts';
import { days } from './queries-purchases.ts';
import { readWaits, type Waits } from './queries-waits.ts';

/** An invoice that is not to be paid before somebody has asked the supplier. */
export interface DoubtfulInvoice {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
}

/** What a summary tells of a unit. */
export interface WeekFigures {
  readonly currency: string;
  /** All that wait for a decision, those that cost most in a year first. */
  readonly alerts: readonly Untold[];
  readonly total: string;
  readonly previousTotal: string;
  readonly doubtful: readonly DoubtfulInvoice[];
  readonly ending: readonly EndingDeal[];
  /** Null for who may not act. */
  readonly waits: Waits | null;
  /** Null for who sees no claims. */
  readonly money: ClaimMoney | null;
}

const mostWarned = 5;

/** What the trust gate says of the account that an invoice wants to be paid to. */
const accountReasons = [
  'payment.account-changed',
  'payment.account-of-other-supplier',
  'payment.account-check-digit',
];

const doubtfulSql = `
  select i.id, i.number, s.display_name as supplier
  from invoice i join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  where i.organization_id = $1 and i.unit_id = $2 and i.held and i.held_reasons && $3::text[]
  order by i.issue_date desc, i.id limit ${mostWarned}`;

/** The figures of a unit's week or day, and what waits on `today`. */
export const readWeek = async (
  reader: Reader,
  scope: UnitScope,
  span: Span,
  today: string,
): Promise<WeekFigures> => {
  const currency = await currencyOf(reader, scope);
  return {
    currency,
    alerts: await untoldArticles(reader, scope, null),
    total: totalOf(await days(reader, scope, span)),
    previousTotal: totalOf(await days(reader, scope, { from: span.previousFrom, to: span.previousTo })),
    doubtful: await reader.query<DoubtfulInvoice>(doubtfulSql, [
      scope.organizationId,
      scope.unitId,
      accountReasons,
    ]),
    ending: (await newlyEnding(reader, scope, { today, days: span.number === null ? 1 : 7 })).slice(
      0,
      mostWarned,
    ),
    waits: await readWaits(reader, scope),
    money: await readClaimMoney(reader, scope, span, { currency, today }),
  };
};

/** Every unit that has ever had an invoice. A platform read over all tenants. */
export const unitsWithInvoices = async (reader: Reader): Promise<string[]> => {
  // Across tenants: the work of the week looks for who is told.
  const rows = await reader.query<{ id: string }>(
    `select u.id from unit u where exists (
       select from unit_day d where d.organization_id = u.organization_id and d.unit_id = u.id) order by 1`,
    [],
  );
  return rows.map(({ id }) => id);
};
