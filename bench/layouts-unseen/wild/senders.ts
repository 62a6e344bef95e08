/** How a sender's name stands at the top of a paper. */
import type { Draws } from './draws.ts';
import { drawnLogo } from './logo.ts';
import type { Order } from './orders.ts';
import type { Hand, Pen } from './pen.ts';
import type { Say } from './words.ts';

export interface Margins {
  readonly left: number;
  readonly right: number;
}

export interface SenderTop {
  /** Draws the name; answers where the next would stand. */
  readonly draw: (pen: Pen) => number;
  readonly side: 'left' | 'right' | 'middle' | 'none';
}

const slogans = [
  'Med smak för kvalitet',
  'FÄRSKT VARJE DAG',
  'Din partner i köket sedan 1974',
  'Vi levererar – du lagar',
  'Smak. Omtanke. Service.',
  'Kunskap & Råvaror',
  'Det naturliga valet',
  'GOOD FOOD MATTERS',
];
const bigs = ['Nordmat Group', 'ÅHLBERG KONCERNEN', 'Hamnkvarteret', 'Matmarknaden Sverige', 'Sandahl'];

const ties = ['drivs av', 'driven av', 'ett varumärke inom', 'en del av', 'bifirma till', 'c/o', 'by'];

export const drawnSenderTop = (draws: Draws, say: Say, order: Order, { left, right }: Margins, base: number, top: number): SenderTop => {
  const { supplier, shop, asides } = order;
  const manner = draws.pick('sender', {
    'company large': 20, 'shop large, company beneath': 12, 'shop large, company in foot': 15, 'company with address': 10, 'foot only': 8,
    'picture, company in foot': 11, 'picture with address': 4, 'spaced letters': 5, 'turned in margin': 4, capitals: 6, 'shop tied to company': 9, 'on two lines': 4,
    'slogan over company': 4, 'slogan under shop': 4, 'company spaced': 4, 'group large': 3,
  });
  const side = draws.pick('sender side', { left: 72, right: 16, middle: 12 });
  const bigSize = draws.between(16, 26);
  const logo = drawnLogo(draws, draws.between(70, 130));
  const tie = draws.one(ties);
  const isOneRow = draws.happens(0.5);
  const middle = (left + right) / 2;
  const half = (right - left) * (side === 'middle' ? 0.5 : 0.48);
  const x = side === 'left' ? left : side === 'right' ? right - half : middle - half / 2;
  const place = { x, x2: x + half, y: top + 4 };
  const align = side === 'left' ? 'l' : side === 'right' ? 'r' : 'c';
  const small: Hand = { size: base - 1, align };
  const reach = [supplier.street, supplier.post, `${say.phone} ${supplier.phone}`, supplier.mail];

  const large = (pen: Pen, names: readonly string[], size = bigSize): number => pen.block(place, names, { size, bold: true, align }) - size * 0.35;
  const slogan = draws.one(slogans);
  const big = draws.one(bigs);
  const spaced = (pen: Pen, text = shop): number => {
    const letters = [...text.toUpperCase()];
    const size = Math.min(bigSize, half / letters.length / 1.05);
    for (const [at, letter] of letters.entries()) pen.text(x + at * size * 1.05, place.y, letter, { size, bold: true });
    return place.y + bigSize;
  };
  const turned = (pen: Pen): number => {
    pen.sheet.text(left - 12, 560, supplier.name, { size: 11, font: 'bold', turn: 90 });
    return top;
  };
  const halves = (): readonly string[] => {
    const words = supplier.name.split(' ');
    const cut = Math.ceil(words.length / 2);
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  };
  const name = (pen: Pen): number => {
    if (manner === 'foot only') return top;
    if (manner === 'turned in margin') return turned(pen);
    if (manner === 'spaced letters') return spaced(pen);
    if (manner === 'company spaced') return spaced(pen, supplier.name);
    if (manner === 'group large') return large(pen, [big]);
    if (manner === 'slogan over company') return pen.block({ ...place, y: large(pen, [slogan]) }, [supplier.name, ...reach.slice(0, 2)], small);
    if (manner === 'slogan under shop') return pen.block({ ...place, y: large(pen, [shop]) }, [slogan], small);
    if (manner === 'capitals') return large(pen, [supplier.name.toUpperCase()]);
    if (manner === 'on two lines') return large(pen, halves(), bigSize * 0.8);
    if (manner.startsWith('picture')) {
      logo(pen, side === 'left' ? left : side === 'right' ? right - 130 : middle - 60, top - 12);
      return manner === 'picture with address' ? pen.block({ ...place, y: top + 46 }, reach, small) : top + 40;
    }
    const y = large(pen, [manner.startsWith('shop') ? shop : supplier.name]);
    if (manner === 'shop large, company beneath') return pen.block({ ...place, y }, [supplier.name, `${supplier.street}, ${supplier.post}`], small);
    if (manner === 'company with address') return pen.block({ ...place, y }, reach, small);
    if (manner === 'shop tied to company') return pen.block({ ...place, y }, isOneRow ? [`${shop} – ${tie} ${supplier.name}`] : [tie, supplier.name], { ...small, size: 6.5 });
    return y;
  };
  return {
    side: manner === 'foot only' || manner === 'turned in margin' ? 'none' : side,
    draw: (pen) => {
      const y = name(pen);
      return asides.group === '' ? y : pen.block({ ...place, y: Math.max(y, top + 8) }, [asides.group], { size: 6.5, align });
    },
  };
}; // prettier-ignore
