import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { type ArchiveExport, archiveContract } from '../contract.ts';
import { auditorsContract } from '../contract-auditors.ts';
import { paperContract } from '../contract-paper.ts';
import { retentionContract } from '../contract-retention.ts';
import { Archive } from './archive-tab.tsx';
import { archiveFeature } from './feature.tsx';

const id = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';

const made: ArchiveExport = {
  id,
  state: 'ready',
  from: '2025-01-01',
  to: '2025-12-31',
  units: 2,
  documents: 1486,
  done: 1486,
  missing: 0,
  size: 412_000_000,
  createdAt: '2026-11-20T08:02:00Z',
  until: '2026-12-20T08:02:00Z',
};

const archive = {
  units: [
    { id, name: 'Krog Bryggan' },
    { id: other, name: 'Bar Bryggan' },
  ],
  yearEndMonth: 12,
  years: [
    { from: '2025-01-01', to: '2025-12-31', documents: 1486, bytes: 412_000_000, keptUntil: '2032-12-31' },
  ],
  documents: 1486,
  bytes: 412_000_000,
  invoices: 1486,
  lines: 19_204,
  links: 3_000,
  stampedOn: '2026-11-19',
  exports: [made],
};

const link = {
  id,
  name: 'Revisor AB',
  madeAt: '2026-11-20T08:02:00Z',
  madeBy: 'Elin Sandberg',
  expiresAt: '2026-12-20T08:02:00Z',
  visits: 3,
  lastVisit: null,
  path: '/audit#token=abc',
};

const open = (more: Partial<typeof archive> = {}) => {
  server.answer(archiveContract.readArchive, { ...archive, ...more });
  server.answer(archiveContract.measureArchive, { documents: 1486, bytes: 412_000_000 });
  server.answer(auditorsContract.listAuditors, { auditors: [link] });
  server.answer(paperContract.listPapers, { content: [], total: 0, waiting: 3, singles: 2, confirmed: 1 });
  server.answer(retentionContract.readRetention, {
    ending: [{ until: '2026-12-31', documents: 12 }],
    runs: [{ ranAt: '2026-01-01T02:00:00Z', kind: 'ended', documents: 7, bytes: 1 }],
    kept: [],
  });
  return show(<Archive />, { texts: ['archive', 'archive-paper', 'ui'] });
};

afterEach(() => history.replaceState(null, '', '/'));

test('a ZIP of a year is asked for with the password, and a wrong one is said at its field', async () => {
  server.answer(archiveContract.startArchive, refused('old_password_is_wrong'));
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Räkenskapsår'), '2025-01-01');
  await user.selectOptions(screen.getByLabelText('Restauranger'), other);
  await user.click(await screen.findByRole('button', { name: /Skapa ZIP, 412/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Skapa ZIP' }));
  expect(within(dialog).getByText('Skriv ditt lösenord')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Lösenord'), 'Wrong7guess');
  await user.click(within(dialog).getByRole('button', { name: 'Skapa ZIP' }));
  expect(await within(dialog).findByText('Det är inte ditt lösenord')).toBeTruthy();
  server.answer(archiveContract.startArchive, { ...made, state: 'waiting' });
  await user.click(within(dialog).getByRole('button', { name: 'Skapa ZIP' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(archiveContract.startArchive).at(-1)?.body).toMatchObject({
    from: '2025-01-01',
    to: '2025-12-31',
    unitId: other,
  });
});

test('what is in the file, how long originals are kept, and what ends is said', async () => {
  const { user } = await open();
  expect(await screen.findByText(/tidsstämplad 2026-11-19/)).toBeTruthy();
  expect(screen.getByText('sparas till 2032-12-31')).toBeTruthy();
  expect(await screen.findByText('3 papper att gå igenom')).toBeTruthy();
  expect(screen.getByText('1 bekräftat')).toBeTruthy();
  expect(await screen.findByText(/12 original får tas bort efter 2026-12-31/)).toBeTruthy();
  server.answer(retentionContract.keepYear, {
    until: '2026-12-31',
    reason: 'Revision',
    keptAt: '2026-11-20T08:02:00Z',
  });
  await user.click(screen.getByRole('button', { name: 'Behåll ett år till' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Varför?'), 'Revision');
  await user.click(within(dialog).getByRole('button', { name: 'Behåll ett år till' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(retentionContract.keepYear).at(-1)?.body).toEqual({
    until: '2026-12-31',
    reason: 'Revision',
  });
});

test('one that is being made shows how far it has come and can be stopped', async () => {
  server.answer(archiveContract.cancelArchive, { ...made, state: 'cancelled' });
  const { user } = await open({
    exports: [{ ...made, state: 'writing', done: 918, size: null, until: null }],
  });
  expect(await screen.findByRole('progressbar')).toHaveProperty('value', 918);
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(server.asked(archiveContract.cancelArchive)).toHaveLength(1));
});

test('an auditor gets a link with an end', async () => {
  server.answer(auditorsContract.linkAuditor, link);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Skapa länk' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Vem är länken till?'), 'Revisor AB');
  await user.type(within(dialog).getByLabelText('Lösenord'), 'Right7guess');
  await user.click(within(dialog).getByRole('button', { name: 'Skapa länk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(auditorsContract.linkAuditor).at(-1)?.body).toEqual({
    name: 'Revisor AB',
    days: 30,
    password: 'Right7guess',
  });
});

test('the holder of a link reads the archive without a session, unlisted, and finds in it', async () => {
  const document = {
    id,
    day: '2026-11-18',
    supplier: 'Mejeriet',
    number: '118301',
    fileName: 'faktura.xml',
    sha256: 'ab'.repeat(32),
    receivedAt: '2026-11-18T08:02:00Z',
    removedAt: null,
    paper: { confirmedAt: '2026-11-20T08:02:00Z', pages: 2 },
  };
  server.answer(auditorsContract.readByAuditor, {
    organizationName: 'Bryggan AB',
    name: 'Revisor AB',
    expiresAt: '2026-12-20T08:02:00Z',
    documents: [document],
    total: 1,
    links: 3000,
    stampedOn: '2026-11-19',
  });
  history.replaceState(null, '', '/audit#token=abc');
  const { user } = await visit(archiveFeature, { at: '/audit', as: 'stranger' });
  expect(await screen.findByText('2026-11-18 · Mejeriet · 118301')).toBeTruthy();
  expect(screen.getByText('Pappret bekräftat 2026-11-20, 2 sidor')).toBeTruthy();
  await user.type(screen.getByLabelText(/Sök leverantör/), 'm');
  await waitFor(() =>
    expect(server.asked(auditorsContract.readByAuditor).at(-1)?.body).toEqual({
      token: 'abc',
      search: 'm',
      after: 0,
    }),
  );
  expect(window.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
