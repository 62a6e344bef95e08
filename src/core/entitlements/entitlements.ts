/** What a unit's organization pays for; a trial gives what Premium does. */
export type Plan = 'starter' | 'premium' | 'premium-plus';

/** An organization's subscription as stored; whoever bills writes nothing else. */
export interface Subscription {
  readonly plan: Plan | 'trial';
  /** Until when, exclusive; `null`: until further notice. After it, Starter. */
  readonly endsAt: Date | null;
  /** When a payment failed that has not been made up for. */
  readonly pastDueSince?: Date | null;
  /** Since when it rests. */
  readonly pausedAt?: Date | null;
}

/** How a subscription stands (PLANS.md, section 2); `none`: Starter that never was anything else. */
export type Standing = 'trial' | 'active' | 'past-due' | 'paused' | 'cancelled' | 'ended' | 'none';

/** Everything that a plan decides (PLANS.md, section 1). `null`: without limit. */
export interface Entitlements {
  readonly plan: Plan;
  readonly isTrial: boolean;
  /** Articles listed: those with the highest cost within the history. */
  readonly articles: number | null;
  /** How far back lines, prices, statistics, charts, alerts and exports go. */
  readonly historyDays: number;
  /** Suppliers shown in finder, directory and lists. */
  readonly suppliers: number | null;
  /** Savings that sourcing shows. */
  readonly savings: number | null;
  readonly marketBand: boolean;
  readonly customAlertLimits: boolean;
  /** Days that one export file may span; `null`: no export. */
  readonly exportDays: number | null;
  readonly bulkImport: boolean;
  /** Invoices analysed in a calendar month, each unit. */
  readonly analysedInvoices: number | null;
  readonly apiAccess: 'none' | 'read' | 'read-write';
}

type Given = Omit<Entitlements, 'plan' | 'isTrial'>;

const [quarter, year, twoYears] = [90, 365, 730];

const table: Readonly<Record<Plan, Given>> = {
  starter: {
    articles: 50,
    historyDays: quarter,
    suppliers: 5,
    savings: 3,
    marketBand: false,
    customAlertLimits: false,
    exportDays: null,
    bulkImport: false,
    analysedInvoices: 50,
    apiAccess: 'none',
  },
  premium: {
    articles: null,
    historyDays: twoYears,
    suppliers: null,
    savings: null,
    marketBand: true,
    customAlertLimits: true,
    exportDays: quarter,
    bulkImport: false,
    analysedInvoices: 200,
    apiAccess: 'read',
  },
  'premium-plus': {
    articles: null,
    historyDays: twoYears,
    suppliers: null,
    savings: null,
    marketBand: true,
    customAlertLimits: true,
    exportDays: year,
    bulkImport: true,
    analysedInvoices: null,
    apiAccess: 'read-write',
  },
};

/** Days of Premium that every new organization has. */
export const trialDays = 30;

/** Days that a plan goes on as paid after a payment has failed. */
export const graceDays = 14;

const dayLength = 86_400_000;

/** The subscription that an organization begins with. */
export const trialFrom = (registered: Date): Subscription => ({
  plan: 'trial',
  endsAt: new Date(registered.getTime() + trialDays * dayLength),
});

/** How a subscription stands at a moment. */
export const standingAt = (subscription: Subscription, now: Date): Standing => {
  const { plan, endsAt, pastDueSince, pausedAt } = subscription;
  if (plan === 'starter') return 'none';
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (plan === 'trial') return 'trial';
  if (pausedAt) return 'paused';
  if (pastDueSince) return 'past-due';
  return endsAt === null ? 'active' : 'cancelled';
};

/** The plan that counts at a moment. */
export const planAt = (subscription: Subscription, now: Date): Plan => {
  const { plan, pastDueSince } = subscription;
  const standing = standingAt(subscription, now);
  if (standing === 'ended' || standing === 'paused') return 'starter';
  const grace = pastDueSince ? pastDueSince.getTime() + graceDays * dayLength : null;
  if (standing === 'past-due' && grace !== null && grace <= now.getTime()) return 'starter';
  return plan === 'trial' ? 'premium' : plan;
};

/** What an organization may at a moment; a pure function of its subscription, asked by whoever serves a request. */
export const entitlements = (subscription: Subscription, now: Date): Entitlements => {
  const plan = planAt(subscription, now);
  return { plan, isTrial: plan !== 'starter' && subscription.plan === 'trial', ...table[plan] };
};
