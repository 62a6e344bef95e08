/** Marks of senders that are pictures and no text. */
import { crc32, deflateSync } from 'node:zlib';
import type { Draws } from './draws.ts';
import type { Pen } from './pen.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length, 0);
  body.copy(all, 4);
  all.writeUInt32BE(crc32(body), body.length + 4);
  return all;
};

/** A grey PNG of 24 columns and 8 rows in base64, mirrored about its middle as marks often are. */
const pngOf = (draws: Draws): string => {
  const rows = Array.from({ length: 8 }, () => {
    const half = Array.from({ length: 12 }, () => (draws.happens(0.5) ? 255 : 40 + draws.upTo(90)));
    return Buffer.from([0, ...half, ...half.toReversed()]);
  });
  const head = Buffer.from([0, 0, 0, 24, 0, 0, 0, 8, 8, 0, 0, 0, 0]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]).toString('base64');
};

export type DrawLogo = (pen: Pen, x: number, y: number) => void;

/** A mark as wide as told, a third as high, with `x` and `y` its upper left corner. */
export const drawnLogo = (draws: Draws, width: number): DrawLogo => {
  const kind = draws.pick('logo', { picture: 50, bars: 25, boxes: 25 });
  if (kind === 'picture') {
    const data = pngOf(draws);
    return (pen, x, y) => pen.sheet.picture(x, y, width, data);
  }
  const greys = Array.from({ length: 5 }, () => draws.between(1, 8) / 10);
  return (pen, x, y) => {
    for (const [at, grey] of greys.entries()) {
      const left = x + (at * width) / 5;
      const low = kind === 'bars' ? y + at * 3 : y + (at % 2) * 12;
      pen.sheet.box(left, low, left + width / 5 - 3, kind === 'bars' ? y + width / 3 : low + 14, grey);
    }
  };
};
