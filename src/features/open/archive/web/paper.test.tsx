import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewContract } from '#features/reading/review/contract.ts';
import { refused } from '#platform/wire/refused.ts';
import { server } from '#testing/web/fake-server.ts';
import { seeAll } from '#testing/web/window.ts';
import { visit } from '#testing/web/world.tsx';
import { paperContract, type PaperDetail, type PaperRow } from '../contract-paper.ts';
import { certificatePath, paperPath, papersPath, singlePapersPath } from '../paths.ts';
import { archiveFeature } from './feature.tsx';

const id = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const sum = (sign: string): string => sign.repeat(64);

const row: PaperRow = {
  id,
  day: '2026-11-18',
  supplier: 'Mejeriet',
  number: '118301',
  fileName: 'IMG_1.jpg',
  pages: 2,
  state: 'waiting',
  saidAt: null,
  fault: null,
};

const page = (number: number, legibility: PaperDetail['shown'][number]['legibility'] = 'good') => ({
  sha256: sum(String(number)),
  page: 1,
  number,
  width: 595,
  height: 842,
  legibility,
});

const detail: PaperDetail = {
  ...row,
  receivedAt: '2026-11-18T08:02:00Z',
  shown: [page(1), page(2, 'uncertain')],
  acts: [],
};

const said = {
  action: 'original.confirmed' as const,
  at: '2026-11-20T08:02:00Z',
  by: 'Elin Sandberg',
  pages: 2,
  reason: null,
};

beforeEach(() => {
  seeAll();
  server.answer(reviewContract.readPage, 'RIFF');
});
afterEach(() => history.replaceState(null, '', '/'));

/** The pictures of so many pages have come, each so many pixels large. */
const load = async (count: number, [width, height] = [1_400, 2_000]): Promise<void> => {
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Sida/ })).toHaveLength(count));
  for (const picture of screen.getAllByRole('img', { name: /^Sida/ })) {
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(picture);
  }
};

const openPaper = (more: Partial<PaperDetail> = {}) => {
  server.answer(paperContract.readPaper, { ...detail, ...more });
  return visit(archiveFeature, { at: paperPath(id) });
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
  await load(2, [600, 800]);
  expect(screen.getByText('Sida 1: bilden har få bildpunkter (600 × 800).')).toBeTruthy();
  expect(await screen.findAllByText('Kryssa när du har läst sidan')).toHaveLength(2);
  await user.type(count, '2');
  await user.click(screen.getByLabelText(/^Sida 1: all text/));
  await user.click(confirm());
  expect(server.asked(paperContract.confirmPaper)).toEqual([]);
  server.answer(paperContract.confirmPaper, { documentId: id, state: 'confirmed' });
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
  const { user } = await openPaper({ shown: [page(1)], pages: 1 });
  await user.type(await screen.findByLabelText('Hur många sidor har pappret?'), '3');
  await load(1);
  await user.click(screen.getByLabelText(/^Sida 1: all text/));
  await user.click(confirm());
  expect(await screen.findByText(/Pappret har fler sidor än vi har sparat/)).toBeTruthy();
  expect(screen.getByText(/Du räknade 3, 1 är sparade/)).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Öppna dokumentet bland det inkomna' }).getAttribute('href'),
  ).toContain(id);
});

test('what is confirmed leads to its certificate, and is taken back with a reason', async () => {
  server.answer(paperContract.withdrawPaper, { documentId: id, state: 'waiting' });
  const { user } = await openPaper({ state: 'confirmed', acts: [said] });
  expect(await screen.findByText('Bekräftat 2026-11-20 av Elin Sandberg, 2 sidor.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visa intyget' }).getAttribute('href')).toBe(
    certificatePath({ document: id }),
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
  await openPaper({ ...more, acts: [said] });
  expect(await screen.findByText('Behåll pappret')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bekräfta pappret' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Visa intyget' })).toBeNull();
});

test('a document without a paper is asked for no more', async () => {
  server.answer(paperContract.leavePaperless, { documentId: id, state: 'paperless' });
  const { user } = await openPaper();
  await user.click(await screen.findByRole('button', { name: 'Det fanns aldrig något papper' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Det fanns aldrig något papper' }));
  await waitFor(() => expect(server.asked(paperContract.leavePaperless)).toHaveLength(1));
});

const listed = (content: PaperRow[]) =>
  server.answer(paperContract.listPapers, {
    content,
    total: content.length,
    waiting: 2,
    singles: 2,
    confirmed: 1,
  });

test('the list has a certificate of the period that is chosen', async () => {
  listed([{ ...row, state: 'confirmed', saidAt: said.at }]);
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
    { ...row, pages: 1 },
    { ...row, id: other, number: '118302', pages: 1 },
  ]);
  server.answer(paperContract.readPaper, ({ params }) => ({
    ...detail,
    id: params.documentId,
    pages: 1,
    shown: [page(1)],
  }));
  server.answer(paperContract.confirmPaper, ({ params }) =>
    params.documentId === id ? { documentId: id, state: 'confirmed' as const } : refused('paper.damaged'),
  );
  const { user } = await visit(archiveFeature, { at: singlePapersPath() });
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  expect(screen.getAllByText('Rulla till sidans slut först')).toHaveLength(2);
  await load(2);
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
        id,
        day: '2026-11-18',
        supplier: 'Mejeriet',
        number: '118301',
        fileName: 'IMG_1.jpg',
        sums: [sum('a')],
        pages: 2,
        confirmedAt: said.at,
        confirmedBy: said.by,
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
