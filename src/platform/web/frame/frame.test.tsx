import { createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { House, LifeBuoy } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { setAppState, useAppState } from '../session/state.ts';
import { takeWanted } from '../session/way-on.ts';
import { previousPath } from '../session/visited.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { outletId, type Scene, visit } from '#testing/web/world.tsx';
import { type NavigationEntry, shellRoute } from './router.ts';
import { setTheme } from './settings.ts';

const screenAt = (path: string, title: string) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    component: () => (
      <main>
        <h1>{title}</h1>
        <a href="/prices">Till priserna</a>
        <a href="/api/logout">Ut</a>
      </main>
    ),
  });
const routes = {
  shell: [screenAt('/', 'Hemma'), screenAt('/prices', 'Priser'), screenAt('/prices/$id', 'Ett pris')],
};

const navigation: readonly NavigationEntry[] = [
  { href: '/', icon: House, namespace: 'overview', label: 'nav', place: 'main' },
  {
    href: '/prices',
    icon: House,
    namespace: 'price-monitoring',
    label: 'nav',
    countLabel: 'navCount',
    place: 'main',
  },
  {
    href: '/support',
    icon: LifeBuoy,
    namespace: 'support',
    label: 'customers',
    place: 'main',
    isForStaff: true,
  },
];
const open = (scene: Partial<Scene> & { readonly at?: string } = {}) =>
  visit(routes, {
    at: '/',
    ...scene,
    context: { navigation, useCounts: () => ({ '/prices': 3 }), ...scene.context },
  });

afterEach(() => setTheme(null));

test('links carry their counts, and the one of the screen is marked', async () => {
  await open({ at: '/prices/7' });
  const link = await screen.findByRole('link', { name: /Prisbevakning/ });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.textContent).toContain('3');
  expect(screen.getByRole('link', { name: /Översikt/ }).getAttribute('aria-current')).toBeNull();
  expect(screen.queryByRole('link', { name: /Kunder/ })).toBeNull();
});

test('a plain link changes the screen without a reload, and the heading takes the focus', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: 'Till priserna' }));
  const heading = await screen.findByRole('heading', { name: 'Priser' });
  expect(address()).toBe('/prices');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(previousPath('/prices')).toBe('/');
});

test('language and looks are chosen in the menu of the account, and logging out is there', async () => {
  const logOut = vi.fn<() => void>();
  const { user } = await open({ context: { logOut } });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /Anna Ek/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Mörkt');
  expect(localStorage.getItem('settings')).toContain('dark');
  await choose('English');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  await choose('Log out');
  expect(logOut).toHaveBeenCalledOnce();
});

test('another restaurant is announced, and what belonged to the old one is left', async () => {
  const other = {
    id: idOf(5),
    name: 'Baren',
    role: 'editor' as const,
    mainUnitId: idOf(6),
    organizationId: idOf(8),
  };
  const selectOutlet = vi.fn<(id: string) => Promise<void>>(async (id) =>
    setAppState({ selectedOutlet: id }),
  );
  const { user, address } = await open({ at: `/prices/${idOf(7)}`, context: { selectOutlet } });
  await screen.findByRole('heading', { name: 'Ett pris' });
  setAppState({ outlets: [...useAppState.getState().outlets, other] });
  await user.click(await screen.findByRole('button', { name: /Restaurang/ }));
  await user.click(await screen.findByRole('option', { name: /Baren/ }));
  await waitFor(() => expect(address()).toBe('/prices'));
  expect(selectOutlet).toHaveBeenCalledWith(other.id);
  expect(useAppState.getState().selectedOutlet).not.toBe(outletId);
  expect(screen.getByText('Visar Baren')).toBeTruthy();
});

test('who belongs to no restaurant is told so, and staff see their own links', async () => {
  const { unmount } = await open({ as: null });
  expect(await screen.findByRole('heading', { name: 'Du hör inte till någon restaurang' })).toBeTruthy();
  unmount();
  const { address } = await open({ as: null, user: { staff: true } });
  await waitFor(() => expect(address()).toBe('/support/customers'));
  expect(screen.queryByRole('heading', { name: 'Du hör inte till någon restaurang' })).toBeNull();
});

test('a stranger is led to the door', async () => {
  const { address } = await open({ as: 'stranger', at: '/prices?q=a#secret' });
  expect(address()).toBe('/login');
  expect(takeWanted()).toBe('/prices?q=a');
});

test('an address that leads nowhere has the way home', async () => {
  await open({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'Den sidan står inte på menyn' })).toBeTruthy();
});

test('a page that is not production says so until it is told that that is known', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Dölj bandet' }));
  expect(screen.queryByRole('button', { name: 'Dölj bandet' })).toBeNull();
  expect(localStorage.getItem('stagingDismissed')).toBe('true');
});

test('the address may name the language', async () => {
  await open({ at: '/?lang=en' });
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

test('a restaurant is added from the sign, also by who has one, and not by a reporter', async () => {
  const { user, address, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: /Restaurang/ }));
  await user.click(await screen.findByRole('link', { name: 'Lägg till restaurang' }));
  await waitFor(() => expect(address()).toBe('/outlet/create'));
  unmount();
  await open({ as: 'reporter' });
  await screen.findByRole('heading', { name: 'Hemma' });
  expect(screen.queryByRole('button', { name: /Restaurang/ })).toBeNull();
});

test('support is called by a link, and there is the way to the provider', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Anna Ek/ }));
  const contact = await screen.findByRole('menuitem', { name: 'Kontakta oss' });
  expect(contact.getAttribute('href')).toBe('https://krogkoll.example/contact');
});
