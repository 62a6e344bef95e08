import type { Place } from './use-place.ts';

/** Pixels of the ring outside its target, and of the card and its arrow beside. */
const [outside, gap, edge] = [4, 16, 12];
/** Pixels that the ring keeps from the sides of the window. */
const inside = 2;
/** What is lower than this stands among words, which the ring is not to touch. */
const [low, close] = [32, 2] as const;
const card = { width: 340, height: 190 } as const;

/** Where the ring stands around a target: whole within the window's sides, also where the target reaches them. */
export const around = ({ left, top, width, height }: Place, room: { readonly width: number }): Place => {
  const out = height < low ? close : outside;
  const from = Math.max(inside, left - out);
  const to = Math.min(room.width - inside, left + width + out);
  return { left: from, top: top - out, width: to - from, height: height + 2 * out };
};

const within = (wanted: number, size: number, room: number): number =>
  Math.max(edge, Math.min(wanted, room - size - edge));

export interface CardPlace {
  /** On which side of the target the card stands; `over`: upon it, where there is room nowhere else. */
  readonly side: 'below' | 'above' | 'right' | 'over';
  readonly left: number;
  readonly top: number;
}

/** Where the card of a step stands: to the right of what is narrow and at the edge, else below, above or upon its target. */
export const besideTarget = (
  { left, top, width, height }: Place,
  room: { readonly width: number; readonly height: number },
): CardPlace => {
  const [right, bottom] = [left + width, top + height];
  if (right + gap + card.width < room.width && width < card.width && left < card.width && right < 280)
    return { side: 'right', left: right + gap, top: within(top - 12, card.height, room.height) };
  const beside = within(left, card.width, room.width);
  if (bottom + gap + card.height < room.height) return { side: 'below', left: beside, top: bottom + gap };
  if (top - gap - card.height > edge) return { side: 'above', left: beside, top: top - gap - card.height };
  return {
    side: 'over',
    left: within(left + 24, card.width, room.width),
    top: room.height - card.height - 24,
  };
};
