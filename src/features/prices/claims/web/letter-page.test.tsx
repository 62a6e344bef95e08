import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { claimDetail as detail, claimLine } from '#testing/web/claim-detail.ts';
import { claimRow } from '#testing/web/claim-row.ts';
import { server } from '#testing/web/fake-server.ts';
import { idOf } from '#testing/web/sample-reply.ts';
import { visit } from '#testing/web/world.tsx';
import { claimsContract } from '../contract.ts';
import { claimsFeature } from './feature.tsx';

const contract = claimsContract;

const uncredited = { open: '100.00', credited: '0.00' };
const draft = {
  ...detail,
  ...claimRow(21, 'drafted'),
  claimLines: [claimLine(41, 'Smör', uncredited), claimLine(42, 'Ris', uncredited)],
  documents: [],
  events: [],
  steps: ['send' as const],
};
const known = {
  files: [
    { kind: 'deal' as const, title: 'Avtal höst.pdf', size: 900_000 },
    { kind: 'invoice' as const, title: '70491', size: 300_000 },
  ],
  left: 0,
  isKnown: true,
};
const openLetter = (changes: object = {}, enclosures: object = { ...known, isKnown: false }) => {
  server.answer(contract.readEnclosures, () => enclosures);
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
  expect(await screen.findByText(/^Avtal och fakturor går bara med till en adress/)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toContain('Till Grossist 21');
  expect(screen.getByRole('article').textContent).not.toContain('Till Grossist 21,');
  expect(screen.getByRole('article').textContent).toContain('KrogenStorgatan 1+4687001122');
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
    expect(server.asked(contract.sendClaim)[0]?.body).toMatchObject({ byHand: false, responds });
  },
);

test('originals and a copy go with it as the person says, and the paper names them', async () => {
  const { user, fill } = await openLetter({}, { ...known, left: 1 });
  const box = await screen.findByRole('checkbox', {
    name: 'Bifoga avtal och fakturor (2 filer, 1,2\u00a0MB)',
  });
  const paper = () => screen.getByRole('article').textContent;
  expect(paper()).toContain('Bilagor: 1 Avtal höst.pdf · 2 Faktura 70491');
  expect(screen.getByText(/^1 original går inte med/)).toBeTruthy();
  // Another address is another question.
  await fill('Till', 'ny@grossist.test');
  expect(paper()).not.toContain('Bilagor');
  await user.tab();
  await waitFor(() =>
    expect(server.asked(contract.readEnclosures).at(-1)?.query).toEqual({ to: 'ny@grossist.test' }),
  );
  await waitFor(() => expect(paper()).toContain('Bilagor'));
  await user.click(await screen.findByRole('checkbox', { name: /^Bifoga/ }));
  expect(paper()).not.toContain('Bilagor');
  await user.click(screen.getByRole('checkbox', { name: /^Kopia till / }));
  server.answer(contract.changeClaim, {});
  server.answer(contract.sendClaim, {});
  await user.click(screen.getByRole('button', { name: /^Skicka kravet/ }));
  await waitFor(() =>
    expect(server.asked(contract.sendClaim)[0]?.body).toMatchObject({ encloses: false, copies: false }),
  );
  expect(box).toBeTruthy();
});

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
  expect(await screen.findByText(/fullmakten är signerad\. Du kan ladda ner brevet som PDF\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Skicka kravet/ })).toHaveProperty('disabled', true);
});
