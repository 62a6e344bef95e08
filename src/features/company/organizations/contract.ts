import { z } from 'zod';
import { onboardingStatus } from '#features/account/accounts/contract-user.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text } from '#platform/wire/fields.ts';
import { outletCategories } from '#features/company/outlets/rules-outlet.ts';

/** A field as it was typed; `rules-outlet.ts` says what is wrong with it, by the same codes here and in the form. */
const typed = text(1000).optional();

/** The outlet form of specification section 5. Blank and left out are the same. */
export const outletForm = z.object({
  display_name: typed,
  website: typed,
  legal_name: typed,
  organization_number: typed,
  forward_email: typed,
  contact_email: typed,
  contact_tel: typed,
  street: typed,
  city: typed,
  zip_code: typed,
  country: typed,
  bankgiro_number: typed,
  category: typed,
});

/** The same where a restaurant is registered, whose bankgiro number may be left for later. */
export const registeredForm = outletForm.extend({ bankgiro_later: z.boolean().optional() });

export const parentForm = z.object({
  organizationName: typed,
  organizationNumber: typed,
  corporateIdentityNumber: typed,
  forwardEmail: typed,
});

export const powerOfAttorneyState = z.enum(['signed', 'not-signed']);

const parentOrganization = z.object({
  organizationName: z.string(),
  organizationNumber: z.string(),
  forwardEmail: z.string().nullable(),
});

/** An outlet with all it was registered with; null is what an older one never told. */
export const outlet = z.object({
  id,
  displayName: z.string(),
  display_name: z.string(),
  website: z.string().nullable(),
  legal_name: z.string(),
  organization_number: z.string(),
  organizationId: id,
  forward_email: z.string().nullable(),
  contact_email: z.string().nullable(),
  /** E.164. */
  contact_tel: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.string(),
  bankgiro_number: z.string().nullable(),
  category: z.enum(outletCategories).nullable(),
  mainUnitId: id,
  inboundAddress: z.string(),
  parentOrganization: parentOrganization.nullable(),
  powerOfAttorney: powerOfAttorneyState,
});

export type Outlet = z.output<typeof outlet>;

export const organization = z.object({
  id,
  organizationName: z.string(),
  organizationNumber: z.string(),
  parentOrganizationId: id.nullable(),
});

export const organizationsContract = {
  registerOutlet: endpoint({
    method: 'POST',
    path: 'outlet-management/unit-less/single-outlet',
    summary: 'Registers a company with one restaurant; the caller becomes its owner',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ outlet: registeredForm, corporateIdentityNumber: typed }),
    reply: z.object({ organization, outlet, mainUnitId: id, onboardingStatus }),
    status: 201,
    creates: true,
    errors: ['bad.request', 'organization.exist', 'rate.limited'],
  }),
  registerOrganizations: endpoint({
    method: 'POST',
    path: 'outlet-management/unit-less/multiple-organization',
    summary: 'Registers restaurants with their companies, all or none; those of one number form one company',
    access: 'session',
    impersonated: 'refused',
    body: z.object({
      parentOrganization: parentForm.optional(),
      /** One that the caller owns, in the place of a new parent. */
      parentOrganizationId: id.optional(),
      outlets: z.array(registeredForm).min(1).max(100),
    }),
    reply: z.object({
      organizations: z.array(organization),
      /** In the order of the request. */
      outlets: z.array(outlet),
      onboardingStatus,
    }),
    status: 201,
    creates: true,
    errors: [
      'bad.request',
      'organization.exist',
      'organizations.exist',
      'organization.parent.not_exists',
      'outlet.create_no_organization_error',
      'outlet.create.organization.empty_forward_email',
      'outlet.exist',
      'rate.limited',
    ],
  }),
  createOutlet: endpoint({
    method: 'POST',
    path: 'outlet-management/outlets',
    summary:
      "One more restaurant in the unit's company; owners of the unit own it too, the caller keeps the own role",
    access: 'editor',
    impersonated: 'refused',
    body: z.object({ outlet: outletForm }),
    reply: outlet,
    status: 201,
    creates: true,
    errors: ['bad.request', 'outlet.exist', 'outlet.create.organization.empty_forward_email'],
  }),
  listOutlets: endpoint({
    method: 'GET',
    path: 'outlet-management/outlets',
    summary: "The outlets of the unit's organization that the caller belongs to",
    access: 'reporter',
    asOf: 'organization',
    reply: z.array(outlet),
    errors: [],
  }),
  listUnitOutlets: endpoint({
    method: 'GET',
    path: 'outlet-management/units/{unitId}/outlets',
    summary: 'The outlets that share a unit of the same organization, for a member there',
    access: 'reporter',
    params: z.object({ unitId: id }),
    reply: z.array(outlet),
    errors: ['unit.not_found'],
  }),
  listOwnOutlets: endpoint({
    method: 'GET',
    path: 'outlet-management/unit-less/outlets',
    summary: 'The outlets the signed-in user belongs to, in all organizations, as whole rows',
    access: 'session',
    reply: z.array(outlet),
    errors: [],
  }),
  changeOutlet: endpoint({
    method: 'PUT',
    path: 'outlet-management/outlets/{outletId}',
    summary: 'Changes the fields that are sent; another bankgiro or invoice e-mail must be confirmed',
    access: 'editor',
    params: z.object({ outletId: id }),
    body: outletForm.extend({ confirmed: z.boolean().optional() }),
    reply: outlet,
    errors: [
      'bad.request',
      'outlet.not_exist',
      'outlet.exist',
      'outlet.confirmation_required',
      'organization.update.empty_forward_email',
      'permission.required',
    ],
  }),
  readAvailability: endpoint({
    method: 'GET',
    path: 'outlet-management/unit-less/organization-availability',
    summary: 'Whether an organisation number can be registered: yes or no and nothing else',
    access: 'session',
    query: z.object({ organizationNumber: text(40) }),
    reply: z.object({ available: z.boolean() }),
    errors: ['bad.request', 'rate.limited'],
  }),
  requestInvitation: endpoint({
    method: 'POST',
    path: 'outlet-management/unit-less/invitation-requests',
    summary: 'Asks the owners of a registered company for an invitation; answers alike when there are none',
    access: 'session',
    impersonated: 'refused',
    body: z.object({ organizationNumber: text(40), message: text(500).optional() }),
    reply: z.object({ sent: z.literal(true) }),
    status: 202,
    creates: true,
    errors: ['bad.request', 'rate.limited'],
  }),
};
