import { z } from 'zod';
import {
  parentForm,
  powerOfAttorneyState,
  registeredForm,
} from '#features/company/organizations/contract.ts';
import { onboardingStatus } from '#features/account/accounts/contract-user.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';

/** What somebody has answered and not sent yet: any field may be missing or half typed. */
export const onboardingDraft = z.object({
  kind: z.enum(['one', 'several']),
  parent: parentForm.optional(),
  outlets: z.array(registeredForm).max(100),
  suppliers: z
    .array(
      z.object({
        supplierId: id,
        /** By place in `outlets` before they are registered, by id after. */
        outletIndexes: z.array(z.number().int().min(0).max(99)).max(100).optional(),
        outletIds: z.array(id).max(100).optional(),
      }),
    )
    .max(2000)
    .optional(),
});

export type OnboardingDraft = z.output<typeof onboardingDraft>;

export const onboardingContract = {
  readOnboarding: endpoint({
    method: 'GET',
    path: 'onboarding/status',
    summary: "The caller's own status, draft, and what they have registered",
    access: 'session',
    reply: z.object({
      status: onboardingStatus,
      draft: onboardingDraft.nullable(),
      /** Those that the caller owns. */
      organizations: z.array(
        z.object({ organizationId: id, name: z.string(), powerOfAttorney: powerOfAttorneyState }),
      ),
      outlets: z.array(z.object({ id, displayName: z.string(), mainUnitId: id, inboundAddress: z.string() })),
    }),
    errors: [],
  }),
  setOnboardingStatus: endpoint({
    method: 'PUT',
    path: 'onboarding/status',
    summary: 'Moves on to the next status; where the power of attorney is signed already, past that one',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ status: onboardingStatus }),
    /** The status that holds afterwards. */
    reply: z.object({ status: onboardingStatus }),
    errors: ['onboarding.step_not_allowed'],
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: 'onboarding/draft',
    summary: 'Keeps the answers that are not registered yet, at most 100 kB of them',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ draft: onboardingDraft }),
    reply: z.object({ savedAt: timestamp }),
    errors: ['bad.request', 'onboarding.step_not_allowed'],
  }),
  readFirstInvoice: endpoint({
    method: 'GET',
    path: 'onboarding/first-invoice',
    summary: "The first document that arrived in one of the caller's own units; null while they wait",
    access: 'session',
    reply: z.object({
      arrivedAt: timestamp.nullable(),
      documentId: id.nullable(),
      /** Of the document, as it is read. */
      state: z.string().nullable(),
    }),
    errors: [],
  }),
};
