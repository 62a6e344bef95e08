import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '#platform/wire/refused.ts';
import { claimRow } from '#testing/web/claim-row.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const contract = claimsContract;

const claimLine = (id: number, name: string, changes: object = {}) => ({
  id: idOf(id),
  orderLineId: idOf(id + 100),
  name,
  unit: 'H87',
  quantity: '150',
  billedPrice: '54.50',
  expectedPrice: '48.90',
  amount: '100.00',
  vatRate: '6',
  open: '0.00',
  credited: '100.00',
  overCredited: '0.00',
  evidence: null,
  ...changes,
});
const detail = {
  ...claimRow(21, 'sent', { credit: 'partly', credited: '100.00', open: '100.00' }),
  recipient: 'kund@grossist.test',
  language: 'sv' as const,
  text: null,
  claimLines: [claimLine(41, 'Smör'), claimLine(42, 'Ris', { open: '100.00', credited: '0.00' })],
  documents: [
    {
      invoiceId: idOf(61),
      number: '70491188',
      date: '2026-11-16',
      lines: [
        {
          id: idOf(71),
          lineNo: 2,
          amount: '100.00',
          credits: [{ claimLineId: idOf(41), claimId: idOf(21), step: 3, amount: '100.00', over: '0.00' }],
        },
        { id: idOf(72), lineNo: 1, name: 'Returback SRS', amount: '320.00', credits: [] },
      ],
    },
  ],
  events: [
    {
      id: idOf(81),
      kind: 'sent' as const,
      person: 'Elin Sand',
      sender: 'kund@grossist.test',
      at: '2026-09-02T14:02:00.000Z',
    },
    {
      id: idOf(82),
      kind: 'answered' as const,
      sender: 'link',
      answer: 'rejected' as const,
      words: 'Aviserat',
      at: '2026-09-05T08:00:00.000Z',
    },
  ],
  steps: ['remind' as const, 'answer' as const, 'close' as const],
  letter: { replyTo: 'krog+k@in.test', text: 'Vi ber er', sender: { restaurantName: 'Krogen' } },
};

const showClaim = (changes: object = {}, search = '') => {
  server.answer(contract.readClaim, { ...detail, ...changes });
  return visit(claimsFeature, { at: `/deviations/claims/${idOf(21)}${search}` });
};

