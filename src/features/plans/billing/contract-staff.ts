import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { billId, plan } from './contract.ts';

const organization = z.object({ organizationId: id });

/** Plans in the hands of staff: set with a reason, and invoices that were paid another way. */
export const staffBillingContract = {
  setCustomerPlan: endpoint({
    method: 'PUT',
    path: 'support/organizations/{organizationId}/plan',
    summary: 'Set what an organization has without a subscription at the provider',
    access: 'staff',
    impersonated: 'refused',
    params: organization,
    body: z.object({
      plan,
      endsAt: timestamp.nullable(),
      reason: text(500).pipe(z.string().min(10)),
    }),
    reply: z.object({ plan, endsAt: timestamp.nullable() }),
    errors: [
      'second_factor.required',
      'organization.not_exist',
      'subscription.already_active',
      'payments.busy',
    ],
  }),
  markBillPaid: endpoint({
    method: 'POST',
    path: 'support/organizations/{organizationId}/bills/{billId}/paid',
    summary: 'Note that the money for an invoice has come another way',
    access: 'staff',
    impersonated: 'refused',
    params: organization.extend({ billId }),
    body: z.object({ reason: text(500).pipe(z.string().min(10)) }),
    reply: z.object({ received: z.literal(true) }),
    errors: [
      'second_factor.required',
      'organization.not_exist',
      'bill.not_exist',
      'subscription.not_sold',
      'payments.unavailable',
      'payments.busy',
    ],
  }),
};
