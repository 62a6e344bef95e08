import sharp from 'sharp';
import { z } from 'zod';
import { Refusal } from '#core/invoices/refusal.ts';
import { turned } from '#core/reading/ocr/ocr-gray.ts';
import type { InkWord } from '#core/reading/ocr/ink-size.ts';
import type { Box } from '#core/reading/page/page.ts';
import { recogniseWords } from './ocr-engine.ts';
import { pageRaster } from './recognise-page.ts';
import { softened } from './soften.ts';
import { cutOut, type Straight, straightened } from './straight.ts';
import type { Task } from './task.ts';
import { straightening } from './upright.ts';

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const argument = z.object({
  page: z.number().int().positive(),
  turn: z.literal([0, 90, 180, 270]),
  skew: z.number(),
  width: z.number().positive(),
  boxes: z.array(box),
});

// Letters as tall as for the second look, and wider than they are printed: a reader that goes along a row of letters sees each of them
// otherwise then, while blur and noise that look like a letter once do not look like it twice.
const [letterHeight, stretched] = [48, 1.3];
const [leastScale, mostScale, leastPixels] = [0.5, 3, 4];
// In parts of a letter's height.
const [aside, above, tall] = [0.45, 0.25, 1.45];

/**
 * Task: what stands in places of a page (in points of the page as it was recognised, which the argument says) when each is looked at by
 * itself and drawn out. Answers `{ ok, texts }`, or the reason why it cannot be drawn.
 */
export const lookAgainTask: Task = async (bytes, _emit, said) => {
  const { page, turn, skew, width, boxes } = argument.parse(said);
  try {
    const { image, dpi } = await pageRaster(bytes, page);
    const upright = turned(await softened(image, dpi), turn);
    const angle = straightening((-skew * Math.PI) / 180);
    const straight: Straight =
      angle === 0 ? { image: upright, moved: [0, 0] } : await straightened(upright, angle, 1);
    const texts: string[] = [];
    for (const place of boxes) texts.push(await textIn(straight, place, upright.width / width, dpi));
    return { ok: true, texts };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.reason };
    throw error;
  }
};

/** The words in a box, from left to right; an empty text where nothing can be seen. */
const textIn = async (
  { image, moved }: Straight,
  { x, y, ...size }: Box,
  perPoint: number,
  dpi: number,
): Promise<string> => {
  const letters = size.height * perPoint;
  const left = Math.max(0, Math.round(x * perPoint + moved[0] - aside * letters));
  const top = Math.max(0, Math.round(y * perPoint + moved[1] - above * letters));
  const width = Math.min(image.width - left, Math.round(size.width * perPoint + 2 * aside * letters));
  const height = Math.min(image.height - top, Math.round(tall * letters));
  if (width < leastPixels || height < leastPixels) return '';
  const scale = Math.min(mostScale, Math.max(leastScale, letterHeight / letters));
  const cell = { left, top, right: left + width - 1, bottom: top + height - 1 };
  const { image: part } = cutOut(image, cell, [0, 0]);
  const { data, info } = await sharp(part.data, { raw: { width, height, channels: 1 } })
    .resize({
      width: Math.max(leastPixels, Math.round(width * scale * stretched)),
      height: Math.max(leastPixels, Math.round(height * scale)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = await recogniseWords(
    { width: info.width, height: info.height, data },
    dpi * scale,
    0,
    'cell',
  );
  // What else the paper around it shows is no part of it.
  const perPixel = width / info.width;
  const isInside = ({ x0, x1 }: InkWord['bbox']): boolean => {
    const middle = left + ((x0 + x1) / 2) * perPixel - moved[0];
    return middle > x * perPoint && middle < (x + size.width) * perPoint;
  };
  return lines
    .flat()
    .filter(({ text, bbox }) => /[\p{L}\d]/u.test(text) && isInside(bbox))
    .map(({ text }) => text)
    .join(' ');
};
