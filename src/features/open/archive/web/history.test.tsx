import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { documented } from '#testing/web/documented.ts';
import { server } from '#testing/web/fake-server.ts';
import { show, visit } from '#testing/web/world.tsx';
import { auditorsContract } from '../contract-auditors.ts';
import type { HistoryPage, HistoryRow } from '../contract-history.ts';
import { archiveRecordsContract } from '../contract-records.ts';
import { systemDocumentationPath, treatmentHistoryPath } from '../paths.ts';
import { documentedParts } from '../rules-documentation.ts';
import { saysIn } from '../rules-says.ts';
import { archiveFeature } from './feature.tsx';
import { HistoryFact } from './on-invoice-history.tsx';

const { listHistory, listHistoryByAuditor, readDocumentation, readDocumentationByAuditor } =
  archiveRecordsContract;
const [unit, person, file, invoice] = ['1', '2', '3', '4'].map(
  (last) => `018f0000-0000-7000-8000-00000000000${last}`,
) as [string, string, string, string];

const row = (more: Partial<HistoryRow>): HistoryRow => ({
  id: `${file}-1`,
  at: '2026-11-18T08:02:00.000Z',
  kind: 'received',
  event: 'received',
  action: null,
  personId: null,
  person: null,
  staff: null,
  version: '0.9.0',
  unit: 'Norr',
  document: { id: file, fileName: 'faktura.xml' },
  invoice: { id: invoice, number: '118301', supplier: 'Mejeriet' },
  about: null,
  channel: null,
  format: null,
  system: null,
  externalId: null,
  sha256: null,
  link: 7,
  ...more,
});

const rows: readonly HistoryRow[] = [
  row({
    id: 'a-6',
    kind: 'decided',
    event: 'act',
    action: 'price-alert.resolve',
    personId: person,
    person: 'Elin Sandberg',
    version: null,
    about: 'Smör 500 g',
  }),
  row({ id: 'b-4', kind: 'handed', event: 'handed', system: 'fortnox', externalId: '1042', link: null }),
  row({ id: 'c-3', kind: 'recorded', event: 'recorded', format: 'ubl-invoice' }),
  row({ id: 'd-1', channel: 'email', sha256: 'ab'.repeat(32), version: null }),
];

