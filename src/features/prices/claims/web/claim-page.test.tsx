import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { claimDetail as detail, claimLine } from '#testing/web/claim-detail.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const contract = claimsContract;

const showClaim = (changes: object = {}, search = '') => {
  server.answer(contract.readClaim, { ...detail, ...changes });
  return visit(claimsFeature, { at: `/deviations/claims/${idOf(21)}${search}` });
};

test('lines against those of the credit note, what is left, and what has happened', async () => {
  const { user } = await showClaim();
  expect(
    await screen.findByRole('heading', { level: 1, name: /100,00 av 200,00\skr är tillbaka/ }),
  ).toBeTruthy();
  expect(screen.getByText(/svar väntas 2026-09-16/)).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Kravets rader mot kreditfakturans' });
  const texts = within(table)
    .getAllByRole('row')
    .map((one) => one.textContent);
  expect(texts[1]).toContain('rad 2, samma artikel och belopp');
  expect(texts[2]).toContain('Ingen rad');
  expect(texts[2]).toContain('−100,00');
  expect(texts[3]).toContain('Hör inte till kravet');
  const events = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(events.at(-2)).toMatch(/Grossist 21 nekade kravet.*Aviserat/);
  expect(events.at(-1)).toContain('Skickat av Elin Sand kund@grossist.test2026-09-02 16.02');
  server.answer(contract.closeClaim, refused('claim.nothing_credited'));
  await user.click(screen.getByRole('button', { name: /^Avsluta kravet utan 100,00/ }));
  await user.click(screen.getByRole('button', { name: 'Avsluta kravet' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Inget är krediterat än');
  server.answer(contract.closeClaim, detail);
  await user.click(screen.getByRole('button', { name: 'Avsluta kravet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an answer whose day is past is not awaited any more', async () => {
  const silent = { credit: 'none' as const, credited: '0.00', open: '200.00', answer: null, isOverdue: true };
  const { unmount } = await showClaim(silent);
  expect(await screen.findByText(/\d+ dagar utan svar/)).toBeTruthy();
  expect(screen.queryByText(/svar väntas/)).toBeNull();
  unmount();
  await showClaim({ isOverdue: true });
  expect(await screen.findByText(/resten skulle ha kommit 2026-09-16/)).toBeTruthy();
});

test('events name what came, and what was tied or taken away', async () => {
  const line = { number: '70491188', name: 'Smör', amount: '100.00', invoiceNumber: '30664' };
  const at = '2026-11-16T08:00:00.000Z';
  await showClaim({
    events: [
      {
        id: idOf(84),
        at,
        kind: 'credited',
        credit: { invoiceId: idOf(61), number: '70491188', amount: '420' },
        line: null,
      },
      { id: idOf(85), at, kind: 'linked', person: 'Elin Sand', credit: null, line },
      { id: idOf(86), at, kind: 'unlinked', person: 'Elin Sand', credit: null, line: { ...line, name: '' } },
    ],
  });
  expect(await screen.findByText(/^Kreditfaktura 70491188 kom, på 420,00\skr exkl\. moms$/)).toBeTruthy();
  expect(
    screen.getByText(/^Smör, 100,00\skr på .* kopplad till raden på faktura 30664 av Elin Sand$/),
  ).toBeTruthy();
  expect(screen.getByText(/^hela kreditfakturan, 100,00\skr på .* bortkopplad av Elin Sand$/)).toBeTruthy();
});

test('the amount that a supplier offers stands in the heading, and beside it once money has come', async () => {
  const offered = { answer: 'counter-offer' as const, offer: '150.00' };
  const { unmount } = await showClaim({ ...offered, credit: 'none', credited: '0.00' });
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /^Grossist 21 erbjuder 150,00\skr av 200,00\skr$/,
    }),
  ).toBeTruthy();
  unmount();
  await showClaim(offered);
  expect(await screen.findByText(/150,00\skr erbjudet/)).toBeTruthy();
});

test.each([`/deviations/claims/${idOf(21)}`, `/deviations/claims/new?claims=${idOf(21)}`])(
  'a reporter who opens %s is told that claims are not shown, and nothing is asked for',
  async (at) => {
    await visit(claimsFeature, { at, as: 'reporter' });
    expect(await screen.findByText('Krav visas inte här')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    expect(server.asked(contract.readClaim)).toEqual([]);
  },
);

test('the share that came back is the same above and in the sum of the lines', async () => {
  await showClaim({
    credited: '65.00',
    claimLines: [claimLine(41, 'Smör', { amount: '200.00', credited: '65.00' })],
  });
  const table = await screen.findByRole('table', { name: 'Kravets rader mot kreditfakturans' });
  expect(table.textContent).toMatch(/32,5\s% tillbaka/);
  expect(screen.getAllByText(/32,5\s%/)).toHaveLength(2);
});

test('what is wrongly matched is taken away, and what was missed is tied', async () => {
  server.answer(contract.listCreditDocuments, { total: 1, content: detail.documents });
  server.answer(contract.unlinkCredit, {});
  server.answer(contract.linkCredit, {});
  const { user } = await showClaim({}, '?match=1');
  await user.click(await screen.findByRole('button', { name: 'Koppla Returback SRS' }));
  await waitFor(() => expect(server.asked(contract.linkCredit)[0]?.body.creditLineId).toBe(idOf(72)));
  const away = screen.getAllByRole('button', { name: /^Koppla bort/ });
  await user.click(away[0] ?? document.body);
  await waitFor(() => expect(server.asked(contract.unlinkCredit)[0]?.body.creditLineId).toBe(idOf(71)));
});

test('what is tied by hand goes to the line that a person chooses, where the claim has several that are open', async () => {
  server.answer(contract.listCreditDocuments, { total: 1, content: detail.documents });
  server.answer(contract.linkCredit, {});
  const open = { open: '100.00', credited: '0.00' };
  const claimLines = [claimLine(41, 'Smör', open), claimLine(42, 'Ris', open)];
  const { user } = await showClaim({ claimLines }, '?match=1');
  const [choice] = await screen.findAllByLabelText('Rad i kravet');
  await user.selectOptions(choice ?? document.body, idOf(42));
  await user.click(screen.getByRole('button', { name: 'Koppla Returback SRS' }));
  await waitFor(() =>
    expect(server.asked(contract.linkCredit)[0]?.body).toEqual({
      creditLineId: idOf(72),
      claimLineId: idOf(42),
    }),
  );
});

const place = (id: number) => ({
  claimId: idOf(id),
  claimLineId: idOf(id + 20),
  number: `K-2026-0${id}`,
  state: 'sent' as const,
  line: { invoiceNumber: '1001', lineNo: 2, amount: '100.00' },
});
const doubt = {
  creditLineId: idOf(71),
  invoiceId: idOf(61),
  documentNumber: '70491188',
  date: '2026-11-16',
  precedingInvoices: [],
  name: 'Smör',
  amount: '100.00',
  currency: 'SEK',
  given: place(21),
  candidates: [place(22)],
};

test('a credit that fits two claims says so in words, and a person says which of them it is for', async () => {
  server.answer(contract.linkCredit, {});
  server.answer(contract.unlinkCredit, {});
  const { user } = await showClaim({ doubts: [doubt] });
  const card = await screen.findByRole('region', { name: 'Vilket krav gäller det?' });
  expect(card.textContent).toContain('Kreditfaktura 70491188');
  expect(card.textContent).toContain('Passar lika bra på flera krav');
  expect(card.textContent).toContain('Räknas på K-2026-021, det första av dem.');
  await user.click(within(card).getByRole('button', { name: /^Det gäller K-2026-022: Smör, 100,00/ }));
  await waitFor(() => expect(server.asked(contract.linkCredit)).toHaveLength(1));
  expect(server.asked(contract.linkCredit)[0]).toMatchObject({
    params: { claimId: idOf(22) },
    body: { creditLineId: idOf(71), claimLineId: idOf(42) },
  });
  await user.click(within(card).getByRole('button', { name: /^Inget krav: Smör/ }));
  await waitFor(() =>
    expect(server.asked(contract.unlinkCredit).map(({ params }) => params.claimId)).toEqual([
      idOf(21),
      idOf(22),
    ]),
  );
});

test('what agrees in part counts nowhere until a person has spoken, and why a link is refused is said', async () => {
  server.answer(contract.linkCredit, refused('claim.line_claimed'));
  const { user } = await showClaim({ doubts: [{ ...doubt, given: null, candidates: [place(21)] }] });
  const card = await screen.findByRole('region', { name: 'Vilket krav gäller det?' });
  expect(card.textContent).toContain('Räknas inte förrän ni säger vilket krav det gäller.');
  await user.click(within(card).getByRole('button', { name: /^Det gäller K-2026-021: Smör/ }));
  expect((await within(card).findByRole('alert')).textContent).not.toBe('');
});

test('where a claim has several lines that are meant, a person says which, and that an invoice is named is no secret', async () => {
  server.answer(contract.linkCredit, {});
  const lines = [41, 42, 43].map((id) => ({
    ...place(21),
    claimLineId: idOf(id),
    line: { invoiceNumber: id === 41 ? '30619' : '30664', lineNo: id, amount: '100.00' },
  }));
  const { user } = await showClaim({
    doubts: [{ ...doubt, given: null, candidates: lines, precedingInvoices: ['30619'] }],
  });
  const card = await screen.findByRole('region', { name: 'Vilket krav gäller det?' });
  expect(card.textContent).toContain('Kreditfakturan anger 30619, men raden stämmer bara delvis.');
  expect(card.textContent).not.toContain('ingen faktura nämns');
  expect(within(card).getByRole('button', { name: /^Det gäller K-2026-021, faktura 30619: / })).toBeTruthy();
  await user.click(
    within(card).getByRole('button', { name: /^Det gäller K-2026-021, faktura 30664 rad 42: / }),
  );
  await waitFor(() =>
    expect(server.asked(contract.linkCredit)[0]?.body).toEqual({
      creditLineId: idOf(71),
      claimLineId: idOf(42),
    }),
  );
});

test('a letter that did not arrive is sent again to another address', async () => {
  const events = [
    ...detail.events.slice(0, 1),
    {
      id: idOf(83),
      kind: 'undelivered' as const,
      sender: 'kund@grossist.test',
      words: '550 no such user',
      at: '2026-09-02T14:03:00.000Z',
    },
  ];
  server.answer(contract.readClaim, { ...detail, isUndelivered: true, credit: 'none', events });
  server.answer(contract.changeClaim, {});
  server.answer(contract.remindClaim, {});
  const { user } = await visit(claimsFeature, { at: `/deviations/claims/${detail.id}` });
  const card = await screen.findByRole('region', { name: 'Brevet kom inte fram' });
  expect(card.textContent).toContain('kund@grossist.test tog inte emot det');
  await user.click(within(card).getByRole('button', { name: 'Rätta adressen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vart ska K-2026-021?' });
  const to = within(dialog).getByLabelText('Till');
  await user.clear(to);
  await user.type(to, 'ny@grossist.test');
  await user.click(within(dialog).getByRole('button', { name: 'Skicka igen' }));
  await waitFor(() => expect(server.asked(contract.remindClaim)).toHaveLength(1));
  expect(server.asked(contract.changeClaim)[0]?.body).toMatchObject({ recipient: 'ny@grossist.test' });
});
