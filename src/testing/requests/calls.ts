import { outletFields } from '#features/company/outlets/rules-outlet.ts';
import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';
import type { Sample } from './samples.ts';

/** What the calls are about: a restaurant, its first supplier and a phone, registered beforehand. */
export interface World {
  readonly unitId: string;
  readonly outletId: string;
  readonly organizationId: string;
  readonly supplierId: string;
  readonly deviceTag: string;
  readonly email: string;
  readonly password: string;
  /** A solved captcha for an action. */
  readonly captchaFor: (action: 'forgot-password' | 'verification-email') => Promise<string>;
}

/** One call of specification section 7. */
export interface Call {
  /** Method and path as they stand there. */
  readonly call: string;
  /** Whether `X-UNIT-ID` must be there, may be, or is never looked at. */
  readonly unit: 'needed' | 'accepted' | 'none';
  /** Fields of the body or the query, those inside of lists and objects with a dot. */
  readonly sends: readonly string[];
  /** Fields of `data`, or of each row where it is a list; of a text nothing is asked. */
  readonly answers: readonly string[] | 'text';
  readonly isList?: true;
  readonly request: (world: World) => Sample | Promise<Sample>;
}

const nothing = (): Sample => ({});
const outletRow = [
  'id',
  'displayName',
  'organizationId',
  'mainUnitId',
  'parentOrganization',
  ...outletFields,
];
const supplierRow = ['id', 'displayName', 'name', 'category', 'legalEntityNumber', 'verified'];
const form = () => buildOutletForm({ organization_number: buildOrganizationNumber() });
const within = (parent: string, fields: readonly string[]) => fields.map((field) => `${parent}.${field}`);

const auth: readonly Call[] = [
  {
    call: 'POST auth/users/login',
    unit: 'none',
    sends: ['email', 'password'],
    answers: ['token', 'user'],
    request: ({ email, password }) => ({ body: { email, password } }),
  },
  {
    call: 'POST auth/users/forgot-password',
    unit: 'none',
    sends: ['email', 'captchaToken'],
    answers: ['sent'],
    request: async ({ captchaFor }) => ({
      body: { email: 'nobody@krog.test', captchaToken: await captchaFor('forgot-password') },
    }),
  },
  {
    call: 'POST auth/users/verification-email',
    unit: 'none',
    sends: ['email', 'captchaToken'],
    answers: ['sent'],
    request: async ({ captchaFor }) => ({
      body: { email: 'nobody@krog.test', captchaToken: await captchaFor('verification-email') },
    }),
  },
  {
    call: 'POST auth/users/renew-token',
    unit: 'none',
    sends: [],
    answers: ['token'],
    request: () => ({ headers: { origin: 'http://localhost', 'content-type': 'application/json' } }),
  },
];

const several = {
  call: 'POST outlet-management/unit-less/multiple-organization',
  sends: [
    'parentOrganizationId',
    ...within('parentOrganization', [
      'organizationName',
      'organizationNumber',
      'corporateIdentityNumber',
      'forwardEmail',
    ]),
    ...within('outlets', outletFields),
  ],
  answers: ['organizations', 'outlets', 'onboardingStatus'],
  request: () => ({ body: { outlets: [form()] } }),
};

const linking = {
  sends: within('organizationSuppliers', ['supplierId', 'outletId', 'status']),
  answers: ['added', 'changed', 'withdrawn'],
};

