import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** How a page becomes a picture. */
export interface Manner {
  readonly name: string;
  readonly dpi: number;
  /** `clean`: as drawn. `scan`: leaning by at most 1.2 degrees, out of focus, noisy. `photo`: also in uneven light on a dark table. */
  readonly kind: 'clean' | 'scan' | 'photo';
}

export const manners: readonly Manner[] = [
  { name: 'clean-300', dpi: 300, kind: 'clean' },
  { name: 'scan-150', dpi: 150, kind: 'scan' },
  { name: 'scan-200', dpi: 200, kind: 'scan' },
  { name: 'scan-300', dpi: 300, kind: 'scan' },
  { name: 'photo-200', dpi: 200, kind: 'photo' },
];

const [mostPages, mostDegrees, noise, blur] = [8, 1.2, 28, 0.6];
const [goodQuality, poorQuality] = [90, 40];
const pointsPerInch = 72;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const pictureOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 1 } });

/** A drawn page as it comes out of a scanner or a phone; `chance` gives numbers from 0 to 1. */
const worn = async (page: Pixels, kind: Manner['kind'], chance: () => number): Promise<Pixels> => {
  if (kind === 'clean') return page;
  const { data, info } = await pictureOf(page)
    .rotate((chance() * 2 - 1) * mostDegrees, { background: kind === 'photo' ? '#555555' : '#ffffff' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let at = 0; at < data.length; at++) {
    const light = kind === 'photo' ? 0.45 + (0.5 * (at % width)) / width - (0.15 * at) / data.length : 1;
    const value = ((data[at] ?? 0) + (chance() + chance() - 1) * noise) * light;
    data[at] = Math.max(0, Math.min(255, value));
  }
  return { data, width, height };
};

/** A PDF of pictures of the first eight pages of a PDF, each a JPEG. */
export const scanOf = async (
  pdf: Uint8Array,
  { dpi, kind }: Manner,
  chance: () => number,
): Promise<Uint8Array> => {
  const pdfium = await PDFiumLibrary.init();
  const drawn = await pdfium.loadDocument(pdf);
  const made = await PDFDocument.create();
  const scale = dpi / pointsPerInch;
  for (let number = 0; number < Math.min(drawn.getPageCount(), mostPages); number++) {
    const page = await worn(await drawn.getPage(number).render({ scale, colorSpace: 'Gray' }), kind, chance);
    const quality = kind === 'clean' ? goodQuality : poorQuality;
    const picture = await made.embedJpg(await pictureOf(page).jpeg({ quality }).toBuffer());
    const size = { width: page.width / scale, height: page.height / scale };
    made.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size });
  }
  drawn.destroy();
  pdfium.destroy();
  return made.save();
};
