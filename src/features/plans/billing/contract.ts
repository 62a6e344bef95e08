import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, text, timestamp } from '#platform/wire/fields.ts';

export const plans = ['starter', 'premium', 'premium-plus'] as const;

export const plan = z.enum(plans);

export const paidPlan = z.enum(['premium', 'premium-plus']);

export type PaidPlanName = z.output<typeof paidPlan>;

/** How the plan stands (core/entitlements). */
const standing = z.enum(['trial', 'active', 'past-due', 'paused', 'cancelled', 'ended', 'none']);

export const planStanding = z.object({
  /** What counts now. */
  plan,
  standing,
  /** Since when; null where it is not known. */
  startedAt: timestamp.nullable(),
  /** Until when, exclusive; null: until further notice. */
  endsAt: timestamp.nullable(),
  daysLeft: z.number().int().nullable(),
  /** Since when a payment is late; told to owners alone. */
  pastDueSince: timestamp.nullable(),
  /** Until when it counts as paid all the same. */
  graceUntil: timestamp.nullable(),
  units: z.array(z.string()),
  /** Whom to ask. */
  owners: z.array(z.string()),
});

export type PlanStanding = z.output<typeof planStanding>;

/** What a plan costs this organization, without VAT. */
export const planOffer = z.object({
  plan: paidPlan,
  unitAmount: decimalText,
  total: decimalText,
  currency,
  months: z.number().int(),
  /** Whole per cent that the period is cheaper than its months as listed. */
  discount: decimalText.nullable(),
});

export type PlanOffer = z.output<typeof planOffer>;

/** `here`: it can be bought; `write`: by writing to us; `away`: the provider does not answer at the moment. */
const selling = z.enum(['here', 'write', 'away']);

export const billing = z.object({
  selling,
  /** False where there is no organization with a valid number to bill. */
  isBillable: z.boolean(),
  offers: z.array(planOffer),
  /** Per cent of VAT, or why there is none. */
  vat: z.enum(['standard', 'reverse', 'none']),
  vatNumber: z.object({ number: z.string(), isValid: z.boolean(), checkedAt: timestamp }).nullable(),
  /** What is paid for at the provider; null without. */
  paid: z
    .object({
      plan: paidPlan,
      units: z.number().int(),
      periodStart: timestamp,
      periodEnd: timestamp,
      cancelAt: timestamp.nullable(),
      nextPlan: paidPlan.nullable(),
      isOnInvoice: z.boolean(),
    })
    .nullable(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      expMonth: z.number().int(),
      expYear: z.number().int(),
    })
    .nullable(),
  receiptsTo: z.string(),
  /** The link for whoever pays, where one is out. */
  share: z.object({ plan: paidPlan, expiresAt: timestamp }).nullable(),
});

export type Billing = z.output<typeof billing>;

/** The provider's name of an invoice. */
export const billId = z.string().regex(/^(?=.*\d)[\w-]{8,100}$/);

const bill = z.object({
  id: z.string(),
  number: z.string().nullable(),
  date: timestamp,
  dueDate: timestamp.nullable(),
  currency,
  net: decimalText,
  tax: decimalText,
  total: decimalText,
  state: z.enum(['coming', 'open', 'paid', 'void']),
  lines: z.array(
    z.object({
      plan: paidPlan.nullable(),
      units: z.number().int().nullable(),
      isProration: z.boolean(),
      from: timestamp,
      to: timestamp,
      amount: decimalText,
      description: z.string(),
    }),
  ),
});

export type ShownBill = z.output<typeof bill>;

/** Why nothing is bought. */
export const buyErrors = [
  'subscription.no_billable_organization',
  'subscription.already_active',
  'subscription.not_sold',
  'payments.unavailable',
  'payments.busy',
] as const;

const changeErrors = [
  'subscription.not_active',
  'subscription.not_sold',
  'payments.unavailable',
  'payments.busy',
] as const;

export const language = z.enum(['sv', 'en']);

