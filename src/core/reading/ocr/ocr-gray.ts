/** A picture of grey pixels, row by row from its upper left corner: 0 is black, 255 white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export type Turn = 0 | 90 | 180 | 270;

/** The picture turned clockwise. */
export const turned = ({ width, height, data }: GrayImage, turn: Turn): GrayImage => {
  if (turn === 0) return { width, height, data };
  if (turn === 180) return { width, height, data: data.toReversed() };
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [start, step] = turn === 90 ? [height - 1 - y, height] : [(width - 1) * height + y, -height];
    for (let x = 0, at = start; x < width; x++, at += step) out[at] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: out };
};

/** A smaller picture in which each pixel is the darkest of a square of `factor` pixels, so that thin letters stay. */
export const reduced = ({ width, height, data }: GrayImage, factor: number): GrayImage => {
  if (factor <= 1) return { width, height, data };
  const [across, down] = [Math.floor(width / factor), Math.floor(height / factor)];
  const out = new Uint8Array(across * down).fill(255);
  for (let y = 0; y < down * factor; y++) {
    let from = y * width;
    const row = Math.floor(y / factor) * across;
    // Each pixel of a page comes by here several times: its square is counted, not divided for.
    for (let at = row; at < row + across; at++) {
      let darkest = out[at] ?? 255;
      for (const end = from + factor; from < end; from++) darkest = Math.min(darkest, data[from] ?? 255);
      out[at] = darkest;
    }
  }
  return { width: across, height: down, data: out };
};

/** The picture reduced to about so many pixels along its longer side, if it is longer. */
export const shrunk = (image: GrayImage, length: number): GrayImage =>
  reduced(image, Math.max(1, Math.round(Math.max(image.width, image.height) / length)));
