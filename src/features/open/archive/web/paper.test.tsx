import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewContract } from '#features/reading/review/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { confirmedOnce, loadPages, paperDetail, paperId, storedPage, sum } from '#testing/web/papers.ts';
import { seeAll } from '#testing/web/window.ts';
import { visit } from '#testing/web/world.tsx';
import type { PaperDetail } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { certificatePath, paperPath } from '../paths.ts';
import { archiveFeature } from './feature.tsx';

beforeEach(() => {
  seeAll();
  server.answer(reviewContract.readPage, 'RIFF');
});
afterEach(() => history.replaceState(null, '', '/'));

const openPaper = (more: Partial<PaperDetail> = {}) => {
  server.answer(paperContract.readPaper, { ...paperDetail, ...more });
  return visit(archiveFeature, { at: paperPath(paperId) });
};

const confirm = () => screen.getByRole('button', { name: 'Bekräfta pappret' });

test('nothing is filled in, each page is to be seen and ticked, and what is hard to read is told first', async () => {
  const { user } = await openPaper();
  const count = await screen.findByLabelText('Hur många sidor har pappret?');
  expect(count).toHaveProperty('value', '');
  expect(screen.getByText('Sida 2: några ord gick inte att läsa säkert.')).toBeTruthy();
  await user.click(confirm());
  expect(screen.getByText('Skriv hur många sidor pappret har')).toBeTruthy();
  expect(screen.getAllByText('Rulla till sidans slut först')).toHaveLength(2);
  await loadPages(2, [600, 800]);
  expect(screen.getByText('Sida 1: bilden har få bildpunkter (600 × 800).')).toBeTruthy();
  expect(await screen.findAllByText('Kryssa när du har läst sidan')).toHaveLength(2);
  await user.type(count, '2');
  await user.click(screen.getByLabelText(/^Sida 1: all text/));
  await user.click(confirm());
  expect(server.asked(paperContract.confirmPaper)).toEqual([]);
  server.answer(paperContract.confirmPaper, { documentId: paperId, state: 'confirmed' });
  await user.click(screen.getByLabelText(/^Sida 2: all text/));
  await user.click(confirm());
  await waitFor(() =>
    expect(server.asked(paperContract.confirmPaper).at(-1)?.body).toEqual({
      pages: 2,
      legible: true,
      shown: [
        { sha256: sum('1'), page: 1 },
        { sha256: sum('2'), page: 1 },
      ],
    }),
  );
});

test('another number of pages is told beside both, with the way to mend it', async () => {
  server.answer(paperContract.confirmPaper, refused('paper.pages_missing'));
  const { user } = await openPaper({ shown: [storedPage(1)], pages: 1 });
  await user.type(await screen.findByLabelText('Hur många sidor har pappret?'), '3');
  await loadPages(1);
  await user.click(screen.getByLabelText(/^Sida 1: all text/));
  await user.click(confirm());
  expect(await screen.findByText(/Pappret har fler sidor än vi har sparat/)).toBeTruthy();
  expect(screen.getByText(/Du räknade 3, 1 är sparade/)).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Öppna dokumentet bland det inkomna' }).getAttribute('href'),
  ).toContain(paperId);
});

test('what is confirmed leads to its certificate, and is taken back with a reason', async () => {
  server.answer(paperContract.withdrawPaper, { documentId: paperId, state: 'waiting' });
  const { user } = await openPaper({ state: 'confirmed', acts: [confirmedOnce] });
  expect(await screen.findByText('Bekräftat 2026-11-20 av Elin Sandberg, 2 sidor.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa intyget' }).getAttribute('href')).toBe(
    certificatePath({ document: paperId }),
  );
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
  expect(within(dialog).getByText('Skriv varför')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Varför?'), 'Fel papper');
  await user.click(within(dialog).getByRole('button', { name: 'Ta tillbaka' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(paperContract.withdrawPaper).at(-1)?.body).toEqual({ reason: 'Fel papper' });
});

test.each([
  ['is damaged', { state: 'confirmed' as const, fault: 'paper.damaged' }],
  ['was never booked', { fault: 'paper.not_booked' }],
])('of one whose original %s nothing can be said, and the paper is to be kept', async (_, more) => {
  await openPaper({ ...more, acts: [confirmedOnce] });
  expect(await screen.findByText('Behåll pappret')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bekräfta pappret' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visa intyget' })).toBeNull();
});

test('a document without a paper is asked for no more', async () => {
  server.answer(paperContract.leavePaperless, { documentId: paperId, state: 'paperless' });
  const { user } = await openPaper();
  await user.click(await screen.findByRole('button', { name: 'Det fanns aldrig något papper' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Det fanns aldrig något papper' }));
  await waitFor(() => expect(server.asked(paperContract.leavePaperless)).toHaveLength(1));
});
