import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show, unitId } from '#testing/web/world.tsx';
import { priceMonitoringContract } from '../contract.ts';
import { AlertDrawer } from './alert-drawer.tsx';

const { readAlert, listRules, noteAsked, withdrawDecisions } = priceMonitoringContract;

const article = {
  id: idOf(1),
  name: 'Smör osaltat',
  supplierId: idOf(3),
  supplierName: 'Mejeriet',
  articleNumber: '214070',
  unit: 'KGM',
  currency: 'SEK',
  watchedPrice: '80',
  lastPrice: '92.5',
};
const entryOf = (number: string, date: string) => ({
  id: idOf(Number(number)),
  invoiceNumber: number,
  invoiceDate: date,
  quantity: '14.2',
  billedPrice: { amount: '92.5', currency: 'SEK' },
  itemDiff: { amount: '12.5', currency: 'SEK' },
  watchedPrice: '80',
});
const group = {
  id: article.id,
  unresolved: 12,
  entries: 12,
  currency: 'SEK',
  watchedPrice: '80',
  newPrice: '92.5',
  sumDifference: '177.50',
  content: [entryOf('1007', '2026-10-02'), entryOf('1006', '2026-10-01')],
};
const nobody = { phone: null, phoneText: null, email: null };
const known = { phone: '+4687654321', phoneText: '08-765 43 21', email: 'order@mejeriet.example' };

const open = async (
  detail: object,
  { as = 'owner', language = 'sv' }: { as?: 'owner' | 'reporter'; language?: 'sv' | 'en' } = {},
) => {
  server.answer(listRules, []);
  server.answer(readAlert, {
    article,
    group,
    contact: nobody,
    asked: [],
    told: [],
    decisions: [],
    ...detail,
  });
  const none = vi.fn<() => void>();
  const props = { articleId: article.id, name: 'Smör', status: 'UNRESOLVED', today: '2026-10-02' } as const;
  return show(<AlertDrawer {...props} onClose={none} onDecided={none} />, { as, language });
};

const log = async (name = 'Historik') => {
  const section = (await screen.findByRole('heading', { name })).parentElement;
  if (section === null) throw new Error('a heading stands in its section');
  return section;
};

const decision = {
  id: idOf(9),
  kind: 'ignore' as const,
  decidedAt: '2026-10-02T08:00:00.000Z',
  decidedBy: 'Bo Lind',
  comment: null,
  price: '92.5',
  withdrawnAt: null,
  withdrawnBy: null,
  undoUntil: '2026-10-02T08:10:00.000Z',
};

test('the newest decision can be taken back from the history, for as long as the server says', async () => {
  const { user } = await open({ decisions: [decision, { ...decision, id: idOf(8), undoUntil: null }] });
  server.answer(withdrawDecisions, {});
  const undo = within(await log()).getAllByRole('button', { name: 'Ångra' });
  expect(undo).toHaveLength(1);
  await user.click(undo[0] as HTMLElement);
  await waitFor(() =>
    expect(server.asked(withdrawDecisions)).toMatchObject([{ unitId, body: { decisionIds: [idOf(9)] } }]),
  );
});

