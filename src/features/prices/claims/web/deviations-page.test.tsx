import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { resizeTo } from '#testing/web/window.ts';
import { type Scene, visit } from '#testing/web/world.tsx';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const { listDeviations, listDeviationLines } = deviationsContract;
const { listClaimedLines, draftClaims, readClaim } = claimsContract;

const group = (id: number, title: string, sumDifference: string) => ({
  id: idOf(id),
  title,
  supplierId: idOf(50 + id),
  supplierName: id === 1 ? 'Fiskbilen' : 'Mejeriet',
  firstDate: '2026-11-04',
  lastDate: '2026-11-18',
  entries: 2,
  unit: 'KGM',
  currency: 'SEK',
  watchedPrice: '219',
  newPrice: '236',
  priceDifference: '17',
  changePercent: '7.8',
  sumDifference,
  isOfDeal: id === 1,
  claimable: {
    toClaim: id === 1 ? '421.50' : '10.00',
    lines: id === 1 ? 2 : 1,
    claims: id === 1 ? [{ id: idOf(9), number: 'K-2026-011' }] : [],
  },
});
const salmon = group(1, 'Laxfilé', '442.00');
const butter = group(2, 'Smör', '10.00');
const line = (id: number, of: typeof salmon, sumDifference: string) => ({
  id: idOf(100 + id),
  articleId: of.id,
  title: of.title,
  supplierId: of.supplierId,
  invoiceId: idOf(200 + id),
  invoiceNumber: `3091${id}`,
  invoiceDate: '2026-11-18',
  quantity: '13',
  unit: 'KGM',
  currency: 'SEK',
  billedPrice: '236',
  watchedPrice: '219',
  itemDifference: '17',
  sumDifference,
  isOfDeal: of.isOfDeal,
});
const [first, second, claimed, other] = [
  line(1, salmon, '221.00'),
  line(2, salmon, '200.50'),
  line(3, salmon, '20.50'),
  line(4, butter, '10.00'),
];
const sums = {
  currency: 'SEK',
  sum: '452.00',
  entries: 4,
  dearerEntries: 4,
  cheaperEntries: 0,
  firstDate: '2026-11-04',
  dealSum: '442.00',
  dealEntries: 3,
  dealArticles: 1,
  dealToClaim: '421.50',
};

const open = (at = '/deviations', scene: Scene = {}) => visit(claimsFeature, { at, ...scene });

beforeEach(() => {
  server.answer(listDeviations, { total: 2, content: [salmon, butter], sums });
  server.answer(listDeviationLines, ({ query }) =>
    query.articleId === butter.id ? [other] : [first, second, claimed],
  );
  server.answer(listClaimedLines, [{ orderLineId: claimed.id, claimId: idOf(9), number: 'K-2026-011' }]);
  server.answer(claimsContract.readClaimBoard, {});
  server.answer(inboxContract.readArrivalsSummary, {});
  server.answer(suppliersContract.listUnitSuppliers, [{ id: idOf(51), displayName: 'Fiskbilen' }]);
});

