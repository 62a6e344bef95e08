import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Certificate, PaperDetail } from '#features/open/archive/contract-paper-shown.ts';
import { paperContract } from '#features/open/archive/contract-paper.ts';
import { certificatePath, paperPath, papersPath, singlePapersPath } from '#features/open/archive/paths.ts';
import { reviewContract } from '#features/reading/review/contract.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { at, idOf, instead, type Told } from './screens-told.ts';

const sum = (sign: string): string => sign.repeat(64);

const papers: ReplyOf<typeof paperContract.listPapers>['content'] = [
  ['Norrskär Grossist AB', '104822', 'IMG_4021.jpg', 2],
  ['Rökeriet på kajen i Grebbestad AB', '2026-11-000118', 'Skanning 2026-11-18.pdf', 1],
  ['Sjöbergs Fisk', '5501', 'IMG_4022.jpg', 1],
].map(([supplier, number, fileName, pages], index) => ({
  id: idOf(31 + index),
  day: '2026-11-18',
  supplier: String(supplier),
  number: String(number),
  fileName: String(fileName),
  pages: Number(pages),
  state: 'waiting',
  saidAt: null,
  fault: null,
}));

const counted = { total: 3, waiting: 3, singles: 2, confirmed: 4 };

const page = (number: number, legibility: 'good' | 'uncertain' | 'unread') => ({
  sha256: sum('ab'[number - 1] ?? 'c'),
  page: 1,
  number,
  width: 595,
  height: 842,
  legibility,
});

const waiting: PaperDetail = {
  ...(papers[0] as PaperDetail),
  receivedAt: '2026-11-18T08:02:00.000Z',
  shown: [page(1, 'good'), page(2, 'uncertain')],
  acts: [],
};

const acts: PaperDetail['acts'] = [
  {
    action: 'original.confirmed',
    at: '2026-11-20T09:02:00.000Z',
    by: 'Elin Sandberg',
    pages: 2,
    reason: null,
  },
  {
    action: 'original.withdrawn',
    at: '2026-11-19T15:40:00.000Z',
    by: 'Elin Sandberg',
    pages: null,
    reason: 'Baksidan är inte med',
  },
];

const confirmed: PaperDetail = {
  ...waiting,
  state: 'confirmed',
  saidAt: acts[0]?.at ?? null,
  shown: [page(1, 'good'), page(2, 'good')],
  acts,
};

const certified = (index: number): Certificate['documents'][number] => ({
  id: idOf(31 + index),
  day: '2026-11-18',
  supplier: papers[index]?.supplier ?? null,
  number: papers[index]?.number ?? null,
  fileName: papers[index]?.fileName ?? '',
  sums: index === 0 ? [sum('a'), sum('b')] : [sum('c')],
  pages: index === 0 ? 2 : 1,
  confirmedAt: '2026-11-20T09:02:00.000Z',
  confirmedBy: 'Elin Sandberg',
  link: 4_118,
  root: index === 0 ? { day: '2026-11-20', hash: sum('d'), stampedAt: '2026-11-21T01:10:00.000Z' } : null,
});

const certificate: Certificate = {
  organizationName: 'Kajens Krog AB',
  organizationNumber: '5598761236',
  restaurantName: 'Kajen',
  madeAt: '2026-11-23T09:00:00.000Z',
  documents: [certified(0), certified(1)],
  left: [
    {
      id: idOf(33),
      supplier: papers[2]?.supplier ?? null,
      number: papers[2]?.number ?? null,
      fileName: papers[2]?.fileName ?? '',
      fault: 'paper.damaged',
    },
  ],
};

/** A photo of a paper, of fewer pixels than one that is read well. */
const photo = (): Promise<Buffer> => {
  const text = ['FAKTURA', 'Lax 2,5 kg', 'Att betala 529,20'].map(
    (line, index) => `<text x="60" y="${120 + index * 60}">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" font-size="32"><rect width="595" height="842" fill="#fbfaf6"/>${text.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
};

const pictured: Told = async (shown) => {
  const body = await photo();
  await shown.route(at(reviewContract.readPage), (route) =>
    route.fulfill({ contentType: 'image/webp', body }),
  );
};

const together =
  (...told: readonly Told[]): Told =>
  async (shown) => {
    for (const tell of told) await tell(shown);
  };

const listed = (content = papers): Told =>
  instead(paperContract.listPapers, { content, ...counted, total: content.length });

/** All pages have been scrolled to. */
const seen = async (shown: Page): Promise<void> => {
  await shown.locator('main figure img').first().waitFor();
};

/** Papers that are gone through and certified, which the sample has none of. */
export const paperScreens = {
  papers: { path: papersPath(), ready: 'main tbody tr, .rows .row', told: listed() },
  'papers-none': { path: papersPath({ state: 'paperless' }), ready: 'main .state', told: listed([]) },
  'papers-single': {
    path: singlePapersPath(),
    ready: 'main figure img',
    told: together(
      pictured,
      instead(paperContract.readPaper, { ...waiting, pages: 1, shown: [page(1, 'unread')] }),
      listed(papers.slice(1)),
    ),
  },
  paper: {
    path: paperPath(idOf(31)),
    ready: 'main figure img',
    told: together(pictured, instead(paperContract.readPaper, waiting)),
    open: seen,
  },
  'paper-confirmed': {
    path: paperPath(idOf(31)),
    ready: 'main:not(:has(form)) figure img',
    told: together(pictured, instead(paperContract.readPaper, confirmed)),
    open: seen,
  },
  'paper-damaged': {
    path: paperPath(idOf(31)),
    ready: 'main .note',
    told: together(pictured, instead(paperContract.readPaper, { ...confirmed, fault: 'paper.damaged' })),
  },
  'paper-certificate': {
    path: certificatePath({ from: '2026-11-01', to: '2026-11-30' }),
    ready: 'main dl',
    told: instead(paperContract.certifyPapers, certificate),
  },
};

export const paperNames = [
  'papers',
  'papers-none',
  'papers-single',
  'paper',
  'paper-confirmed',
  'paper-damaged',
  'paper-certificate',
] as const;
