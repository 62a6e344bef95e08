import { evaluate } from '#core/price-watch/evaluate.ts';
import type { Deal } from '#core/price-watch/deal-types.ts';
import type { AlertEntry } from '#core/price-watch/types.ts';
import { dayBefore } from '#core/values/calendar.ts';
import { decimal, fixed, rounded, sumOf } from '#core/values/decimal.ts';
import { overlapsOf } from '#features/prices/deals/server/commands-room.ts';
import { coreDealOf } from '#features/prices/deals/server/queries.ts';
import { evaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { findHeldLines, idsOf } from '#features/prices/price-monitoring/server/queries-claimable.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { Hooks } from '#platform/server/hooks.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { priceListsContract } from '../contract.ts';
import { acceptable, articleOfLine, type Place } from './commands-accept.ts';
import { type ArticleDeal, besideDeal, dealOn, dealsSince } from './queries-deals.ts';
import type { ListViewer } from './queries-elsewhere.ts';
import type { KnownLine } from './queries-lines.ts';
import { sinceOf } from './queries.ts';

type Preview = ReplyOf<(typeof priceListsContract)['previewListDeal']>;

/** An id that no stored deal has; it is the last of all. */
const typed = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Undecided lines that were invoiced above a deal, in no claim, with what they cost above it. */
const owedOf = (entries: readonly AlertEntry[], held: ReadonlySet<string>): ReadonlyMap<string, string> =>
  new Map(
    entries
      .filter(
        ({ id, status, dealId, sumDiff }) =>
          status === 'UNRESOLVED' && dealId !== null && decimal(sumDiff).gt('0') && !held.has(id),
      )
      .map(({ id, sumDiff }) => [id, rounded(decimal(sumDiff), 2)]),
  );

const newDeal = ({ line }: KnownLine, validFrom: string): Deal =>
  coreDealOf(
    typed,
    {
      price: line.price ?? '0',
      breaks: line.breaks,
      basis: 'invoice',
      pack: null,
      validFrom,
      validTo: null,
      tolerance: { type: 'amount', up: '0', down: '0' },
      marketPriced: false,
    },
    false,
  );

/** What undecided lines could be claimed for before and not after the deal, by the rules that judge. */
const lostOf = async (
  reader: Reader,
  { scope, role }: ListViewer,
  hooks: Hooks,
  {
    articleId,
    deal,
    ended,
  }: { readonly articleId: string; readonly deal: Deal; readonly ended: ReadonlySet<string> },
): Promise<Preview['lost']> => {
  const [known] = await evaluateArticles(reader, scope, [articleId]);
  if (known === undefined) return { amount: '0.00', lines: 0, from: null };
  const held = new Set(idsOf((await findHeldLines(reader, scope, { hooks, role })) ?? []));
  const lastDay = dayBefore(deal.validFrom);
  const deals = known.context.deals.map((each) =>
    ended.has(each.id) ? { ...each, validTo: lastDay } : each,
  );
  const context = { ...known.context, deals: [...deals, deal] };
  const before = owedOf(known.evaluation.entries, held);
  const after = owedOf(evaluate(known.lines, known.decisions, context).entries, held);
  const less = [...before].flatMap(([id, owed]) => {
    const amount = decimal(owed).minus(decimal(after.get(id) ?? '0'));
    return amount.gt('0') ? [{ id, amount }] : [];
  });
  const dates = known.evaluation.entries
    .filter(({ id }) => less.some((each) => each.id === id))
    .map(({ key }) => key.invoiceDate)
    .toSorted();
  return {
    amount: fixed(sumOf(less.map(({ amount }) => amount)), 2),
    lines: less.length,
    from: dates[0] ?? null,
  };
};

/** The deal that an accepted price would take over from: what stands in its way, else what is in force on its first day. */
const earlierOf = (
  deals: readonly ArticleDeal[],
  inTheWay: ReadonlySet<string>,
  startsOn: string,
): { readonly deal: ArticleDeal; readonly end: NonNullable<Preview['earlier']>['end'] } | null => {
  const met = deals.filter(({ id }) => inTheWay.has(id));
  const later = met.find(({ validFrom }) => validFrom >= startsOn);
  if (later !== undefined) return { deal: later, end: 'in-the-way' };
  const [first] = met;
  if (first !== undefined) return { deal: first, end: 'ends' };
  const other = dealOn(deals, startsOn);
  return other === null ? null : { deal: other, end: 'goes-on' };
};

/** What accepting a price of a list as a deal would do; nothing is written. */
export const previewListDeal = async (
  reader: Reader,
  viewer: ListViewer,
  { hooks, now }: { readonly hooks: Hooks; readonly now: Date },
  place: Place,
): Promise<Preview | Refused<'price_list.not_exist' | 'price_list.no_supplier' | 'price_list.no_row'>> => {
  const { scope } = viewer;
  const found = await acceptable(reader, scope, place, now);
  if (found instanceof Refused) return found;
  const { known, record, supplierId } = found;
  const { line, compared } = known;
  if (line.price === null) return refused('price_list.no_row');
  const startsOn = sinceOf(line, record);
  const told = { price: line.price, unit: line.unit, currency: line.currency, startsOn };
  const article = await articleOfLine(reader, scope, known, supplierId);
  if (article === null) return { ...told, earlier: null, lost: { amount: '0.00', lines: 0, from: null } };
  const { goods, articleId } = article;
  const wanted = { supplierId, articleKey: goods, unitIds: [scope.unitId] };
  const overlaps = await overlapsOf(reader, scope, {
    ...wanted,
    validFrom: startsOn,
    validTo: null,
    id: null,
  });
  const ids = new Set(overlaps.map(({ id }) => id));
  const deals = (await dealsSince(reader, scope, supplierId, startsOn)).get(goods) ?? [];
  const earlier = earlierOf(deals, ids, startsOn);
  const deal = newDeal(known, startsOn);
  return {
    ...told,
    earlier:
      earlier === null
        ? null
        : { ...besideDeal(earlier.deal, { ...compared, asBought: line.price }), end: earlier.end },
    lost: await lostOf(reader, viewer, hooks, { articleId, deal, ended: ids }),
  };
};