const outlets: readonly Call[] = [
  {
    call: 'POST outlet-management/unit-less/single-outlet',
    unit: 'accepted',
    sends: ['corporateIdentityNumber', ...within('outlet', outletFields)],
    answers: ['organization', 'outlet', 'mainUnitId', 'onboardingStatus'],
    request: () => ({ body: { outlet: form(), corporateIdentityNumber: buildOrganizationNumber() } }),
  },
  { ...several, unit: 'accepted' },
  {
    call: 'GET outlet-management/outlets',
    unit: 'needed',
    sends: [],
    answers: outletRow,
    isList: true,
    request: nothing,
  },
  {
    call: 'GET outlet-management/units/{id}/outlets',
    unit: 'needed',
    sends: [],
    answers: outletRow,
    isList: true,
    request: ({ unitId }) => ({ params: { id: unitId } }),
  },
  {
    call: 'POST outlet-management/organization-suppliers-bulk',
    unit: 'needed',
    ...linking,
    request: ({ supplierId, outletId }) => ({ body: { organizationSuppliers: [{ supplierId, outletId }] } }),
  },
  {
    call: 'GET outlet-management/outlets/{id}/suppliers',
    unit: 'needed',
    sends: [],
    answers: [...supplierRow, 'supplierId', 'status', 'since', 'latestInvoiceDate'],
    isList: true,
    request: ({ outletId }) => ({ params: { id: outletId } }),
  },
  {
    call: 'GET outlet-management/organization-suppliers',
    unit: 'needed',
    sends: ['status', 'search'],
    answers: [...supplierRow, 'supplierId', 'latestInvoiceDate', 'outlets'],
    isList: true,
    request: () => ({ query: { status: 'requested' } }),
  },
  {
    call: 'PUT outlet-management/outlets/{id}',
    unit: 'needed',
    sends: [...outletFields, 'confirmed'],
    answers: outletRow,
    request: ({ outletId }) => ({ params: { id: outletId }, body: { city: 'Lund', zip_code: '223 50' } }),
  },
  {
    call: 'DELETE outlet-management/organizations/{orgId}/suppliers/{supplierId}',
    unit: 'needed',
    sends: ['outletId'],
    answers: ['removed'],
    request: ({ organizationId, supplierId }) => ({ params: { orgId: organizationId, supplierId } }),
  },
  {
    call: 'POST outlet-management/organization-supplier-requests-bulk',
    unit: 'needed',
    sends: within('requests', ['name', 'organizationNumber', 'outletIds', 'note']),
    answers: ['ids'],
    request: ({ outletId }) => ({
      body: { requests: [{ name: 'Ostbilen i Skåne', outletIds: [outletId] }] },
    }),
  },
  {
    call: 'GET outlet-management/organizations/{id}/supplier-requests',
    unit: 'needed',
    sends: [],
    answers: ['id', 'name', 'organizationNumber', 'outlets', 'requestedAt', 'requestedBy', 'state', 'note'],
    isList: true,
    request: ({ organizationId }) => ({ params: { id: organizationId } }),
  },
];

const unitless: readonly Call[] = [
  {
    call: 'GET outlet-management/unit-less/outlets',
    unit: 'none',
    sends: [],
    answers: outletRow,
    isList: true,
    request: nothing,
  },
  {
    call: 'POST outlet-management/unit-less/organization-suppliers-bulk',
    unit: 'none',
    ...linking,
    request: ({ supplierId, outletId }) => ({ body: { organizationSuppliers: [{ supplierId, outletId }] } }),
  },
  { ...several, unit: 'none' },
  {
    call: 'GET outlet-management/unit-less/outlet-roles',
    unit: 'none',
    sends: [],
    answers: ['outletInformation', 'role', 'mainUnitId'],
    isList: true,
    request: nothing,
  },
  {
    call: 'GET outlet-management/unit-less/organization-availability',
    unit: 'none',
    sends: ['organizationNumber'],
    answers: ['available'],
    request: () => ({ query: { organizationNumber: buildOrganizationNumber() } }),
  },
];

const suppliers: readonly Call[] = [
  {
    call: 'GET supplier-management/suppliers',
    unit: 'accepted',
    sends: ['pagination'],
    answers: supplierRow,
    isList: true,
    request: () => ({ query: { pagination: 'false' } }),
  },
  {
    call: 'GET supplier-management/suppliers',
    unit: 'accepted',
    sends: ['search', 'category', 'page', 'limit'],
    answers: ['content', 'total'],
    request: () => ({ query: { search: 'martin o servera' } }),
  },
  {
    call: 'GET supplier-management/categories',
    unit: 'accepted',
    sends: [],
    answers: ['id'],
    isList: true,
    request: nothing,
  },
];

const others: readonly Call[] = [
  {
    call: 'PUT notification-generator/devices/{deviceTag}/login',
    unit: 'none',
    sends: ['isLoggedIn'],
    answers: ['deviceTag', 'isLoggedIn'],
    request: ({ deviceTag }) => ({ params: { deviceTag }, body: { isLoggedIn: true } }),
  },
  { call: 'GET /api/logout', unit: 'none', sends: [], answers: 'text', request: nothing },
  { call: 'GET /api/new-logout', unit: 'none', sends: [], answers: 'text', request: nothing },
];

/** Every call that specification section 7 lists, in an order in which each finds what it needs. */
export const specifiedCalls: readonly Call[] = [...auth, ...outlets, ...unitless, ...suppliers, ...others];
