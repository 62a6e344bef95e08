import {
  besideNumbers,
  besideSupplier,
  lostNumber,
  parityArticle,
} from '#features/sample/demo/rules-beside.ts';
import { readRadar } from '#features/purchases/radar/server/queries.ts';
import { supplierNameOf } from '#features/sample/demo/rules-assortment.ts';
import { type SampleSize, sampleSizes } from '#features/sample/demo/rules-size.ts';
import { loadClaimRows } from '#features/prices/claims/server/queries-board.ts';
import { listDeals } from '#features/prices/deals/server/queries-list.ts';
import { listAlertGroups } from '#features/prices/price-monitoring/server/queries-groups.ts';
import { readAlertDetail } from '#features/prices/price-monitoring/server/queries-article.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { readParity } from '#features/prices/sourcing/server/queries-overview.ts';
import { placeIn } from '#core/market-band/places.ts';
import { marketOf } from '#features/purchases/products/server/queries-market.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { seenBy, type UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { Refused } from '#platform/wire/refused.ts';

interface Asking {
  readonly reader: Reader;
  readonly scope: UnitScope;
  readonly now: Date;
}

/** A story of the sample restaurant: what is seen of it, and what is to be seen. */
export interface SampleStory {
  readonly told: string;
  readonly see: (asking: Asking) => Promise<string>;
  readonly seen: string;
}

const page = { page: 1, limit: 200, direction: 'desc' } as const;

const deal = (told: string, title: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope, now }) => {
    const viewer = { userId: null, today: swedishDate(now), onlyWithAlerts: false };
    const { content } = await listDeals(reader, scope, { ...page, sort: 'over' }, viewer);
    const found = content.find((each) => each.title === title);
    if (found === undefined) return 'missing';
    const { lines, followed, over, status, isUnused, marketPriced } = found;
    const kept = lines === 0 ? 'never bought' : marketPriced ? '' : followed === lines ? 'kept' : 'broken';
    const marks = [isUnused ? 'not used' : '', marketPriced ? 'market' : ''];
    const overpaid = over === null || Number(over) === 0 ? '' : 'overpaid';
    return [kept, status, ...marks, overpaid].filter(Boolean).join(', ');
  },
});

/** What an article's price is told to have changed by. */
export const cause = (told: string, title: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope }) => {
    const groups = [];
    for (const status of ['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const)
      groups.push(...(await listAlertGroups(reader, scope, { ...page, sort: 'latest', status })).content);
    return groups.find((group) => group.title === title)?.causes.join(', ') ?? 'no alert';
  },
});

/** What raises no alert and is told beside the article. */
export const information = (told: string, articleNumber: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope, now }) => {
    const [article] = await reader.query<{ id: string }>(
      'select id from unit_article where organization_id = $1 and unit_id = $2 and article_number = $3',
      [scope.organizationId, scope.unitId, articleNumber],
    );
    const view = { status: 'UNRESOLVED', from: null, to: null, onlyWithAlerts: false, now } as const;
    const detail = await readAlertDetail(reader, scope, view, article?.id ?? '');
    if (detail instanceof Refused || detail.group !== null) return 'an alert, or nothing';
    const { vat, deposit, was, is } = detail.information ?? {};
    return `VAT ${was?.vatRate} to ${is?.vatRate}: ${vat !== '0.00'}, deposit ${deposit}`;
  },
});

const claim = (told: string, supplier: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope, now }) => {
    const { rows } = await loadClaimRows(reader, scope, swedishDate(now));
    return rows
      .filter(({ supplierName }) => supplierName === supplier)
      .map(({ state, credit, answer, isOverdue }) =>
        [state, credit === 'none' ? '' : credit, answer ?? '', isOverdue ? 'overdue' : '']
          .filter(Boolean)
          .join(' '),
      )
      .toSorted()
      .join('; ');
  },
});

/** Where the prices of all articles lie in the market, and which steps of neighbours stand behind it. */
const market = (told: string, seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope, now }) => {
    const articles = await reader.query<{ id: string; price: string }>(
      `select id, trim_scale(last_price) as price from unit_article where organization_id = $1 and unit_id = $2 and last_price > 0`,
      [scope.organizationId, scope.unitId],
    );
    const places = new Set<string>();
    for (const { id, price } of articles) {
      const { marketBand } = await marketOf(reader, scope, id, swedishDate(now));
      if (marketBand === null) continue;
      if (marketBand.state !== 'shown') places.add(marketBand.state);
      else places.add(marketBand.behind).add(placeIn(marketBand, price));
    }
    return [...places].toSorted().join(', ');
  },
});

