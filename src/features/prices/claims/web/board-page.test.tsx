import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { claimRow } from '#testing/web/claim-row.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import type { ClaimRow } from '../contract-claim.ts';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const contract = claimsContract;

beforeEach(() => server.answer(inboxContract.readArrivalsSummary, {}));

const lane = (state: ClaimRow['state'], claims: number, sum: string, overdue = 0) => ({
  state,
  claims,
  sum,
  overdue,
});
const board = {
  currency: 'SEK',
  outside: 0,
  sums: { claimed: '1000.00', credited: '630.00', waiting: '200.00', notReceived: '170.00' },
  lanes: [
    lane('drafted', 1, '200.00'),
    lane('sent', 2, '400.00', 1),
    lane('settled', 1, '630.00'),
    lane('refused', 0, '0.00'),
    lane('withdrawn', 1, '50.00'),
  ],
};
const late = claimRow(12, 'sent', { isOverdue: true });
const supplier = {
  supplierId: idOf(5),
  supplierName: 'Grossist 12',
  currency: 'SEK',
  claimed: '1000.00',
  credited: '630.00',
  waiting: '200.00',
  notReceived: '170.00',
  sharePercent: '63.0',
  medianDays: '9',
};

const showBoard = (scene: Scene = {}) => {
  server.answer(contract.readClaimBoard, board);
  server.answer(contract.listClaims, ({ query }) =>
    query.state === 'withdrawn'
      ? { total: 1, content: [claimRow(19, 'withdrawn')] }
      : {
          total: 4,
          content: [
            claimRow(11, 'drafted'),
            late,
            claimRow(13, 'sent', { replyBy: '2026-12-01' }),
            claimRow(14, 'settled', { credit: 'partly', credited: '630.00', amount: '800.00' }),
          ],
        },
  );
  server.answer(contract.listClaimSuppliers, [supplier]);
  return visit(claimsFeature, { at: '/deviations/claims', ...scene });
};

test('the lanes with their sums; only what is overdue can be reminded of', async () => {
  await showBoard();
  const sent = await screen.findByRole('region', { name: 'Skickade' });
  expect(sent.textContent).toMatch(/2.*400,00\skr/);
  expect(within(sent).getAllByRole('button', { name: /^Påminn/ })).toHaveLength(1);
  expect(sent.textContent).toMatch(/K-2026-012 · Skickat 2026-09-02 · \d+ dagar utan svar/);
  expect(sent.textContent).toContain('svar väntas 2026-12-01');
  const won = screen.getByRole('region', { name: 'Krediterade' });
  expect(won.textContent).toMatch(/630,00 av 800,00\skr · avslutat utan resten/);
  expect(screen.getByRole('region', { name: 'Sammanfattning' }).textContent).toContain('63 öre tillbaka');
  const draft = within(screen.getByRole('region', { name: 'Utkast' })).getByRole('link');
  expect(draft.getAttribute('href')).toBe(`/deviations/claims/new?claims=${idOf(11)}`);
  const table = screen.getByRole('table', { name: 'Per leverantör' });
  const last = within(table).getAllByRole('row').at(-1)?.textContent;
  expect(last).toMatch(/1\s000,00630,00200,00170,0063 %/);
  expect(within(table).getByText('9 dagar')).toBeTruthy();
});

