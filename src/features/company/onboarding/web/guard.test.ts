import { describe, expect, it } from 'vitest';
import type { Visitor } from '#platform/web/session/visitor.ts';
import { guard, letterLinkFor, redirectFor, powerTabFor } from './guard.ts';

const authPages = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/verify',
  '/verify-request',
];
const startPages = [
  '/onboarding',
  '/onboarding/account',
  '/onboarding/organization',
  '/onboarding/organization/add-outlets',
  '/onboarding/organization/first-outlet',
  '/onboarding/organization/parent-organization',
  '/onboarding/setup-organization',
];
const supplierPages = ['/onboarding/suppliers', '/onboarding/setup-supplier', '/onboarding/check-setup'];
const signing = '/onboarding/power-of-attorney';
const invoice = '/onboarding/invoice';
const waiting = '/onboarding/sit-back-and-relax';
const onboardingPages = [...startPages, ...supplierPages, signing, invoice, waiting];
const mainPages = ['/', '/invoices', '/articles/products', '/setting/account', '/profile', '/onboardings'];
const staffPages = ['/support/customers', '/support/unrouted', '/setting/account', '/profile'];
const everybodys = ['/share-subscription', '/terms', '/privacy'];
const everyPage = [
  ...new Set([...authPages, ...onboardingPages, ...mainPages, ...staffPages, ...everybodys]),
];

const stranger: Visitor = {
  isLoggedIn: false,
  onboardingStatus: null,
  isStaff: false,
  hasSigningLink: false,
  isSigningPending: false,
  isSigningPostponed: false,
};
const at = (onboardingStatus: string | null): Visitor => ({
  ...stranger,
  isLoggedIn: true,
  onboardingStatus,
});

const later = (onboardingStatus: string): Visitor => ({ ...at(onboardingStatus), isSigningPostponed: true });

const withLink = (visitor: Visitor): Visitor => ({
  ...visitor,
  hasSigningLink: true,
  isSigningPending: true,
});

/** Each visitor: where they may be, and where they are led from everywhere else. Some pages are everybody's. */
const visitors: readonly (readonly [string, Visitor, home: string, stays: readonly string[]])[] = [
  ['a stranger', stranger, '/login', authPages],
  // A user record without a session check is no login, whatever it says.
  ['a user record alone', { ...stranger, onboardingStatus: 'ONBOARDED' }, '/login', authPages],
  ['a stranger with a signing link', withLink(stranger), signing, [signing]],
  [
    'a stranger who has signed by a link',
    { ...withLink(stranger), isSigningPending: false },
    '/login',
    [...authPages, signing],
  ],
  ['who has begun', at('START_ONBOARDING'), '/onboarding', startPages],
  ['who has no status', at(null), '/onboarding', startPages],
  ['who has an unknown status', at('RETIRED_STATUS'), '/onboarding', startPages],
  [
    'who adds suppliers to one restaurant',
    at('SETUP_SUPPLIERS'),
    '/onboarding/suppliers?type=single-outlet',
    [...startPages, ...supplierPages],
  ],
  [
    'who adds suppliers to several',
    at('SETUP_MULTI_ORGANIZATION_SUPPLIERS'),
    '/onboarding/suppliers?type=multiple-outlets',
    [...startPages, ...supplierPages],
  ],
  ['who has yet to sign', at('SHARE_INVOICE_EMAIL'), signing, [signing, invoice]],
  // Only the signature can be postponed.
  [
    'who signs later, with suppliers to add',
    later('SETUP_SUPPLIERS'),
    '/onboarding/suppliers?type=single-outlet',
    [...startPages, ...supplierPages],
  ],
  ['who signs later and has signed', later('ESIGN_DOCUMENT_SIGNED'), waiting, [waiting]],
  ['who signs later and is onboarded', later('ONBOARDED'), '/', mainPages],
  [
    'a stranger in a page where signing was postponed',
    { ...stranger, isSigningPostponed: true },
    '/login',
    authPages,
  ],
  ['who has signed', at('ESIGN_DOCUMENT_SIGNED'), waiting, [waiting]],
  ['who is onboarded', at('ONBOARDED'), '/', mainPages],
  ['staff', { ...at('ONBOARDED'), isStaff: true }, '/support/customers', staffPages],
  ['staff with another status', { ...at(null), isStaff: true }, '/support/customers', staffPages],
  ['who is onboarded and came by a signing link', withLink(at('ONBOARDED')), '/', [...mainPages, signing]],
  [
    'who has begun and came by a signing link',
    withLink(at('START_ONBOARDING')),
    '/onboarding',
    [...startPages, signing],
  ],
  [
    'staff who came by a signing link',
    withLink({ ...at('ONBOARDED'), isStaff: true }),
    '/support/customers',
    [...staffPages, signing],
  ],
];

