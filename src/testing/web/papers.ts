import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { PaperDetail, PaperEntry, PaperRow } from '#features/open/archive/contract-paper-shown.ts';

export const paperId = '018f0000-0000-7000-8000-000000000001';
export const sum = (sign: string): string => sign.repeat(64);

/** A paper of two pages that waits. */
export const paperRow: PaperRow = {
  id: paperId,
  day: '2026-11-18',
  supplier: 'Mejeriet',
  number: '118301',
  fileName: 'IMG_1.jpg',
  pages: 2,
  state: 'waiting',
  saidAt: null,
  fault: null,
};

export const storedPage = (
  number: number,
  legibility: PaperDetail['shown'][number]['legibility'] = 'good',
) => ({
  sha256: sum(String(number)),
  page: 1,
  number,
  width: 595,
  height: 842,
  legibility,
});

export const paperDetail: PaperDetail = {
  ...paperRow,
  receivedAt: '2026-11-18T08:02:00Z',
  shown: [storedPage(1), storedPage(2, 'uncertain')],
  acts: [],
};

/** What an owner said of it. */
export const confirmedOnce: PaperEntry = {
  action: 'original.confirmed',
  at: '2026-11-20T08:02:00Z',
  by: 'Elin Sandberg',
  pages: 2,
  reason: null,
};

/** The pictures of so many pages have come, each so many pixels large. */
export const loadPages = async (count: number, [width, height] = [1_400, 2_000]): Promise<void> => {
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Sida/ })).toHaveLength(count));
  for (const picture of screen.getAllByRole('img', { name: /^Sida/ })) {
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
    fireEvent.load(picture);
  }
};