const page = (more: Partial<HistoryPage> = {}): HistoryPage => ({
  rows: [...rows],
  next: null,
  organization: 'Bryggan AB',
  units: [{ id: unit, name: 'Norr' }],
  people: [{ id: person, name: 'Elin Sandberg' }],
  ...more,
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('each row says when, who or which version, what, with which record, and where that is proven', async () => {
  server.answer(listHistory, page());
  await visit(archiveFeature, { at: treatmentHistoryPath() });
  const list = await screen.findByRole('list', { name: 'Behandlingshistorik' });
  const [decided, handed, recorded, received] = within(list).getAllByRole('listitem');
  expect(decided?.textContent).toMatch(/Godtog ett nytt pris.*Smör 500 g.*Elin Sandberg.*Länk 7/);
  expect(handed?.textContent).toMatch(/Lämnades över till Fortnox som 1042.*Krogkoll 0\.9\.0/);
  expect(handed?.textContent).not.toContain('Länk');
  expect(recorded?.textContent).toMatch(/Lästes ur UBL 2\.1, faktura.*registrerades/);
  expect(received?.textContent).toMatch(/Togs emot: E-post.*Krogkoll, okänd version.*SHA-256 abab/);
  expect(within(list).getAllByRole('link', { name: 'Mejeriet 118301' })[0]?.getAttribute('href')).toContain(
    invoice,
  );
});

test('it is asked for by days, restaurant, person and kind, a page more at a time, and all of it for paper', async () => {
  server.answer(listHistory, page({ next: 'place' }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await visit(archiveFeature, { at: treatmentHistoryPath() });
  await user.selectOptions(await screen.findByLabelText('Person'), person);
  await user.selectOptions(screen.getByLabelText('Händelse'), 'decided');
  await user.selectOptions(screen.getByLabelText('Restaurang'), unit);
  await waitFor(() =>
    expect(server.asked(listHistory).at(-1)?.query).toMatchObject({
      personId: person,
      kind: 'decided',
      unitId: unit,
    }),
  );
  expect(await screen.findByText(/4 händelser visas$/)).toBeTruthy();
  server.answer(listHistory, page({ rows: [row({ id: 'e-1' })] }));
  await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(server.asked(listHistory).at(-1)?.query).toMatchObject({ after: 'place' });
  expect(screen.getByText(/5 händelser, alla visas$/)).toBeTruthy();
});

test('one invoice has a history of its own, whatever the days, and all is a press away', async () => {
  server.answer(listHistory, page());
  const { user } = await visit(archiveFeature, { at: treatmentHistoryPath({ invoice }) });
  await screen.findByRole('list', { name: 'Behandlingshistorik' });
  expect(server.asked(listHistory).at(-1)?.query).toMatchObject({ invoiceId: invoice, from: '2000-01-01' });
  await user.click(screen.getByRole('button', { name: 'Visa allt, inte bara det här' }));
  await waitFor(() => expect(server.asked(listHistory).at(-1)?.query).not.toHaveProperty('invoiceId'));
});

test('the way to it stands on the invoice for an owner, and for nobody else', async () => {
  const { unmount } = await show(
    <dl>
      <HistoryFact invoiceId={invoice} />
    </dl>,
    { texts: ['archive-history'] },
  );
  expect(screen.getByRole('link', { name: 'Vad som har gjorts' }).getAttribute('href')).toBe(
    treatmentHistoryPath({ invoice }),
  );
  unmount();
  await show(
    <dl>
      <HistoryFact invoiceId={invoice} />
    </dl>,
    { as: 'editor', texts: ['archive-history'] },
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('the documentation shows every part with every fact of it, in words', async () => {
  server.answer(readDocumentation, documented);
  await visit(archiveFeature, { at: systemDocumentationPath() });
  for (const { title, facts } of documentedParts(documented, saysIn('sv'))) {
    const part = await screen.findByRole('region', { name: title });
    const shown = [...part.querySelectorAll('dt')].map((term) => term.textContent);
    expect(shown).toEqual(facts.map(({ term }) => term));
    const codes = [...part.querySelectorAll('[data-code]')].map((one) => one.getAttribute('data-code'));
    expect(codes).toEqual(facts.flatMap(({ code }) => code ?? []));
  }
});

test('what cannot be read says why', async () => {
  server.answer(readDocumentation, refused('permission.required'));
  await visit(archiveFeature, { at: systemDocumentationPath(), as: 'reporter' });
  expect(await screen.findByText('Dokumentationen gick inte att visa')).toBeTruthy();
});

test('the holder of a link reads both, with the link and without a session', async () => {
  server.answer(auditorsContract.readByAuditor, {
    organizationName: 'Bryggan AB',
    name: 'Revisor AB',
    expiresAt: '2026-12-20T08:02:00Z',
    documents: [],
    total: 0,
    links: 3000,
    stampedOn: null,
  });
  server.answer(readDocumentationByAuditor, documented);
  server.answer(listHistoryByAuditor, page());
  history.replaceState(null, '', '/audit#token=abc');
  const { user } = await visit(archiveFeature, { at: '/audit', as: 'stranger' });
  await user.click(await screen.findByRole('radio', { name: 'Systemdokumentation' }));
  expect(await screen.findByRole('region', { name: 'Format som läses, och hur' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Behandlingshistorik' }));
  const list = await screen.findByRole('list', { name: 'Behandlingshistorik' });
  expect(within(list).queryByRole('link')).toBeNull();
  await user.click(within(list).getAllByRole('button', { name: 'Historik för faktura.xml' })[0] ?? list);
  await waitFor(() =>
    expect(server.asked(listHistoryByAuditor).at(-1)?.body).toMatchObject({ token: 'abc', documentId: file }),
  );
});