test('ticking an article ticks its lines but the claimed one, and the bar writes the claims', async () => {
  server.answer(draftClaims, { claims: [{ id: idOf(31) }, { id: idOf(32) }] });
  server.answer(readClaim, refused('claim.not_exist'));
  const { user, address } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Välj Laxfilé' }));
  const bar = await screen.findByRole('region', { name: 'Valda rader' });
  expect(bar.textContent).toMatch(/2 rader valda · 421,50\skr exkl. moms/);
  expect(bar.textContent).toContain('En leverantör, så det blir ett krav');
  // At its line and at its article.
  const links = screen.getAllByRole('link', { name: 'Krävd i K-2026-011' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [0, 1].map(() => `/deviations/claims/${idOf(9)}`),
  );
  expect(screen.getByRole('checkbox', { name: /Välj faktura 30913/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Visa rader för Smör' }));
  await user.click(await screen.findByRole('checkbox', { name: /Välj faktura 30914/ }));
  expect(bar.textContent).toContain('2 leverantörer, så det blir 2 krav');
  await user.click(screen.getByRole('checkbox', { name: /Välj faktura 30912/ }));
  await user.click(screen.getByRole('button', { name: /^Skriv kreditkrav på 231,00/ }));
  await waitFor(() =>
    expect(server.asked(draftClaims)[0]?.body.lines).toEqual([
      { invoiceId: first.invoiceId, orderLineId: first.id },
      { invoiceId: other.invoiceId, orderLineId: other.id },
    ]),
  );
  await waitFor(() => expect(address()).toContain(`/deviations/claims/new?claims=${idOf(31)}%2C${idOf(32)}`));
});

test('the sum says since when, how much breaks deals, and chooses all of that', async () => {
  const { user } = await open();
  const summary = await screen.findByRole('region', { name: 'Sammanfattning' });
  expect(summary.textContent).toMatch(/^452/);
  expect(summary.textContent).toContain('för mycket på 4 rader sedan 4\u00a0november.');
  expect(summary.textContent).toMatch(
    /442,00\skr av det bryter mot avtal\. 421,50\skr går att kräva tillbaka, 20,50\skr står redan i krav\./,
  );
  await user.click(await screen.findByRole('button', { name: 'Välj allt mot avtal' }));
  await waitFor(() =>
    expect(server.asked(listDeviationLines)[0]?.query).toMatchObject({ onlyDeals: true, onlyDearer: true }),
  );
  expect(await screen.findByText(/2 rader valda/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rensa' }));
  expect(screen.queryByRole('region', { name: 'Valda rader' })).toBeNull();
});

test('what stands in claims whole is not offered again: no tick, no button, and no word of claiming it', async () => {
  const held = { ...salmon, claimable: { ...salmon.claimable, toClaim: '0', lines: 0 } };
  server.answer(listDeviations, { total: 1, content: [held], sums: { ...sums, dealToClaim: '0' } });
  await open();
  const summary = await screen.findByRole('region', { name: 'Sammanfattning' });
  expect(summary.textContent).toMatch(/442,00\skr av det bryter mot avtal och står redan i krav\.$/);
  expect(screen.queryByRole('button', { name: 'Välj allt mot avtal' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Välj Laxfilé' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Krävd i K-2026-011' })).toBeTruthy();
});

test('cheaper lines that the sum is less by are told apart, and the chosen status says how many articles', async () => {
  server.answer(listDeviations, {
    total: 2,
    content: [salmon, butter],
    sums: { ...sums, dearerEntries: 18, cheaperEntries: 2, dealToClaim: '442.00' },
  });
  await open();
  const summary = await screen.findByRole('region', { name: 'Sammanfattning' });
  expect(summary.textContent).toContain('för mycket sedan 4\u00a0november: 18 rader dyrare, 2 billigare.');
  expect(summary.textContent).toMatch(/442,00\skr av det bryter mot avtal och går att kräva tillbaka\./);
  expect(screen.getByRole('radio', { name: 'Ej uppdaterade 2' })).toBeTruthy();
});

test('a changed pack is shown per litre, as its alert shows it', async () => {
  const perBase = { baseUnit: 'l', watchedPrice: '28.71', newPrice: '34.73', priceDifference: '6.02' };
  const oil = { ...butter, title: 'Rapsolja', kind: 'unit' as const, unit: 'H87', perBase };
  server.answer(listDeviations, { total: 1, content: [oil], sums });
  server.answer(listDeviationLines, [{ ...other, perBase }]);
  const { user } = await open();
  const row = (await screen.findByText('Rapsolja')).closest('tr');
  expect(row?.textContent).toMatch(/28,71 → 34,73kr\/l/);
  await user.click(screen.getByRole('button', { name: 'Visa rader för Rapsolja' }));
  const opened = (await screen.findByRole('link', { name: other.invoiceNumber })).closest('tr');
  expect(opened?.textContent).toContain('28,71 → 34,73');
});

test('filters and order stand in the address and go to the server', async () => {
  const { user, address } = await open();
  await screen.findByText('Laxfilé');
  await user.click(screen.getByRole('button', { name: /^Mot avtal/ }));
  await user.click(screen.getByRole('button', { name: 'Dyrare' }));
  await user.click(screen.getByRole('radio', { name: 'Alla' }));
  await user.click(screen.getByRole('button', { name: 'Första, senaste' }));
  await waitFor(() => expect(address()).toContain('status=all'));
  await waitFor(() =>
    expect(server.asked(listDeviations).at(-1)?.query).toMatchObject({
      onlyDeals: true,
      onlyDearer: true,
      sort: 'latest',
      direction: 'desc',
    }),
  );
  expect(server.asked(listDeviations).at(-1)?.query.status).toBeUndefined();
  server.answer(listDeviations, { total: 0, sums: { ...sums, entries: 0, firstDate: null } });
  await user.click(screen.getByRole('button', { name: /^Leverantör/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Fiskbilen' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Rensa filter' }));
  await waitFor(() => expect(address()).not.toContain('supplier='));
});

test('a claim that is refused says so in the bar, and keeps what is ticked', async () => {
  server.answer(draftClaims, refused('claim.line_claimed'));
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Välj Smör' }));
  await user.click(await screen.findByRole('button', { name: /^Skriv kreditkrav/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('En av raderna finns i ett annat krav');
  expect(screen.getByText(/1 rad vald/)).toBeTruthy();
});

test('a reporter sees groups and lines without boxes, and no claim is asked for', async () => {
  const seen = (row: typeof salmon) => ({ ...row, claimable: null });
  const content = [seen(salmon), seen(butter)];
  server.answer(listDeviations, { total: 2, content, sums: { ...sums, dealToClaim: null } });
  const { user } = await open('/deviations', { as: 'reporter' });
  await user.click(await screen.findByRole('button', { name: 'Visa rader för Laxfilé' }));
  expect(await screen.findByRole('link', { name: '30911' })).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Sammanfattning' }).textContent).toMatch(/bryter mot avtal\.$/);
  expect(screen.getByText('Läsbehörighet: du kan se men inte ändra')).toBeTruthy();
  expect(server.asked(listClaimedLines)).toEqual([]);
});

test('on a phone the articles are rows that unfold', async () => {
  resizeTo(390);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Laxfilé/ }));
  const list = screen.getByRole('list', { name: 'Avvikelser' });
  expect(await within(list).findByText(/2026-11-18 · 30911/)).toBeTruthy();
  await user.click(within(list).getByRole('checkbox', { name: /Välj faktura 30911/ }));
  expect(await screen.findByText(/1 rad vald/)).toBeTruthy();
});

test('nothing that deviates', async () => {
  server.answer(listDeviations, { total: 0, sums: { ...sums, entries: 0, firstDate: null } });
  await open();
  expect(await screen.findByText('Allt följer era priser den här perioden')).toBeTruthy();
});

test('deviations that cannot be had are asked for again', async () => {
  server.answer(listDeviations, refused('permission.required'));
  const { user } = await open();
  await screen.findByText('Avvikelserna gick inte att hämta');
  server.answer(listDeviations, { total: 1, content: [salmon], sums });
  await user.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Laxfilé')).toBeTruthy();
});
