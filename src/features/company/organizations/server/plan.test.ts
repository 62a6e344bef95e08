import { describe, expect, test } from 'vitest';
import { planRegistration } from '../rules-register.ts';
import { buildOutletForm } from './builders.ts';

const parent = { name: 'Bryggan Holding AB', number: '5599991725', forwardEmail: 'faktura@bryggan.example' };
const ownerless = { legal_name: '', organization_number: '' };
const one = buildOutletForm({ display_name: 'Ett' });
const another = buildOutletForm({
  display_name: 'Två',
  organization_number: '559999-1709',
  legal_name: 'Två AB',
});

const groupsOf = (plan: ReturnType<typeof planRegistration>) =>
  'code' in plan
    ? plan
    : plan.map(({ number, name, outlets }) => [number, name, outlets.map(({ index }) => index)]);

describe('registering several', () => {
  test('outlets of one number form one company; one without a company is the parent’s', () => {
    const forms = [one, another, buildOutletForm({ display_name: 'Tre' }), { ...one, ...ownerless }];
    expect(groupsOf(planRegistration(parent, forms))).toEqual([
      ['5599991642', 'Fiskhuset AB', [0, 2]],
      ['5599991709', 'Två AB', [1]],
      ['5599991725', 'Bryggan Holding AB', [3]],
    ]);
  });

  test('an empty invoice e-mail is the parent’s', () => {
    const plan = planRegistration(parent, [{ ...one, forward_email: ' ' }]);
    expect('code' in plan ? plan : plan[0]?.outlets[0]?.values.forward_email).toBe(parent.forwardEmail);
  });

  test.each([
    [
      'a company is missing',
      [one, { ...another, ...ownerless }],
      'outlet.create_no_organization_error',
      { 'outlets.1.legal_name': 'required', 'outlets.1.organization_number': 'required' },
    ],
    [
      'an invoice e-mail is missing',
      [one, { ...another, forward_email: '' }],
      'outlet.create.organization.empty_forward_email',
      { 'outlets.1.forward_email': 'required' },
    ],
    [
      'another field is wrong too',
      [
        { ...one, forward_email: '' },
        { ...another, organization_number: '559999-1700' },
      ],
      'bad.request',
      { 'outlets.0.forward_email': 'required', 'outlets.1.organization_number': 'invalid' },
    ],
    [
      'half a company is missing',
      [{ ...one, legal_name: '' }],
      'bad.request',
      { 'outlets.0.legal_name': 'required' },
    ],
    [
      'one number has two names',
      [one, { ...one, display_name: 'Två', legal_name: 'Andra AB' }],
      'bad.request',
      { 'outlets.1.legal_name': 'mismatch' },
    ],
    [
      'two of a company have one name',
      [one, another, { ...one, display_name: 'ETT' }],
      'outlet.exist',
      { 'outlets.2.display_name': 'taken' },
    ],
  ])('R48 is refused when %s, and the answer names the rows', (_, forms, code, errors) =>
    expect(planRegistration(null, forms)).toEqual({ code, errors }),
  );
});
