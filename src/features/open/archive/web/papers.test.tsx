import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewContract } from '#features/reading/review/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import {
  confirmedOnce,
  loadPages,
  paperDetail,
  paperId,
  paperRow,
  storedPage,
  sum,
} from '#testing/web/papers.ts';
import { seeAll } from '#testing/web/window.ts';
import { visit } from '#testing/web/world.tsx';
import type { PaperRow } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { certificatePath, papersPath, singlePapersPath } from '../paths.ts';
import { archiveFeature } from './feature.tsx';

const other = '018f0000-0000-7000-8000-000000000002';

beforeEach(() => {
  seeAll();
  server.answer(reviewContract.readPage, 'RIFF');
});
afterEach(() => history.replaceState(null, '', '/'));

const listed = (content: PaperRow[]) =>
  server.answer(paperContract.listPapers, {
    content,
    total: content.length,
    waiting: 2,
    singles: 2,
    confirmed: 1,
  });

test('the list has a certificate of the period that is chosen', async () => {
  listed([{ ...paperRow, state: 'confirmed', saidAt: confirmedOnce.at }]);
  await visit(archiveFeature, { at: papersPath({ state: 'confirmed', from: '2026-11-01' }) });
  const link = await screen.findByRole('link', { name: 'Intyg för perioden' });
  expect(link.getAttribute('href')).toBe(certificatePath({ from: '2026-11-01' }));
  expect(screen.getByText('Bekräftat 2026-11-20')).toBeTruthy();
  expect(server.asked(paperContract.listPapers).at(-1)?.query).toMatchObject({
    state: 'confirmed',
    from: '2026-11-01',
  });
});

test('papers of one page are confirmed together once each was seen, and a refusal stays at its own', async () => {
  listed([
    { ...paperRow, pages: 1 },
    { ...paperRow, id: other, number: '118302', pages: 1 },
  ]);
  server.answer(paperContract.readPaper, ({ params }) => ({
    ...paperDetail,
    id: params.documentId,
    pages: 1,
    shown: [storedPage(1)],
  }));
  server.answer(paperContract.confirmPaper, ({ params }) =>
    params.documentId === paperId
      ? { documentId: paperId, state: 'confirmed' as const }
      : refused('paper.damaged'),
  );
  const { user } = await visit(archiveFeature, { at: singlePapersPath() });
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  expect(screen.getAllByText('Rulla till sidans slut först')).toHaveLength(2);
  await loadPages(2);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  const count = screen.getByLabelText('Hur många sidor har vart och ett av de här pappren?');
  await user.type(count, '2');
  await user.click(screen.getByRole('button', { name: 'Bekräfta 2 papper' }));
  expect(screen.getByText(/Varje papper här är sparat som en sida/)).toBeTruthy();
  expect(server.asked(paperContract.confirmPaper)).toEqual([]);
  await user.clear(count);
  await user.type(count, '1');
  await user.click(screen.getByRole('button', { name: 'Bekräfta 2 papper' }));
  expect(await screen.findByText(/Det sparade originalet är skadat/)).toBeTruthy();
  expect(await screen.findByText('1 papper är bekräftat')).toBeTruthy();
});

test('a certificate says what the law lets go, what is to be kept, and what proves it', async () => {
  server.answer(paperContract.certifyPapers, {
    organizationName: 'Bryggan AB',
    organizationNumber: '5598761236',
    restaurantName: 'Krogen',
    madeAt: '2026-11-20T09:00:00Z',
    documents: [
      {
        id: paperId,
        day: '2026-11-18',
        supplier: 'Mejeriet',
        number: '118301',
        fileName: 'IMG_1.jpg',
        sums: [sum('a')],
        pages: 2,
        confirmedAt: confirmedOnce.at,
        confirmedBy: confirmedOnce.by,
        link: 4118,
        root: { day: '2026-11-20', hash: sum('d'), stampedAt: null },
      },
    ],
    left: [{ id: other, supplier: 'Fisk', number: '5', fileName: 'b.jpg', fault: 'paper.damaged' }],
  });
  await visit(archiveFeature, { at: certificatePath({ from: '2026-11-01' }) });
  expect(await screen.findByText(sum('a'))).toBeTruthy();
  expect(screen.getByText(/7 kap\. 6 §/)).toBeTruthy();
  expect(screen.getByText(/värdepapper/)).toBeTruthy();
  expect(screen.getByText('Inte stämplad än')).toBeTruthy();
  expect(await screen.findByText(/Det sparade originalet är skadat/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeTruthy();
});

test.each(['reporter', 'editor'] as const)(
  'a %s is told that papers are the owner’s, and asks for none',
  async (as) => {
    await visit(archiveFeature, { at: papersPath(), as });
    expect(await screen.findByText('Papper hör till ägaren')).toBeTruthy();
    expect(server.asked(paperContract.listPapers)).toEqual([]);
  },
);
