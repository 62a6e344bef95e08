import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, text, timestamp } from '#platform/wire/fields.ts';
import { buyErrors, language, planOffer } from './contract.ts';

const byLink = z.object({ token: text(100) });

/** For whoever pays, without an account: names organization, plan, units and price, and nothing else. */
export const sharedBillingContract = {
  openShared: endpoint({
    method: 'POST',
    path: 'subscription/shared',
    summary: 'What a link for whoever pays is for',
    access: 'public',
    body: byLink,
    reply: z.object({
      organizationName: z.string(),
      offer: planOffer,
      units: z.array(z.string()),
      tax: decimalText,
      toPay: decimalText,
      vat: z.enum(['standard', 'reverse', 'none']),
      expiresAt: timestamp,
    }),
    errors: ['link.expired', 'rate.limited', 'payments.unavailable'],
  }),
  payShared: endpoint({
    method: 'POST',
    path: 'subscription/shared/checkout',
    summary: 'Where the holder of a link pays; an earlier place to pay closes',
    access: 'public',
    body: byLink.extend({ language }),
    reply: z.object({ url: z.string() }),
    errors: ['link.expired', 'rate.limited', ...buyErrors],
  }),
  hearPayments: endpoint({
    method: 'POST',
    path: 'billing/events',
    summary: 'What the provider tells; a hint that counts only when its signature holds',
    access: 'machine',
    receives: 'raw',
    headers: { 'stripe-signature': "The provider's proof of the body" },
    reply: z.object({ received: z.literal(true) }),
    errors: ['user.unauthorized', 'request.too_large'],
  }),
};
