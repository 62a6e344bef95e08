/** Short words for what the layouts of this set share: sellers, firms from abroad, and pieces of pages. */
import { escaped } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Layout, Producer } from '../layout.ts';
import type { Paper, Party, Printing } from '../paper.ts';
import { firm } from '../parties.ts';
import type { LayoutL, Seller } from './orders.ts';
import type { Trade } from './wares.ts';

const addedUp = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const turned = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (turned > 9 ? turned - 9 : turned);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

/** The first digits of a name for which there is a check. */
const checked = (name: string, length: number, check: (digits: string) => string | null): string => {
  for (let turn = 0; ; turn++) {
    const digits = digitsOf(`${name}#${turn}`, length);
    const last = check(digits);
    if (last !== null) return digits + last;
  }
};

const eleven = (weights: readonly number[]) => (digits: string): string | null => {
  const rest = (11 - (addedUp(digits, weights) % 11)) % 11;
  return rest === 10 ? null : String(rest);
}; // prettier-ignore

const german = (digits: string): string => {
  let product = 10;
  for (const digit of digits) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return String((11 - product) % 10);
};

/** A firm's numbers in its land, with their check digits. */
const numbersOf: Readonly<Record<string, (name: string) => Pick<Party, 'organisation' | 'vat'>>> = {
  DK: (name) => {
    const organisation = checked(name, 7, eleven([2, 7, 6, 5, 4, 3, 2]));
    return { organisation, vat: `DK${organisation}` };
  },
  NO: (name) => {
    const organisation = checked(name, 8, eleven([3, 2, 7, 6, 5, 4, 3, 2]));
    return { organisation, vat: `NO${organisation}MVA` };
  },
  FI: (name) => {
    const digits = checked(name, 7, eleven([7, 9, 10, 5, 8, 4, 2]));
    return { organisation: `${digits.slice(0, 7)}-${digits.slice(7)}`, vat: `FI${digits}` };
  },
  DE: (name) => {
    const digits = checked(name, 8, german);
    return { organisation: `HRB ${digits.slice(0, 5)}`, vat: `DE${digits}` };
  },
  GB: (name) => {
    const vat = checked(name, 7, (digits) =>
      String(97 - (addedUp(digits, [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, '0'),
    );
    return { organisation: digitsOf(`${name}#h`, 8), vat: `GB${vat}` };
  },
  FR: (name) => {
    const siren = checked(name, 8, luhn);
    const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
    return { organisation: siren, vat: `FR${key}${siren}` };
  },
  IT: (name) => {
    const organisation = checked(name, 10, luhn);
    return { organisation, vat: `IT${organisation}` };
  },
};

/** A sole trader's numbers, from the birth day. */
const bornOn = (day: string, name: string): Pick<Party, 'organisation' | 'vat'> => {
  const digits = checked(name, 3, (three) => luhn(day + three));
  return { organisation: `${day}-${digits}`, vat: `SE${day}${digits}01` };
};

/** A seller; `given.land` for one from abroad, `given.born` (`yymmdd`) for a sole trader. */
export const sell = (
  name: string,
  address: string,
  trades: readonly Trade[],
  given: Partial<Seller> & { readonly land?: string; readonly born?: string } = {},
): Seller => {
  const { land, born, ...rest } = given;
  const numbers = land === undefined ? {} : (numbersOf[land]?.(name) ?? {});
  return {
    party: firm(name, address, { ...numbers, ...(born === undefined ? {} : bornOn(born, name)) }),
    trades,
    codes: '####',
    numbers: '20417',
    lines: [3, 9],
    ...rest,
  };
};

export const lay = (
  id: string,
  producer: Producer,
  hard: string,
  seller: Seller,
  draw: Layout['draw'],
  given: {
    readonly credits?: number;
    readonly count?: number;
    readonly omits?: readonly string[];
    readonly printing?: Printing;
  } = {},
): LayoutL => {
  const { omits, printing, ...rest } = given;
  return {
    id,
    producer,
    hard,
    seller,
    draw,
    printing: { ...printing, ...(omits === undefined ? {} : { omits }) },
    ...rest,
  };
};

/** What a credit note is about. */
export const about = (paper: Paper, words = 'Avser faktura'): string =>
  paper.about === null ? '' : `${words} ${paper.about}`;

/** Blocks of a label and what stands below it, beside each other. */
export const footed = (cells: readonly (readonly [string, ...string[]])[], name = 'foot'): string =>
  `<table class="${name}" width="100%"><tr>${cells
    .map(
      ([label, ...below]) => `<td><b>${label}</b><br>${below.map((text) => escaped(text)).join('<br>')}</td>`,
    )
    .join('')}</tr></table>`;

/** The remark of a paper that is no invoice, for drawings. */
export const noted = (paper: Paper): string => paper.remark ?? '';

/** The telling digits of the OCR line of a payment slip. */
export const ocrLine = ({ ocr, payable, supplier }: Paper): string => {
  const kronor = payable / 100n;
  const ore = String(payable % 100n).padStart(2, '0');
  return `#  ${ocr} #${String(kronor).padStart(8)} ${ore}   ${luhn(`${kronor}${ore}`)} >${supplier.bankgiro.replace('-', '').padStart(14)}#41#`;
};
