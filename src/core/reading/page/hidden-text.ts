import { getResolvedPDFJS } from 'unpdf';

/** What a page draws, as pdf.js lists it. */
export interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** How many signs of a page's text are seen, and how many are not. */
export interface Seen {
  readonly shown: number;
  readonly hidden: number;
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  /** Text rendering mode 3 draws nothing, 7 only clips. */
  readonly mode: number;
  readonly alpha: number;
  readonly matrix: Matrix;
  /** A mask lets what is below an image through. */
  readonly isMasked: boolean;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const mostOfPage = 0.8;

const times = (one: Matrix, other: Matrix): Matrix => {
  const [a, b, c, d, e, f] = one;
  const [p, q, r, s, x, y] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
};

const matrixOf = (value: unknown): Matrix => {
  const numbers = Array.isArray(value) ? value : value instanceof Float32Array ? [...value] : [];
  const [a, b, c, d, e, f] = numbers;
  return [a, b, c, d, e, f].every((each) => typeof each === 'number') ? [a, b, c, d, e, f] : identity;
};

/** Signs that are no blanks; between them stand numbers that move the next one. */
const signsIn = (glyphs: unknown): number =>
  Array.isArray(glyphs)
    ? glyphs.filter(
        (glyph: unknown) =>
          typeof glyph === 'object' &&
          glyph !== null &&
          'unicode' in glyph &&
          typeof glyph.unicode === 'string' &&
          glyph.unicode.trim() !== '',
      ).length
    : 0;

const changed = (state: State, settings: unknown): State => {
  let { alpha, isMasked } = state;
  for (const pair of Array.isArray(settings) ? (settings as unknown[]) : []) {
    const [name, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
    if (name === 'ca' && typeof value === 'number') alpha = value;
    // pdf.js sets a mask aside just before it draws an image that has one of its own.
    if (name === 'SMask' || (name === 'BM' && value !== 'source-over' && value !== 'Normal')) isMasked = true;
  }
  return { ...state, alpha, isMasked };
};

/**
 * Tells which of a page's text is seen: what is drawn invisibly, or below a picture that covers the page, is not. `area`:
 * of the page, in its own units.
 */
export const seenText = async ({ fnArray, argsArray }: PageOperators, area: number): Promise<Seen> => {
  const { OPS } = await getResolvedPDFJS();
  let [shown, hidden] = [0, 0];
  let state: State = { mode: 0, alpha: 1, matrix: identity, isMasked: false };
  const saved: State[] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    const [first, ...rest]: unknown[] = Array.isArray(args) ? args : [];
    switch (operator) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        if (operator === OPS.paintFormXObjectBegin)
          state = { ...state, matrix: times(state.matrix, matrixOf(first)) };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: times(state.matrix, matrixOf([first, ...rest])) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: Number(first) };
        break;
      case OPS.setGState:
        state = changed(state, first);
        break;
      case OPS.showText: {
        const isHidden = state.mode === 3 || state.mode === 7 || state.alpha === 0;
        const signs = signsIn(first);
        if (isHidden) hidden += signs;
        else shown += signs;
        break;
      }
      case OPS.paintImageXObject: {
        const [a, b, c, d] = state.matrix;
        const covers = Math.abs(a * d - b * c) >= mostOfPage * area;
        if (covers && !state.isMasked && state.alpha === 1) [shown, hidden] = [0, hidden + shown];
        break;
      }
      default:
    }
  }
  return { shown, hidden };
};