test('lines against those of the credit note, what is left, and what has happened', async () => {
  const { user } = await showClaim();
  expect(
    await screen.findByRole('heading', { level: 1, name: /100,00 av 200,00\skr är tillbaka/ }),
  ).toBeTruthy();
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
  await screen.findByText(/^Kreditfaktura 70491188 kom, på 420,00\skr exkl\. moms$/);
  screen.getByText(/^Smör, 100,00\skr på .* kopplad till raden på faktura 30664 av Elin Sand$/);
  screen.getByText(/^hela kreditfakturan, 100,00\skr på .* bortkopplad av Elin Sand$/);
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
  await showClaim({ credited: '65.00', claimLines: [claimLine(41, 'Smör', { amount: '200.00', credited: '65.00' })] });
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

const uncredited = { open: '100.00', credited: '0.00' };
const draft = {
  ...detail,
  ...claimRow(21, 'drafted'),
  claimLines: [claimLine(41, 'Smör', uncredited), claimLine(42, 'Ris', uncredited)],
  documents: [],
  events: [],
  steps: ['send' as const],
};
const openLetter = (changes: object = {}) => {
  server.answer(contract.readClaim, ({ params }) => ({ ...draft, ...changes, id: params.claimId }));
  return visit(claimsFeature, { at: `/deviations/claims/new?claims=${idOf(21)},${idOf(22)}` });
};

test('a draft that a credit note already answers asks for the rest alone', async () => {
  const { credit, credited, open, claimLines } = detail;
  await openLetter({ credit, credited, open, claimLines });
  expect(
    await screen.findByRole('heading', { level: 1, name: /Grossist 21 är skyldig er 100,00/ }),
  ).toBeTruthy();
  const paper = screen.getByRole('article').textContent;
  expect(paper).toContain('Krav på kreditfaktura, 100,00\u00a0kr exkl. moms');
  expect(paper).toContain('Redan krediterat−100,00\u00a0kr');
  expect(screen.getByRole('button', { name: /^Skicka kravet på 100,00/ })).toBeTruthy();
});

test('the letter changes its language alone, and is kept before it is sent', async () => {
  const { user, fill } = await openLetter();
  expect(
    await screen.findByRole('heading', { level: 1, name: /Grossist 21 är skyldig er 200,00/ }),
  ).toBeTruthy();
  expect(screen.getByText('1 av 2')).toBeTruthy();
  // What goes with it is said as it is.
  expect(screen.getByText(/Avtal och fakturor går inte med/)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Till Grossist 21');
  expect(screen.getByRole('article').textContent).not.toContain('Till Grossist 21,');
  expect(screen.getByRole('article').textContent).toContain(
    'Krav på kreditfaktura, 200,00\u00a0kr exkl. moms',
  );
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('article').getAttribute('lang')).toBe('en');
  const english = screen.getByRole('article').textContent;
  expect(english).toContain('Request for a credit note, SEK 200.00');
  // One convention on one paper: the table as the sums.
  expect(english).toContain('150\u00a0');
  expect(english).toContain('48.9054.50100.00');
  expect(english).not.toMatch(/\d,\d\d(?!\d)/);
  expect(screen.getByRole('button', { name: /^Skicka kravet på 200,00/ })).toBeTruthy();
  await fill('Till', 'ny@grossist.test');
  await user.click(screen.getByRole('button', { name: 'Ändra text' }));
  await fill('Brevets text', 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Klar' }));
  expect(screen.getByRole('article').textContent).toContain('Hello there');
  server.answer(contract.changeClaim, {});
  server.answer(contract.sendClaim, {});
  await user.click(screen.getByRole('button', { name: /^Skicka kravet/ }));
  await waitFor(() => expect(server.asked(contract.sendClaim)).toHaveLength(1));
  expect(server.asked(contract.changeClaim)[0]?.body).toMatchObject({
    recipient: 'ny@grossist.test',
    language: 'en',
    text: 'Hello there',
  });
  expect(await screen.findByText('K-2026-021 är skickat till ny@grossist.test')).toBeTruthy();
});

test.each([true, false])(
  'invoices that came as e-invoices are answered there too: %s, as the person says',
  async (responds) => {
    const { user } = await openLetter({ eInvoices: ['F-71', 'F-72'] });
    server.answer(contract.changeClaim, {});
    server.answer(contract.sendClaim, {});
    const box = await screen.findByRole('checkbox', { name: 'Svara även på e-fakturorna F-71, F-72' });
    expect(box).toHaveProperty('checked', true);
    if (!responds) await user.click(box);
    await user.click(screen.getByRole('button', { name: /^Skicka kravet/ }));
    await waitFor(() => expect(server.asked(contract.sendClaim)).toHaveLength(1));
    expect(server.asked(contract.sendClaim)[0]?.body).toEqual({ byHand: false, responds });
  },
);

test('without an address the field has the focus, and without a power of attorney the way to sign is shown', async () => {
  const { unmount } = await openLetter({ recipient: null, sendRefusal: 'claim.recipient_missing' });
  const field = await screen.findByLabelText('Till');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('button', { name: /^Skicka kravet/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Ladda ner PDF' })).toHaveProperty('disabled', false);
  unmount();
  await openLetter({ sendRefusal: 'letter.not_allowed' });
  const link = await screen.findByRole('link', { name: 'Signera fullmakten' });
  expect(link.getAttribute('href')).toBe('/onboarding/power-of-attorney');
  expect(screen.getByRole('button', { name: /^Skicka kravet/ })).toHaveProperty('disabled', true);
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
