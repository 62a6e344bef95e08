import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { show } from '#testing/web/world.tsx';
import { radarContract } from '../contract.ts';
import { DealLoyalty } from './deal-loyalty.tsx';
import { NumberNotes } from './renumbered-note.tsx';
import { BesideCards } from './radar-cards.tsx';

const place = { invoiceId: idOf(1), number: '310', date: '2026-10-19' };

const missing = {
  id: idOf(5),
  by: 'number',
  numbers: ['311'],
  after: place,
  before: { ...place, number: '312', date: '2026-11-02' },
  days: 14,
  usual: 1,
  answer: 'open',
  askedAt: null,
  askedOf: null,
  closedAt: null,
} as const;

const renumbered = {
  id: idOf(6),
  answer: 'open',
  articleId: idOf(7),
  from: '2041',
  to: '4041',
  name: 'Färskost 1 kg',
  newName: 'Färskost 1kg',
  unit: 'XPK',
  currency: 'SEK',
  price: '188',
  newPrice: '204.92',
  percent: '9',
  date: '2026-11-09',
} as const;

const fee = {
  kind: 'freight',
  currency: 'SEK',
  sum: '690.00',
  count: 7,
  of: 13,
  first: { date: '2026-09-21', isNews: true },
  latest: { date: '2026-11-02', amount: '120' },
  rise: { by: 'amount', from: '95', to: '120', percent: '26.3', date: '2026-11-02', invoiceId: idOf(8) },
  oftener: { now: 10, ofNow: 10, before: 5, ofBefore: 20, date: '2026-11-02' },
  months: [{ month: '2026-11', sum: '120.00', count: 1 }],
  invoices: [{ invoiceId: idOf(8), number: '112', date: '2026-11-02', amount: '120' }],
} as const;

beforeEach(() => {
  server.answer(radarContract.readRadar, { fees: [fee], renumbered: [renumbered], missing: [missing] });
  server.answer(radarContract.answerFinding, null);
  server.answer(radarContract.readCopyLetter, {
    to: '',
    language: 'sv',
    subject: 'Kopia av faktura 311',
    text: 'Hej\n\nVi saknar 311.',
    replyTo: 'krog@in.test',
    refusal: 'letter.not_allowed',
  });
  server.answer(radarContract.sendCopyLetter, null);
});

const shown = () => show(<BesideCards supplierId={idOf(2)} name="Ysteriet" />, { texts: ['radar'] });

test('shows what a supplier charges beside the goods, with what is behind it', async () => {
  await shown();
  await screen.findByText('Frakt');
  for (const mark of [/Ny sedan/, /\+26,3 %/, /Oftare: 10 av de senaste 10/])
    expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByRole('link', { name: '112' })).toBeTruthy();
});

test('a renumbered article is put together by a person', async () => {
  const { user } = await shown();
  await screen.findByText(/2041 → 4041/);
  await user.click(screen.getByRole('button', { name: 'Samma vara' }));
  await waitFor(() =>
    expect(server.asked(radarContract.answerFinding)).toMatchObject([{ body: { answer: 'confirmed' } }]),
  );
});

test('a copy is asked for at an address, and nothing may be missing', async () => {
  const { user, fill } = await shown();
  await screen.findByText('Faktura 311 har inte kommit');
  await user.click(screen.getByRole('button', { name: 'Inget saknas' }));
  await waitFor(() => expect(server.asked(radarContract.answerFinding)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Be om kopia' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Vi saknar 311.');
  expect(within(dialog).getByText(/fullmakten är signerad/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Jag har skickat det själv' }));
  expect(within(dialog).getByText('Skriv en e-postadress')).toBeTruthy();
  await fill('Till', 'faktura@ysteriet.test');
  await user.click(screen.getByRole('button', { name: 'Jag har skickat det själv' }));
  await waitFor(() =>
    expect(server.asked(radarContract.sendCopyLetter)).toMatchObject([
      { body: { to: 'faktura@ysteriet.test', language: 'sv', byHand: true } },
    ]),
  );
});

test('an alert says that its article goes on under another number', async () => {
  server.answer(radarContract.readRenumbered, {
    supplierId: idOf(2),
    renumbered: [{ ...renumbered, answer: 'confirmed' }],
  });
  await show(<NumberNotes articleId={idOf(7)} />, { texts: ['radar'] });
  expect(await screen.findByText(/Nytt nummer 2041 → 4041/)).toBeTruthy();
});

test('the deals say what was bought beside them', async () => {
  server.answer(radarContract.readLoyalty, {
    currency: 'SEK',
    from: '2026-08-23',
    under: '150.00',
    beside: '50.00',
    percent: '75',
    besides: [
      {
        articleId: idOf(3),
        name: 'Lax',
        supplierName: 'Fiskbilen',
        sum: '50.00',
        dealId: idOf(4),
        dealTitle: 'Laxfilé',
        dealSupplier: 'Rökeriet',
      },
    ],
  });
  await show(<DealLoyalty />, { texts: ['radar'] });
  await screen.findByText(/75 % av/);
  expect(screen.getByText(/från Fiskbilen/)).toBeTruthy();
});