describe.each(visitors)('%s', (_who, visitor, home, stays) => {
  it.each(everyPage)('at %s', (path) => {
    const isHome = stays.includes(path) || everybodys.includes(path);
    expect(redirectFor(path, visitor)).toBe(isHome ? null : home);
  });

  it('is never led in a circle', () => {
    expect(redirectFor(home.split('?')[0] ?? '', visitor)).toBeNull();
  });
});

describe('who signs later', () => {
  const visitor = later('SHARE_INVOICE_EMAIL');

  it.each([...mainPages, signing, invoice, ...everybodys])('may be at %s', (path) => {
    expect(redirectFor(path, visitor)).toBeNull();
  });

  it.each([...startPages, ...supplierPages, waiting])('is led from %s to what is left to do', (path) => {
    expect(redirectFor(path, visitor)).toBe(signing);
  });

  it.each([...authPages, '/support/customers'])('is led from %s into the app', (path) => {
    expect(redirectFor(path, visitor)).toBe('/');
  });
});

describe('the link of a letter', () => {
  it.each([
    ['/confirm-email', 'token=abc', '/setting/account#token=abc'],
    ['/signup', 'invitation=abc', '/setting/account?tab=invitations#invitation=abc'],
    ['/signup', 'token=abc', null],
    ['/confirm-email', '', null],
    ['/verify', 'token=abc', null],
    ['/invoices', 'token=abc', null],
  ])('%s#%s leads whoever is in to %s', (path, hash, to) => {
    expect(letterLinkFor(path, hash, at('ONBOARDED'))).toBe(to);
  });

  it.each([stranger, at('START_ONBOARDING'), at(null)])('leads nobody else on: %o', (visitor) => {
    expect(letterLinkFor('/confirm-email', 'token=abc', visitor)).toBeNull();
    expect(letterLinkFor('/signup', 'invitation=abc', visitor)).toBeNull();
  });
});

it('leads back from signing to the restaurant whoever is onboarded, and nobody else', () => {
  const back = (visitor: Visitor, search: string) => powerTabFor(invoice, search, visitor);
  expect(back(at('ONBOARDED'), '?signing=abc')).toBe('/outlet?tab=power');
  expect(back(at('ONBOARDED'), '')).toBeNull();
  expect(powerTabFor('/invoices', '?signing=abc', at('ONBOARDED'))).toBeNull();
  for (const visitor of [stranger, at('SHARE_INVOICE_EMAIL'), { ...at('ONBOARDED'), isStaff: true }])
    expect(back(visitor, '?signing=abc')).toBeNull();
});

it('leads whoever is onboarded and wants to sign to the restaurant, unless a letter’s link opens the page', () => {
  const owner = at('ONBOARDED');
  for (const search of ['', '?from=outlet', '?organization=abc'])
    expect(guard({ pathname: signing, searchStr: search, hash: '' }, owner)).toBe('/outlet?tab=power');
  expect(guard({ pathname: signing, searchStr: '?from=outlet', hash: '' }, withLink(owner))).toBeNull();
  expect(guard({ pathname: signing, searchStr: '', hash: '' }, { ...owner, isStaff: true })).toBe(
    '/support/customers',
  );
});

it('asks for the link of a letter first, then for a return from signing, then who may be where', () => {
  const place = (pathname: string, searchStr = '', hash = '') => ({ pathname, searchStr, hash });
  const owner = at('ONBOARDED');
  expect(guard(place('/signup', '', 'invitation=abc'), owner)).toBe(
    '/setting/account?tab=invitations#invitation=abc',
  );
  expect(guard(place(invoice, '?signing=abc'), owner)).toBe('/outlet?tab=power');
  expect(guard(place('/login'), owner)).toBe('/');
  expect(guard(place('/invoices'), owner)).toBeNull();
});
