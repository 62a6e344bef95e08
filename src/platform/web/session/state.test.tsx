import { afterEach, expect, test } from 'vitest';
import { forgetPerson, setAppState, useAppState } from './state.ts';
import { previousPath, rememberVisit } from './visited.ts';

const root = (): { state: Record<string, unknown> } => JSON.parse(localStorage.getItem('root') ?? '{}');
const user = {
  id: 'anna',
  fullName: 'Anna Ek',
  email: 'anna@krog.test',
  onboardingStatus: 'ONBOARDED',
  joinedAt: '2026-01-01',
  staff: false,
};

afterEach(() => {
  sessionStorage.clear();
  forgetPerson();
});

test('the browser keeps the state under the keys of the specification', () => {
  setAppState({ user });
  expect(Object.keys(root().state).toSorted()).toEqual(
    [
      'user',
      'activity',
      'userFlags',
      'selectedUnit',
      'outlets',
      'newOutlets',
      'selectedOutlet',
      'suppliers',
      'allSuppliers',
      'areSuppliersLoading',
      'hasSupplierError',
      'units',
      'dateRange',
      'parentOrganization',
      'newestNegotiatedDeal',
      'setupUser',
      'mockedData',
    ].toSorted(),
  );
});

test('another tab knows where the last one was, and a stranger leaves nothing', () => {
  rememberVisit('/signup');
  expect(root().state?.['activity'] ?? []).toEqual([]);
  setAppState({ user });
  rememberVisit('/invoices');
  rememberVisit('/articles/products');
  sessionStorage.clear();
  expect(root().state['activity']).toEqual(['/articles/products', '/invoices']);
  expect(previousPath('/articles/products')).toBe('/invoices');
  forgetPerson();
  expect(useAppState.getState().activity).toEqual([]);
});
