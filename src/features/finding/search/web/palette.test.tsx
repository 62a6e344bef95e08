import { screen, waitFor, within } from '@testing-library/react';
import { House, ReceiptText } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { type Scene, show } from '#testing/web/world.tsx';
import { searchContract } from '../contract.ts';
import { PaletteDialog } from './palette-dialog.tsx';

const { find } = searchContract;

const beef = {
  id: idOf(1),
  name: 'Oxfilé 2-3 kg',
  articleNumber: '214070',
  supplierName: 'Svensk Cater',
  category: 'meat',
  unit: 'KGM',
  currency: 'SEK',
  lastPrice: '428.00',
  unresolved: 2,
  isExact: false,
};
const bill = {
  id: idOf(2),
  number: '2208841',
  supplierName: 'Svensk Cater',
  issueDate: '2026-09-17',
  currency: 'SEK',
  total: '9648.20',
  creditNote: false,
  held: false,
  goods: null,
  isExact: false,
};
const nothing = { articles: [], invoices: [], suppliers: [], deals: [], claims: [] };

const navigation = [
  { href: '/', icon: House, namespace: 'overview', label: 'nav', place: 'main' },
  { href: '/invoices', icon: ReceiptText, namespace: 'invoices', label: 'nav', place: 'main' },
] as const;

const onClose = vi.fn<() => void>();
const onSelectOutlet = vi.fn<(id: string) => void>();

const open = async (scene: Scene = {}) => {
  onClose.mockClear();
  onSelectOutlet.mockClear();
  const view = await show(<PaletteDialog onClose={onClose} onSelectOutlet={onSelectOutlet} />, {
    texts: ['search', 'overview', 'invoices'],
    ...scene,
    context: { navigation, ...scene.context },
  });
  // The overlay here takes the focus to itself, which a browser's does not; the journey shows that the field has it.
  await view.user.click(screen.getByRole('combobox'));
  return view;
};

const titles = (): string[] =>
  screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent ?? '');
const group = (name: string) => within(screen.getByRole('group', { name }));
/** The option that the field says is meant. */
const meant = (): string | null | undefined => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id);
  expect(option?.getAttribute('aria-selected')).toBe('true');
  return option?.querySelector('b')?.textContent;
};

test('without a word: where to go, and four things to do', async () => {
  const others = [
    { id: idOf(7), name: 'Söder', role: 'editor', mainUnitId: idOf(8), organizationId: idOf(9) },
  ] as const;
  await open({ others });
  expect(titles()).toEqual([
    'Översikt',
    'Fakturor',
    'Inkorg',
    'Avvikelser',
    'Kreditkrav',
    'Ladda upp fakturor',
    'Ta ställning till nya priser',
    'Bjud in någon',
    'Byt restaurang',
  ]);
});

test('finds by words, marks them, and opens what arrows choose', async () => {
  server.answer(find, { ...nothing, articles: [beef], invoices: [{ ...bill, goods: beef.name }] });
  const { user, address } = await open();
  await user.keyboard('OXFIL');
  await screen.findByRole('option', { name: /214070/ });
  expect(group('Artiklar').getByText('Oxfil').tagName).toBe('U');
  expect(group('Artiklar').getByText(/428,00/)).toBeTruthy();
  expect(group('Fakturor').getByText('2026-09-17 · Oxfilé 2-3 kg')).toBeTruthy();
  expect(group('Gör').getByText(/^Ta ställning till/).textContent).toBe('Ta ställning till Oxfilé 2-3 kg');
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('2 träffar');
  expect(meant()).toBe('Oxfilé 2-3 kg');
  await user.keyboard('{ArrowUp}');
  expect(meant()).toBe('Nytt avtalspris för Oxfilé 2-3 kg');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(`/invoices/${bill.id}`));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was asked for exactly comes first, and Enter right after the last figure waits for it', async () => {
  let answer: (() => void) | undefined;
  server.answer(find, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ...nothing, articles: [beef], invoices: [{ ...bill, isExact: true }] };
  });
  const { user, address } = await open();
  await user.keyboard('2208841{Enter}');
  await waitFor(() => expect(answer).toBeDefined());
  expect(onClose).not.toHaveBeenCalled();
  answer?.();
  await waitFor(() => expect(address()).toBe(`/invoices/${bill.id}`));
});

test('asks once the keys rest, and shows no answer to an earlier question as the answer to a later one', async () => {
  server.answer(find, async ({ query: { text } }) => {
    if (text === 'ox') await new Promise((resolve) => setTimeout(resolve, 300));
    return { ...nothing, articles: [{ ...beef, name: text === 'ox' ? 'Oxkind' : 'Oxfond' }] };
  });
  const { user } = await open();
  await user.keyboard('ox');
  await waitFor(() => expect(server.asked(find)).toHaveLength(1));
  await user.keyboard('fond');
  await waitFor(() => expect(titles()).toContain('Oxfond'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(titles()).toContain('Oxfond');
  expect(titles()).not.toContain('Oxkind');
  expect(server.asked(find).map(({ query }) => query.text)).toEqual(['ox', 'oxfond']);
});

test('remembers what was opened, and offers it the next time', async () => {
  server.answer(find, { ...nothing, articles: [beef] });
  const { user, unmount } = await open();
  await user.keyboard('oxfil');
  await screen.findByRole('option', { name: /214070/ });
  await user.keyboard('{Enter}');
  unmount();
  await open();
  expect(group('Senaste').getByRole('option').textContent).toContain('Oxfilé 2-3 kg');
});

test('leads to screens by their name, and to no more than the role may open', async () => {
  server.answer(find, nothing);
  const { user, address } = await open({ as: 'reporter' });
  await user.keyboard('kreditk');
  expect(screen.queryByRole('option', { name: /Kreditkrav/ })).toBeNull();
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('inkorg');
  await waitFor(() => expect(meant()).toBe('Inkorg'));
  expect(titles()).not.toContain('Ladda upp fakturor');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/invoices/inbox'));
});

test('changes the restaurant', async () => {
  server.answer(find, nothing);
  const others = [
    { id: idOf(7), name: 'Söder', role: 'editor', mainUnitId: idOf(8), organizationId: idOf(9) },
  ] as const;
  const { user } = await open({ others });
  await user.click(screen.getByRole('option', { name: 'Byt restaurang' }));
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'byt ');
  await user.keyboard('soder');
  await waitFor(() => expect(meant()).toBe('Byt till Söder'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSelectOutlet).toHaveBeenCalledWith(idOf(7)));
});

test('opens in a new tab with Ctrl, and stays', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  server.answer(find, { ...nothing, invoices: [bill] });
  const { user } = await open();
  await user.keyboard('2208');
  await screen.findByText(/9\s648,20/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(`/invoices/${bill.id}`, '_blank', 'noopener');
  expect(onClose).not.toHaveBeenCalled();
});

test('says that nothing is called that, and offers the search of all invoices', async () => {
  server.answer(find, nothing);
  const { user, address } = await open();
  await user.keyboard('rödspätta');
  await screen.findByText('Inget heter så här');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/invoices?q=r%C3%B6dsp%C3%A4tta&period=all'));
});

test('says when the search does not answer', async () => {
  server.answer(find, refused('permission.required'));
  const { user } = await open();
  await user.keyboard('oxfilé');
  expect(await screen.findAllByText('Sökningen svarar inte just nu.')).toHaveLength(2);
});
