import { priceOf, discountPercent } from '#core/billing/prices.ts';
import type { PlanPrice } from '#core/billing/prices.ts';
import { daysLeft } from '#core/billing/standing.ts';
import type { PaidPlan, ProviderSubscription } from '#core/billing/standing.ts';
import { vatTreatment } from '#core/billing/vat.ts';
import { graceDays, planAt, standingAt } from '#core/entitlements/entitlements.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import { subscriptionColumns, subscriptionOf } from '#features/account/plan/server/queries.ts';
import type { SubscriptionRecord } from '#features/account/plan/server/queries.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { PaymentCard } from '#platform/server/ports/payments/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { PlanOffer, PlanStanding } from '../contract.ts';

/** What is known of an organization as a customer. */
export interface StoredAccount {
  readonly organizationId: string;
  readonly basePlan: Subscription['plan'];
  readonly baseEndsAt: Date | null;
  readonly customerId: string | null;
  readonly state: ProviderSubscription | null;
  readonly card: PaymentCard | null;
  readonly askedAt: Date | null;
  readonly vatNumber: string | null;
  readonly vatCountry: string | null;
  readonly vatIsValid: boolean | null;
  readonly vatCheckedAt: Date | null;
}

const columns = `b.organization_id as "organizationId", b.base_plan as "basePlan", b.base_ends_at as "baseEndsAt",
  b.customer_id as "customerId", b.state, b.card, b.asked_at as "askedAt", b.vat_number as "vatNumber",
  b.vat_country as "vatCountry", b.vat_is_valid as "vatIsValid", b.vat_checked_at as "vatCheckedAt"`;

/** The organization's account with the provider; null where it never had anything to do with it. */
export const findAccount = async (reader: Reader, organizationId: string): Promise<StoredAccount | null> => {
  const [row] = await reader.query<StoredAccount>(
    `select ${columns} from billing_account b where b.organization_id = $1`,
    [organizationId],
  );
  return row ?? null;
};

/** Whose customer it is by the provider's name; null for a stranger. A platform read. */
export const organizationOfCustomer = async (reader: Reader, customerId: string): Promise<string | null> => {
  const [row] = await reader.query<{ organizationId: string }>(
    'select organization_id as "organizationId" from billing_account where customer_id = $1',
    [customerId],
  );
  return row?.organizationId ?? null;
};

/** What is asked to be done at the provider. */
export interface StoredOrder {
  readonly organizationId: string;
  readonly id: string;
  readonly kind: 'checkout' | 'invoice' | 'change' | 'units' | 'follow' | 'keep' | 'end' | 'go-on';
  readonly plan: PaidPlan | null;
  readonly units: number | null;
  readonly at: Date;
  readonly madeBy: string | null;
  readonly isShared: boolean;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date | null;
}

/** The order that is not done; null without one. */
export const openOrder = async (reader: Reader, organizationId: string): Promise<StoredOrder | null> => {
  const [row] = await reader.query<StoredOrder>(
    `select o.organization_id as "organizationId", o.id, o.kind, o.plan, o.units, o.at, o.made_by as "madeBy",
       o.is_shared as "isShared", o.session_id as "sessionId", o.url, o.expires_at as "expiresAt"
     from billing_order o where o.organization_id = $1 and o.done_at is null`,
    [organizationId],
  );
  return row ?? null;
};

/** An organization as it is billed. */
export interface Payer {
  readonly name: string;
  /** Ten digits. */
  readonly number: string;
  /** ISO 3166-1 alpha-2, of its first restaurant. */
  readonly country: string;
  readonly units: readonly string[];
}

/** Who pays and for which units, by the Swedish alphabet. */
export const readPayer = async (reader: Reader, organizationId: string): Promise<Payer> => {
  const [row] = await reader.query<Payer>(
    `select o.name, o.organization_number as number,
       coalesce((select t.country from outlet t where t.organization_id = $1 order by t.created_at, t.id limit 1), 'SE') as country,
       array(select u.name from unit u where u.organization_id = $1 order by ${swedishOrder('u.name')}, u.id) as units
     from organization o where o.organization_id = $1`,
    [organizationId],
  );
  if (row === undefined) throw new Error('a scope is of an organization that is there');
  return row;
};

/** Where to write to somebody who owns a restaurant of the organization. */
export interface Owner {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly language: 'sv' | 'en';
}

/** Everybody who owns one of the organization's restaurants. A platform read. */
export const ownersOf = (reader: Reader, organizationId: string): Promise<Owner[]> =>
  reader.query<Owner>(
    `select u.id as "userId", u.full_name as name, u.email, u.language from user_account u
     where u.disabled_at is null and exists (
       select from membership m where m.organization_id = $1 and m.user_id = u.id and m.role = 'owner')
     order by u.id`,
    [organizationId],
  );

/** The tax on what an organization buys. */
export const vatOf = (payer: Payer, account: StoredAccount | null) =>
  vatTreatment(
    account?.vatIsValid === true && account.vatCountry !== null ? account.vatCountry : payer.country,
    account?.vatIsValid === true,
  );

interface PriceRow extends Omit<PlanPrice, 'months'> {
  readonly months: number;
  readonly readAt: Date;
}

/** What plans cost, as the provider said last, dearest last. A platform read. */
export const readPrices = (reader: Reader): Promise<PriceRow[]> =>
  reader.query<PriceRow>(
    `select p.plan, p.price_id as "priceId", p.amount, p.currency, p.months, p.listed_monthly as "listedMonthly",
       p.read_at as "readAt"
     from billing_price p order by p.amount`,
  );

/** What a plan costs an organization of so many units. */
export const offerOf = (price: PlanPrice, units: number): PlanOffer => ({
  plan: price.plan,
  unitAmount: price.amount,
  total: priceOf(price, units),
  currency: price.currency,
  months: price.months,
  discount: discountPercent(price),
});

const dayLength = 86_400_000;

interface PlanRow extends SubscriptionRecord {
  readonly startedAt: Date | null;
}

/** How the organization's plan stands at a moment; amounts and lateness are told to owners alone. */
export const readPlanStanding = async (
  db: Db,
  organizationId: string,
  now: Date,
  isOwner: boolean,
): Promise<PlanStanding> => {
  const { row, payer, account } = await db.tenantRead(organizationId, async (reader) => {
    const [found] = await reader.query<PlanRow>(
      `select ${subscriptionColumns}, s.changed_at as "startedAt" from subscription s where s.organization_id = $1`,
      [organizationId],
    );
    return {
      row: found,
      payer: await readPayer(reader, organizationId),
      account: await findAccount(reader, organizationId),
    };
  });
  const owners = await db.platformRead((reader) => ownersOf(reader, organizationId));
  const subscription = subscriptionOf(row);
  const standing = standingAt(subscription, now);
  const { endsAt, pastDueSince } = subscription;
  const isLate = isOwner && standing === 'past-due' && pastDueSince !== null && pastDueSince !== undefined;
  const startedAt = account?.state?.startedAt ?? row?.startedAt?.getTime();
  return {
    plan: planAt(subscription, now),
    standing: !isOwner && standing === 'past-due' ? 'active' : standing,
    startedAt: startedAt === undefined ? null : new Date(startedAt).toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    daysLeft: endsAt === null ? null : daysLeft(endsAt, now),
    pastDueSince: isLate ? pastDueSince.toISOString() : null,
    graceUntil: isLate ? new Date(pastDueSince.getTime() + graceDays * dayLength).toISOString() : null,
    units: [...payer.units],
    owners: owners.map(({ name }) => name),
  };
};
