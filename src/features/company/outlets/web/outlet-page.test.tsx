import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { outletId, show, unitId } from '#testing/web/world.tsx';
import { outletsContract } from '../contract.ts';
import { OutletPage } from './outlet-page.tsx';

beforeEach(() => {
  server.answer(outletsContract.listOutletRoles, [
    {
      mainUnitId: unitId,
      role: 'owner',
      outletInformation: { id: outletId, organizationNumber: '5560360793' },
    },
  ]);
});

test('tabs of the page are those that are brought and allowed, and the address says which is open', async () => {
  const tabs = {
    GeneralTab: () => <p>allmänt</p>,
    SuppliersTab: () => <p>leverantörer</p>,
    ActivityTab: () => null,
  };
  const scene = { at: '/outlet?tab=suppliers', texts: ['outlets'] };
  const { unmount } = await show(<OutletPage {...tabs} />, scene);
  expect(screen.getByText('leverantörer')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Fullmakt' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Aktivitet' })).toBeTruthy();
  expect(await screen.findByText('556036-0793 · Kontoägare')).toBeTruthy();
  unmount();
  await show(<OutletPage {...tabs} />, { ...scene, as: 'reporter', at: '/outlet?tab=activity' });
  expect(screen.getByText('allmänt')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Aktivitet' })).toBeNull();
});

test('who may change things adds a restaurant from here; a reporter does not', async () => {
  const tabs = { GeneralTab: () => null, SuppliersTab: () => null };
  const scene = { at: '/outlet', texts: ['outlets'] };
  const { unmount } = await show(<OutletPage {...tabs} />, { ...scene, as: 'editor' });
  expect(screen.getByRole('link', { name: 'Lägg till restaurang' }).getAttribute('href')).toBe(
    '/outlet/create',
  );
  unmount();
  await show(<OutletPage {...tabs} />, { ...scene, as: 'reporter' });
  expect(screen.queryByRole('link', { name: 'Lägg till restaurang' })).toBeNull();
});
