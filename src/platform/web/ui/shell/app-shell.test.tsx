import { screen, waitFor, within } from '@testing-library/react';
import { House, Settings } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { show } from '#testing/web/world.tsx';
import { resizeTo } from '#testing/web/window.ts';
import { AppShell } from './app-shell.tsx';
import { Page } from './page.tsx';

const overview = { href: '/', icon: House, label: 'Översikt', isCurrent: true, shortLabel: 'Hem' };
const outlet = { href: '/outlet', icon: Settings, label: 'Restaurangen', isCurrent: false };

const open = async (panel?: string) => {
  const logOut = vi.fn<() => void>();
  const { user } = await show(
    <AppShell
      sign={{
        places: [{ id: 'a', name: 'Krogen', role: 'Kontoägare' }],
        selectedId: 'a',
        onSelect: vi.fn<() => void>(),
      }}
      mainLinks={[overview]}
      footLinks={[outlet]}
      phoneLinks={[overview]}
      moreLinks={[outlet]}
      user={{ name: 'Anna Ek', role: 'Kontoägare', menuLabel: 'Konto, Anna Ek' }}
      userMenu={[{ id: 'out', label: 'Logga ut', onAction: logOut }]}
      footer="Support"
    >
      <Page
        title="Faktura 7"
        backHref="/invoices"
        {...(panel === undefined ? {} : { panel: <p>{panel}</p> })}
      >
        <p>Raderna</p>
      </Page>
    </AppShell>,
  );
  return { user, logOut };
};

test('wide: a sidebar with all links and the account, and the page names the window', async () => {
  const { user, logOut } = await open();
  expect(document.title).toBe('Faktura 7 · Krogkoll');
  expect(
    within(screen.getByRole('navigation', { name: 'Huvudmeny' })).getByRole('link', { name: 'Översikt' }),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tillbaka' })).toBeNull();
  expect(screen.getByText('Support')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Anna Ek/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
  expect(logOut).toHaveBeenCalledOnce();
});

test('a docked drawer stands in the place of the support line', async () => {
  await open('Lådan');
  expect(screen.getByText('Lådan')).toBeTruthy();
  expect(screen.queryByText('Support')).toBeNull();
});

test('on a phone a detail page has its way back on top, and the rest is under More', async () => {
  resizeTo(500);
  const { user } = await open();
  expect(screen.getByRole('link', { name: 'Tillbaka' }).getAttribute('href')).toBe('/invoices');
  expect(screen.getByRole('banner').textContent).toContain('Faktura 7');
  await user.click(screen.getByRole('button', { name: 'Mer' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByRole('link', { name: 'Restaurangen' })).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: 'Logga ut' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the window is wide enough for follows it', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Mer' })).toBeNull();
  resizeTo(500);
  expect(screen.getByRole('button', { name: 'Mer' })).toBeTruthy();
});
