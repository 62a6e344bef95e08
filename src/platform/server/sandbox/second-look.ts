import { agreedWords, surest } from '#core/reading/ocr/ocr-agree.ts';
import { isCompany } from '#core/reading/head/company-forms.ts';
import {
  cellsOfWords,
  isStacked,
  ofCell,
  type ReadCell,
  withCells,
  wordsOfCells,
} from '#core/reading/ocr/ocr-merge.ts';
import { type Cell, cellsOfPicture, partsOfCell } from '#core/reading/ocr/ocr-cells.ts';
import { mayBeTwo } from '#core/reading/ocr/ocr-inner.ts';
import type { GrayImage } from '#core/reading/ocr/ocr-gray.ts';
import { type InkLine, type InkWord, letterSize, sizeOf } from '#core/reading/ocr/ink-size.ts';
import { type Language, recogniseWords } from './ocr-engine.ts';
import { cutOut, type Part, type Straight, straightened } from './straight.ts';

// Letters as tall as the engine's own, in pixels of a letter size; no picture grows beyond what a child has room for.
const [wantedSize, mostEnlarged, mostPixels] = [48, 3, 16_000_000];
const [padding, leastPadding, blank] = [0.25, 4, 0.12];
const [surePlain, sureAgreed, contested] = [88, 90, 60];
// A page of text has a few hundred; noise has thousands.
const mostCells = 1200;

/** A picture as it lies straight and large enough. */
const enlarged = async (
  image: GrayImage,
  angle: number,
  size: number,
): Promise<Straight & { readonly scale: number }> => {
  const scale = Math.min(
    Math.max(1, wantedSize / Math.max(1, size)),
    mostEnlarged,
    Math.sqrt(mostPixels / (image.width * image.height)),
  );
  return { ...(await straightened(image, angle, scale)), scale };
};

const amount = /^-?(?:\d{1,3}(?:\.\d{3})*|\d+)[.,]\d\d$/;
const thousands = /^-?\d{1,3}$/;

/** Whether what the whole page says of a cell needs no second reader: words that were surely seen and name no company, or an amount, which sums prove. */
const isPlain = (page: InkLine): boolean =>
  page.length > 0 &&
  surest(page) >= surePlain &&
  (page.every(({ text }, at) => (at === page.length - 1 ? amount : thousands).test(text)) ||
    (!isCompany(page.map(({ text }) => text).join(' ')) &&
      page.every(({ text }) => /^(?:[\p{L}.,:()-]{2,}|[iåö])$/u.test(text))));

/** Whether words name goods that nothing numbers: an amount stands in their row, and no word that may be a number of goods. */
const isUnnumbered = (page: InkLine, lines: readonly InkLine[]): boolean => {
  const row = lines.find((line) => line.some((word) => page.includes(word))) ?? [];
  return (
    page.some(({ text }) => /\p{L}{4}/u.test(text)) &&
    row.some(({ text }) => amount.test(text)) &&
    !row.some(({ text }) => /\d{3}/.test(text) && !/[.,]\d\d?$/.test(text))
  );
};

/** Whether an amount stands before the words of its row: it is a number of goods, printed as amounts are. */
const isBeforeWords = (page: InkLine, lines: readonly InkLine[]): boolean => {
  const row = lines.find(([first]) => first !== undefined && page.includes(first)) ?? [];
  return page.some(({ text }) => amount.test(text)) && row.some(({ text }) => /\p{L}{3}/u.test(text));
};

/** The readings of a cell by itself, of as few models as tell what it says. */
const readAgain = async (
  page: InkLine,
  isPlain: boolean,
  look: (language: Language) => Promise<InkLine>,
  parts: () => Promise<InkLine>,
): Promise<Omit<ReadCell, 'cell'>> => {
  if (isPlain || isStacked(page)) return { english: [], swedish: [] };
  const english = await look('eng');
  const isOpen = (words: InkLine): boolean => surest(words) < sureAgreed;
  const isLettered = page.some(({ text, confidence }) => /\p{L}{2}/u.test(text) && confidence < surePlain);
  const isAsked = isLettered || isOpen(agreedWords({ page, english, swedish: [] }));
  const swedish = isAsked ? await look('swe') : [];
  const said = agreedWords({ page, english, swedish });
  if (!isOpen(said) || said.every(({ text }) => !/\d/.test(text))) return { english, swedish };
  // Next to nothing beside a wide blank is misread even there.
  const alone = await parts();
  return { english: surest(alone) > surest(english) ? alone : english, swedish };
};

/**
 * The lines of a page with each cell of it read again by itself: what stands far from its neighbours is misread in a row of
 * them. `angle`: radians clockwise by which the picture was turned for the lines.
 */
export const withSecondLook = async (
  image: GrayImage,
  dpi: number,
  angle: number,
  lines: readonly InkLine[],
): Promise<InkLine[]> => {
  if (lines.length === 0) return [...lines];
  const large = await enlarged(image, angle, letterSize(lines));
  const { scale, moved } = large;
  const across = (x: number): number => (x - moved[0]) / scale;
  const down = (y: number): number => (y - moved[1]) / scale;
  const look = async ({ image: picture, corner: [x, y] }: Part, language: Language): Promise<InkLine> =>
    (await recogniseWords(picture, dpi * scale, 0, 'cell', language)).flat().map(({ bbox, ...word }) => ({
      ...word,
      bbox: {
        x0: across(bbox.x0 + x),
        y0: down(bbox.y0 + y),
        x1: across(bbox.x1 + x),
        y1: down(bbox.y1 + y),
      },
    }));
  const found = cellsOfPicture(large.image).map((cell) => ({
    cell: {
      left: across(cell.left),
      top: down(cell.top),
      right: across(cell.right),
      bottom: down(cell.bottom),
    },
    seen: cell,
  }));
  if (found.length > mostCells) return [...lines];
  const inside = wordsOfCells(
    cellsOfWords(
      lines,
      found.map(({ cell }) => cell),
    ),
  );
  const read: ReadCell[] = [];
  for (const { cell, seen } of found) {
    const letters = seen.bottom - seen.top + 1;
    const pad = Math.round(padding * letters + leastPadding);
    const whole = cutOut(large.image, seen, [pad, pad]);
    const parts = async (): Promise<InkLine> => {
      const words: InkWord[] = [];
      for (const part of partsOfCell(whole.image, letters)) {
        const { image: picture, corner } = cutOut(whole.image, part, [Math.round(blank * letters), 0]);
        const at: Part = { image: picture, corner: [corner[0] + whole.corner[0], whole.corner[1]] };
        words.push(...ofCell(await look(at, 'eng'), cell));
      }
      return words;
    };
    const page = inside.get(cell) ?? [];
    const readers = await readAgain(
      page,
      // Nothing proves a letter of a name that no number stands for, nor a digit of a number.
      isPlain(page) && !isUnnumbered(page, lines) && !isBeforeWords(page, lines),
      async (language) => ofCell(await look(whole, language), cell),
      parts,
    );
    read.push({ cell, ...readers });
  }
  const cellOf = ({ x0, y0, x1, y1 }: InkWord['bbox']): Cell => ({
    left: Math.round(x0 * scale + moved[0]),
    top: Math.round(y0 * scale + moved[1]),
    right: Math.round(x1 * scale + moved[0]),
    bottom: Math.round(y1 * scale + moved[1]),
  });
  return withCells(lines, read).map((line) =>
    line.map((word) =>
      mayBeTwo(large.image, word, cellOf(word.bbox), sizeOf(word) * scale)
        ? { ...word, confidence: Math.min(word.confidence, contested) }
        : word,
    ),
  );
};