/** Every story that sample data tell of deals, causes and claims, as the screens' own queries see it; `called` names a supplier. */
const sampleStoriesOf = (called: (supplier: string) => string): readonly SampleStory[] => [
  deal('a deal kept', 'Pilsner 5,2 % 24x33 cl', 'kept, in-force'),
  deal('a deal within its tolerance', 'Bryggkaffe mellanrost 1 kg', 'kept, in-force'),
  deal('a deal broken, undecided, and ending', 'Laxfilé C-trim', 'broken, ending, overpaid'),
  deal('a deal broken, and claimed', 'Lager 5,0 % fat 30 l', 'broken, in-force, overpaid'),
  deal('a deal ending', 'Kycklinglårfilé 2,5 kg', 'kept, ending'),
  deal('a deal of the market’s price', 'Torskrygg färsk', 'in-force, market'),
  deal('a deal not used', 'Maskindiskmedel 10 l', 'never bought, in-force, not used'),
  cause(
    'a smaller can, a lower discount and a higher list price',
    'Rapsolja 10 l',
    'pack, discount-lower, list',
  ),
  cause('a smaller pack at the same price', 'Krossade tomater 2,5 kg', 'pack'),
  cause('a lost discount', 'Vin husets röda 75 cl', 'discount-lost'),
  cause('a campaign', 'Kycklingfilé 2,5 kg', 'discount-new'),
  cause('a higher list price', 'Oxfilé 2-3 kg', 'list'),
  information('VAT put right', '50141', 'VAT 25 to 6: true, deposit 0.00'),
  information('a higher deposit', '7751', 'VAT 6 to 6: false, deposit 24.00'),
  market('a market band', '10-19, 20+, 5-9, few, over, under, within'),
  claim(
    'in parts, and by an amount alone',
    called('dryckeshuset-vast'),
    'settled whole; settled whole accepted',
  ),
  claim(
    'credited, and rejected by the supplier',
    called('skafferihuset'),
    'sent rejected; settled whole accepted',
  ),
  claim('drafted, and partly credited after a reminder', called('tallviks-grossist'), 'drafted; sent partly'),
  claim('overdue', called('enskars-kott'), 'sent overdue'),
  claim('reminded', called('sodra-fiskbilen'), 'sent'),
  claim('refused', called('forbrukning'), 'refused rejected'),
  claim('a counter-offer', called('rosteri-nordan'), 'sent counter-offer'),
  claim('settled without the rest, and withdrawn', called('bageri-ragen'), 'settled partly; withdrawn'),
  claim(
    'credited by the invoice’s number, and waiting',
    called('gronsakshuset-arsta'),
    'sent; settled whole',
  ),
];

const asCurrent = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** What stands beside the prices of one supplier. */
const beside = (told: string, what: 'fees' | 'renumbered' | 'missing', seen: string): SampleStory => ({
  told,
  seen,
  see: async ({ reader, scope, now }) => {
    const [supplier] = await reader.query<{ id: string }>(
      'select id from organization_supplier where organization_id = $1 and display_name = $2',
      [scope.organizationId, besideSupplier.name],
    );
    const radar = await readRadar(reader, scope, supplier?.id ?? '', now);
    if (radar instanceof Refused) return radar.code;
    const { fees, renumbered, missing } = radar;
    if (what === 'fees')
      return fees
        .map(({ kind, first, latest }) => asCurrent([kind, first.isNews ? 'new' : '', latest.amount]))
        .join(', ');
    if (what === 'renumbered')
      return renumbered
        .map(({ from, to, percent, answer }) => asCurrent([from, to, `${percent} %`, answer]))
        .join(', ');
    return missing
      .map(({ by, numbers, closedAt }) => asCurrent([by, ...numbers, closedAt === null ? 'open' : 'closed']))
      .join(', ');
  },
});

const parity: SampleStory = {
  told: 'an article that another own restaurant pays less for',
  see: async ({ reader, scope, now }) => {
    const [owner] = await reader.query<{ id: string }>(
      `select user_id as id from membership where organization_id = $1 and role = 'owner' limit 1`,
      [scope.organizationId],
    );
    const view = planViewOf({ plan: 'premium-plus', endsAt: null }, now);
    const { content, outlets } = await readParity(
      reader,
      { scope: seenBy(scope, view), userId: owner?.id ?? null, role: 'owner', today: swedishDate(now) },
      { page: 1, limit: 200, different: true },
    );
    const row = content.find(({ articleNumber }) => articleNumber === parityArticle.number);
    if (row === undefined) return 'no lower price';
    return asCurrent([row.name, row.price, 'here', row.lowest, `at ${outlets.length} other`]);
  },
  seen: `${parityArticle.name} 214 here 198 at 1 other`,
};

/** Told by one supplier more, whoever else there is. */
export const besideStories: readonly SampleStory[] = [
  parity,
  beside('a fee first seen', 'fees', 'fuel new 65'),
  beside('a renumbered article', 'renumbered', `${besideNumbers.from} ${besideNumbers.to} 9 % open`),
  beside('a missing invoice', 'missing', `number ${lostNumber} open`),
];

const supplierOf = (size: SampleSize) => (supplier: string) => supplierNameOf(size, supplier) ?? supplier;

/** The stories of the sample group. */
export const sampleStories = [...sampleStoriesOf(supplierOf(sampleSizes.small)), ...besideStories];

/** The stories of a demo that has the same suppliers under names of its own. */
export const sampleStoriesIn = (size: SampleSize): readonly SampleStory[] => [
  ...sampleStoriesOf(supplierOf(size)),
  ...besideStories,
];