/** The plan of the unit's organization. Only owners see what it costs and change it (specification, section 6). */
export const billingContract = {
  readPlan: endpoint({
    method: 'GET',
    path: 'subscription',
    summary: "The plan of the unit's organization: what counts now, since and until when, and whom to ask",
    access: 'reporter',
    reply: planStanding,
    errors: [],
  }),
  readBilling: endpoint({
    method: 'GET',
    path: 'subscription/billing',
    summary: 'What plans cost here, what is paid for, and by which card',
    access: 'owner',
    impersonated: 'refused',
    reply: billing,
    errors: [],
  }),
  listBills: endpoint({
    method: 'GET',
    path: 'subscription/bills',
    summary: 'Invoices, newest first, and what the next one will be',
    access: 'owner',
    impersonated: 'refused',
    reply: z.object({ next: bill.nullable(), bills: z.array(bill) }),
    errors: ['payments.unavailable'],
  }),
  refreshPlan: endpoint({
    method: 'POST',
    path: 'subscription/refresh',
    summary: 'Ask the provider how the subscription stands, after a Checkout',
    access: 'owner',
    impersonated: 'refused',
    reply: planStanding,
    errors: ['payments.unavailable', 'payments.busy'],
  }),
  openCheckout: endpoint({
    method: 'POST',
    path: 'subscription/checkout',
    summary: 'Where to pay for a plan by card; an earlier place to pay closes',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ plan: paidPlan, language }),
    reply: z.object({ url: z.string() }),
    errors: buyErrors,
  }),
  buyOnInvoice: endpoint({
    method: 'POST',
    path: 'subscription/on-invoice',
    summary: 'Buy Premium+ against an invoice by e-mail, 30 days',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ plan: z.literal('premium-plus') }),
    reply: planStanding,
    errors: buyErrors,
  }),
  previewChange: endpoint({
    method: 'POST',
    path: 'subscription/preview',
    summary: 'What a change to Premium+ would be charged now',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ plan: z.literal('premium-plus') }),
    reply: z.object({ at: timestamp, bill }),
    errors: [...changeErrors, 'subscription.already_active'],
  }),
  changePlan: endpoint({
    method: 'POST',
    path: 'subscription/plan',
    summary:
      'Premium+ at once, Premium or Starter at the end of the period; the present plan takes back what would follow',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({
      plan,
      /** Of the preview, so that what was shown is charged. */
      at: timestamp.optional(),
    }),
    reply: planStanding,
    errors: [...changeErrors, 'payment.refused', 'subscription.preview_old'],
  }),
  openPortal: endpoint({
    method: 'POST',
    path: 'subscription/portal',
    summary: 'Where the card is changed and the subscription cancelled',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ language }),
    reply: z.object({ url: z.string() }),
    errors: ['subscription.not_active', 'subscription.not_sold', 'payments.unavailable'],
  }),
  downloadBill: endpoint({
    method: 'GET',
    path: 'subscription/bills/{billId}/document',
    summary: 'An invoice as PDF',
    access: 'owner',
    impersonated: 'refused',
    params: z.object({ billId }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['bill.not_exist', 'payments.unavailable'],
  }),
  downloadReceipts: endpoint({
    method: 'GET',
    path: 'subscription/receipts',
    summary: 'All receipts in one ZIP, for the accountant',
    access: 'owner',
    impersonated: 'refused',
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['bill.not_exist', 'payments.unavailable'],
  }),
  setVatNumber: endpoint({
    method: 'PUT',
    path: 'subscription/vat-number',
    summary: 'The VAT number of whoever pays; checked, and kept with the time it was checked',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ number: text(40) }),
    reply: billing,
    errors: ['vat_number.invalid', 'payments.unavailable', 'payments.busy'],
  }),
  sharePlan: endpoint({
    method: 'POST',
    path: 'subscription/share',
    summary: 'A link for whoever pays; an earlier one stops working',
    access: 'owner',
    impersonated: 'refused',
    body: z.object({ plan: paidPlan }),
    reply: z.object({
      /** Under this product's address; the token stands behind `#`, so that no server is told it. */
      path: z.string(),
      expiresAt: timestamp,
    }),
    errors: ['subscription.no_billable_organization', 'subscription.already_active', 'subscription.not_sold'],
  }),
  withdrawShare: endpoint({
    method: 'DELETE',
    path: 'subscription/share',
    summary: 'Make the link for whoever pays useless',
    access: 'owner',
    impersonated: 'refused',
    reply: billing,
    errors: [],
  }),
};