test('a period asks for its claims, and says what it leaves out', async () => {
  const view = await showBoard();
  await screen.findByRole('region', { name: 'Skickade' });
  expect(server.asked(contract.readClaimBoard).at(-1)?.query).toHaveProperty('from');
  expect(screen.queryByText(/utanför perioden/)).toBeNull();
  view.unmount();
  server.answer(contract.readClaimBoard, { ...board, outside: 3 });
  const { user } = await visit(claimsFeature, { at: '/deviations/claims' });
  expect(await screen.findByText(/3 äldre krav är avslutade/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Visa alla' }));
  await waitFor(() => expect(server.asked(contract.readClaimBoard).at(-1)?.query).toEqual({}));
});

test('withdrawn claims stand under their own filter', async () => {
  const { user, address } = await showBoard();
  await user.click(await screen.findByRole('button', { name: /^Återkallade/ }));
  expect(await screen.findByText('Grossist 19')).toBeTruthy();
  expect(new URL(address(), 'https://krog.example').searchParams.get('state')).toBe('withdrawn');
  expect(screen.queryByRole('region', { name: 'Skickade' })).toBeNull();
});

test('a reminder goes with a new day, and an answer needs what its kind needs', async () => {
  const { user, fill } = await showBoard();
  server.answer(contract.remindClaim, {});
  server.answer(contract.answerClaim, {});
  await user.click(await screen.findByRole('button', { name: 'Påminn om K-2026-012' }));
  await fill('Svar senast', '2099-12-24');
  await user.click(screen.getByRole('button', { name: /^Påminn om 200,00/ }));
  await waitFor(() =>
    expect(server.asked(contract.remindClaim)[0]?.body).toEqual({ byHand: false, replyBy: '2099-12-24' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Logga svar på K-2026-012' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Nej' }));
  await user.click(within(dialog).getByRole('button', { name: 'Logga svar' }));
  expect(within(dialog).getByText('Skriv vad de sa')).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Ett annat belopp' }));
  await fill('Erbjudet belopp, exkl. moms', '120,50');
  await user.click(within(dialog).getByRole('button', { name: 'Logga svar' }));
  await waitFor(() =>
    expect(server.asked(contract.answerClaim)[0]?.body).toEqual({ kind: 'counter-offer', offer: '120.50' }),
  );
});

test('on a phone what is done folds to its head, and what waits stays open', async () => {
  resizeTo(390);
  await showBoard();
  const done = await screen.findByRole('region', { name: 'Krediterade' });
  expect(done.querySelector('details')).toHaveProperty('open', false);
  expect(screen.getByRole('region', { name: 'Skickade' }).querySelector('details')).toBeNull();
  resizeTo(1440);
});

test('the suppliers say by what they are in order, and take another', async () => {
  const { user } = await showBoard();
  const table = await screen.findByRole('table', { name: 'Per leverantör' });
  const head = (name: RegExp) => within(table).getByRole('columnheader', { name });
  expect(head(/^Krävt/).getAttribute('aria-sort')).toBe('descending');
  await user.click(within(head(/^Krediterat/)).getByRole('button'));
  expect(head(/^Krediterat/).getAttribute('aria-sort')).toBe('descending');
  expect(head(/^Krävt/).getAttribute('aria-sort')).toBeNull();
});

test('what a supplier offers stands in the row', async () => {
  server.answer(contract.readClaimBoard, board);
  server.answer(contract.listClaimSuppliers, [supplier]);
  server.answer(contract.listClaims, {
    total: 1,
    content: [claimRow(16, 'sent', { answer: 'counter-offer', offer: '150.00' })],
  });
  await visit(claimsFeature, { at: '/deviations/claims' });
  expect(await screen.findByText(/150,00\skr erbjudet/)).toBeTruthy();
});

test('a letter that came back is yellow and leads to its claim; an address opens the reminder at once', async () => {
  server.answer(contract.readClaimBoard, board);
  server.answer(contract.listClaimSuppliers, [supplier]);
  server.answer(contract.listClaims, {
    total: 1,
    content: [claimRow(15, 'sent', { isUndelivered: true })],
  });
  const { user } = await visit(claimsFeature, { at: `/deviations/claims?remind=${idOf(15)}` });
  expect(await screen.findByRole('dialog', { name: /^Påminn Grossist 15/ })).toBeTruthy();
  await user.keyboard('{Escape}');
  const fix = await screen.findByRole('link', { name: 'Rätta adressen för K-2026-015' });
  expect(fix.getAttribute('href')).toContain(`/deviations/claims/${idOf(15)}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reporter sees no claim and asks for none', async () => {
  await showBoard({ as: 'reporter' });
  expect(await screen.findByText('Krav visas inte här')).toBeTruthy();
  expect(server.asked(contract.listClaims)).toEqual([]);
});

test('before the first claim, and when it cannot be had', async () => {
  server.answer(contract.readClaimBoard, refused('permission.required'));
  server.answer(contract.listClaims, {});
  server.answer(contract.listClaimSuppliers, []);
  const { user } = await visit(claimsFeature, { at: '/deviations/claims' });
  await screen.findByText('Kraven gick inte att hämta');
  server.answer(contract.readClaimBoard, { lanes: board.lanes.map((one) => ({ ...one, claims: 0 })) });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Inget är krävt än')).toBeTruthy();
});
