import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused } from '#platform/wire/refused.ts';
import { mostRows } from '../contract-entry.ts';
import type { AskWindow, Row } from './queries-pages.ts';

/** The least id that is made at a moment: ids begin with their milliseconds (RFC 9562, version 7), but for those of lines and alerts. */
const leastIdAt = (moment: Date): string => {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/**
 * What of a unit was made or changed since a moment, by id: invoices by their booking, articles by the invoices of their alerts, deals and claims,
 * and whatever somebody has done something to.
 */
export const changedSince = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  since: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await reader.query<{ id: string }>(
    `select id from invoice where organization_id = $1 and unit_id = $2 and id >= $4
     union select article_id from price_alert_entry where organization_id = $1 and unit_id = $2 and invoice_id >= $4
     union select article_id from price_decision
       where organization_id = $1 and unit_id = $2 and (decided_at >= $3 or withdrawn_at >= $3)
     union select claim_id from claim_event where organization_id = $1 and unit_id = $2 and at >= $3
     union select id from claim where organization_id = $1 and unit_id = $2 and drafted_at >= $3
     union select id from deal where organization_id = $1 and created_at >= $3
     union select subject_id from audit_entry where organization_id = $1 and at >= $3 and subject_id is not null`,
    [organizationId, unitId, since, leastIdAt(since)],
  );
  return new Set(rows.map(({ id }) => id));
};

const naming = ['id', 'articleId', 'documentId'];

const isAmong = (row: Row, changed: ReadonlySet<string>): boolean =>
  naming.some((name) => typeof row[name] === 'string' && changed.has(row[name]));

/** The same list with its changed rows only. They are looked for in all of it, and it is read through once a page. */
export const onlyChanged = (ask: AskWindow, changed: ReadonlySet<string>): AskWindow => {
  const all = async () => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const window = await ask(page, mostRows);
      if (window instanceof Refused) return window;
      rows.push(...window.rows.filter((row) => isAmong(row, changed)));
      if (page * mostRows >= window.total || changed.size === 0) return { rows, beside: window.beside };
    }
  };
  let asked: ReturnType<typeof all> | null = null;
  return async (page, limit) => {
    asked ??= all();
    const found = await asked;
    if (found instanceof Refused) return found;
    const { rows, beside } = found;
    return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, beside };
  };
};