test('when it is too late a toast says so', async () => {
  const { user } = await open({ decisions: [decision] });
  server.answer(withdrawDecisions, refused('decision.too_late'));
  await user.click(within(await log()).getByRole('button', { name: 'Ångra' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/tio minuter/);
});

test('who may only read takes nothing back, and calls nobody in the restaurant’s name', async () => {
  await open({ decisions: [decision], contact: known }, { as: 'reporter' });
  expect(within(await log()).queryByRole('button')).toBeNull();
  expect(screen.queryByText('Ring eller skriv till leverantören')).toBeNull();
});

test('what was taken back is marked, with who and when', async () => {
  const withdrawnAt = '2026-10-02T08:05:00.000Z';
  await open({ decisions: [{ ...decision, undoUntil: null, withdrawnAt, withdrawnBy: 'Eva Berg' }] });
  const section = await log();
  expect(within(section).getByText('Återtaget')).toBeTruthy();
  expect(section.textContent).toMatch(/Återtaget av Eva Berg, 2.okt\.? 10[.:]05/);
});

const told = [
  { kind: 'below-deal' as const, date: '2026-10-01', price: '75', against: '80', invoiceNumber: '1006' },
  { kind: 'late' as const, date: '2026-09-01', price: '90', against: '70', invoiceNumber: '1001' },
  { kind: 'late' as const, date: '2026-08-01', price: '90', against: null, invoiceNumber: '1000' },
].map((row, index) => ({ ...row, id: idOf(60 + index), invoiceId: idOf(70 + index) }));
const asked = [
  { id: idOf(50), channel: 'phone' as const, askedAt: '2026-10-02T09:00:00.000Z', askedBy: 'Bo Lind' },
  { id: idOf(51), channel: 'mail' as const, askedAt: '2026-09-02T09:00:00.000Z', askedBy: '' },
];

test.each([
  [
    'sv',
    'Historik',
    [
      /^Frågade leverantören på telefonBo Lind · 2.okt/,
      /^Behöll bevakat pris trots 92,50 kr Bo Lind · /,
      /^Kostade 75,00 kr\/kg, mindre än avtalets 80,00 kr\/kgFaktura 1006 · /,
      /^Frågade leverantören med mejl/,
      /^Kom sent: 90,00 kr\/kg, där 70,00 kr\/kg bevakades/,
      /^Kom sent: 90,00 kr\/kg\. Senare/,
    ],
  ],
  [
    'en',
    'History',
    [
      /^Asked the supplier by telephoneBo Lind · 2.Oct/,
      /^Kept the watched price/,
      /^Cost 75,00 kr\/kg, less than the deal of 80,00 kr\/kgInvoice 1006 · /,
      /^Asked the supplier by mail/,
      /^Came late: 90,00 kr\/kg, where 70,00 kr\/kg was watched/,
      /^Came late: 90,00 kr\/kg\. Later/,
    ],
  ],
] as const)('in %s, all that happened stands in its order', async (language, name, lines) => {
  await open({ decisions: [decision], asked, told }, { language });
  const items = within(await log(name)).getAllByRole('listitem');
  const texts = items.map((item) => item.textContent.replaceAll('\u00a0', ' '));
  expect(texts).toHaveLength(lines.length);
  for (const [at, line] of lines.entries()) expect(texts[at]).toMatch(line);
});

test('a call and a mail are prefilled and noted', async () => {
  const deal = {
    id: idOf(4),
    price: '80',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    marketPriced: false,
  };
  const { user } = await open({ contact: known, deal });
  server.answer(noteAsked, { id: idOf(50) });
  const phone = await screen.findByRole('link', { name: 'Ring 08-765 43 21' });
  expect(phone.getAttribute('href')).toBe('tel:+4687654321');
  const mail = screen.getByRole('link', { name: 'Skriv ett mejl' });
  const address = new URL(mail.getAttribute('href') ?? '');
  expect(address.pathname).toBe('order@mejeriet.example');
  expect(address.searchParams.get('subject')).toBe('Fråga om priset på Smör osaltat, art.nr 214070');
  expect(address.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hej!',
    '',
    'Vi har fakturerats ett annat pris än vi väntade oss för Smör osaltat, art.nr 214070:',
    '',
    '– Faktura 1007, 2026-10-02: 14,2 kg à 92,50 kr/kg, tidigare 80,00 kr/kg (+12,50 kr)',
    '– Faktura 1006, 2026-10-01: 14,2 kg à 92,50 kr/kg, tidigare 80,00 kr/kg (+12,50 kr)',
    '– och 10 rader till',
    '',
    'Sammanlagt +177,50 kr exklusive moms.',
    '',
    'Vi har avtalat 80,00 kr/kg från 2026-01-01 till 2026-12-31.',
    '',
    'Varför har priset ändrats, och vilket pris gäller framöver?',
    '',
    'Vänliga hälsningar',
    'Anna Ek',
    'Krogen',
  ]);
  phone.addEventListener('click', (event) => event.preventDefault());
  await user.click(phone);
  expect(await screen.findByText('Noterat: Mejeriet är tillfrågad på telefon.')).toBeTruthy();
  expect(server.asked(noteAsked)).toMatchObject([
    { unitId, params: { articleId: article.id }, body: { channel: 'phone' } },
  ]);
});

test('without a number or an address the mail waits for its recipient, and the supplier’s page takes both', async () => {
  await open({}, { language: 'en' });
  const mail = await screen.findByRole('link', { name: 'Write a mail' });
  expect(mail.getAttribute('href')).toMatch(/^mailto:\?subject=Question%20about/);
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  const add = screen.getByRole('link', { name: 'Add the supplier’s telephone and e-mail' });
  expect(add.getAttribute('href')).toBe(`/supplier?id=${article.supplierId}`);
});
