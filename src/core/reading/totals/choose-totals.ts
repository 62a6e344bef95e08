import { type Decimal, sumOf, zero } from '../../values/decimal.ts';
import type { TotalCandidate } from './total-candidates.ts';
import type { TotalKind } from './total-labels.ts';
import type { VatRow } from './vat-rows.ts';

/** The totals of a document, chosen together. */
export interface Totals {
  readonly lineNet: TotalCandidate | null;
  readonly net: TotalCandidate | null;
  readonly vat: TotalCandidate | null;
  readonly gross: TotalCandidate | null;
  readonly payable: TotalCandidate | null;
  readonly rounding: TotalCandidate | null;
  readonly prepaid: TotalCandidate | null;
  /** Net + VAT is the gross, and the gross with rounding and prepayment the amount to pay. */
  readonly closed: boolean;
}

const perKind = 8;

const best = (candidates: readonly TotalCandidate[], ...kinds: readonly TotalKind[]): TotalCandidate[] => {
  const byValue = new Map<string, TotalCandidate>();
  for (const candidate of candidates.filter(({ kind }) => kinds.includes(kind))) {
    const key = candidate.value.toFixed(2);
    const before = byValue.get(key);
    if (before === undefined || before.score < candidate.score) byValue.set(key, candidate);
  }
  return [...byValue.values()].toSorted((one, other) => other.score - one.score).slice(0, perKind);
};

const isClose = (one: Decimal, other: Decimal): boolean => one.minus(other).abs().lte('0.01');

const settles = (gross: Decimal, payable: Decimal, rounding: Decimal, prepaid: Decimal): boolean =>
  isClose(gross.plus(rounding).minus(prepaid.abs()), payable) ||
  isClose(gross.minus(rounding).minus(prepaid.abs()), payable);

// More than another rounding may be worth.
const exactly = 0.7;

/** Whether a rounding of some öre is the one that makes the amount to pay, and not merely as near as another. */
const isWholly = (whole: Decimal | null, payable: Decimal, rounding: Decimal, prepaid: Decimal): boolean =>
  whole?.plus(rounding).minus(prepaid.abs()).eq(payable) === true;

/** What the VAT rows add up to is what the totals say. */
const favoured = (candidates: readonly TotalCandidate[], rows: readonly VatRow[]): TotalCandidate[] => {
  const net = sumOf(rows.map(({ base }) => base.value));
  const vat = sumOf(rows.map(({ amount }) => amount.value));
  return candidates.map((candidate) => {
    const expected = candidate.kind === 'net' ? net : candidate.kind === 'vat' ? vat : null;
    const fits = rows.length > 0 && expected !== null && candidate.value.eq(expected);
    return fits ? { ...candidate, score: candidate.score + 1.5 } : candidate;
  });
};

/** A bare `Summa` or `Total` that is what the lines add up to is the net, where nothing else is. */
const sumsOfLines = (candidates: readonly TotalCandidate[], lines: Decimal | null): TotalCandidate[] => {
  if (lines === null || candidates.some(({ kind, value }) => kind === 'net' && value.eq(lines))) return [];
  return candidates
    .filter(({ kind, value }) => kind === 'gross' && value.eq(lines))
    .map((candidate) => ({ ...candidate, kind: 'net' }));
};

/** What bare words call the sum of anything: a net as well as a gross. */
const anySum = /^(summa|totalt?|sum|delsumma|total ?summa)( (sek|kr))?[ :.]*$/i;

/** A bare `Summa` that with the VAT, and a printed rounding, is exactly what is to pay is the net: charges may stand above it. */
const sumsBeforeTax = (candidates: readonly TotalCandidate[]): TotalCandidate[] => {
  if (candidates.some(({ kind }) => kind === 'net')) return [];
  const of = (wanted: TotalKind): readonly TotalCandidate[] =>
    candidates.filter(({ kind }) => kind === wanted);
  const roundings = [zero, ...of('rounding').map(({ value }) => value)];
  const isPaid = (whole: Decimal): boolean =>
    of('payable').some(({ value }) => roundings.some((rounding) => whole.plus(rounding).eq(value)));
  return of('gross')
    .filter(
      ({ label, value }) =>
        anySum.test(label) && of('vat').some((vat) => !vat.value.eq('0') && isPaid(value.plus(vat.value))),
    )
    .map((candidate) => ({ ...candidate, kind: 'net' }));
};

/** Chooses among the candidates those that add up; `lines` is the sum of the lines, `null` when none were read. */
export const chooseTotals = (
  stated: readonly TotalCandidate[],
  lines: Decimal | null,
  breakdown: readonly VatRow[],
): Totals => {
  const candidates = favoured(stated, breakdown);
  const summed = sumsOfLines(candidates, lines);
  const nets = best(
    [...candidates, ...summed, ...(summed.length > 0 ? [] : sumsBeforeTax(candidates))],
    'net',
  );
  const lineNet = lines === null ? undefined : nets.find(({ value }) => value.eq(lines));
  const roundings = [
    null,
    ...best(candidates, 'rounding')
      .filter(({ value }) => value.abs().lt('1'))
      .slice(0, 2),
  ];
  const prepaids = [null, ...best(candidates, 'prepaid').slice(0, 4)];
  const grosses = best(candidates, 'gross', 'payable');
  const payables = best(candidates, 'payable', 'gross');
  const vats = best(candidates, 'vat');
  let [found, most]: [Totals, number] = [
    { ...none, lineNet: lineNet ?? null, net: nets[0] ?? null },
    -Infinity,
  ];
  for (const base of bases([...nets, null], [...vats, null], [...grosses, null])) {
    const known = base.net !== null && base.net === lineNet ? 1.5 : 0;
    for (const payable of payables) {
      for (const rounding of roundings) {
        for (const prepaid of prepaids) {
          const settled =
            base.total !== null &&
            settles(base.total, payable.value, rounding?.value ?? zero, prepaid?.value ?? zero);
          const isExact =
            settled && isWholly(base.whole, payable.value, rounding?.value ?? zero, prepaid?.value ?? zero);
          const extras = (rounding === null ? 0 : 0.3) + (prepaid === null ? 0 : 0.3);
          // Without a printed gross, the amount to pay is what proves net and VAT.
          const proof = base.gross === null ? 10 : base.adds || base.net === null ? 5 : 2;
          const score =
            base.score +
            known +
            payable.score +
            (payable.kind === 'payable' ? 6 : 0) +
            (settled ? proof + extras + (isExact ? exactly : 0) : -extras);
          if (score <= most) continue;
          most = score;
          const { net, vat, gross } = base;
          found = {
            lineNet: lineNet ?? null,
            net,
            vat,
            gross,
            payable,
            rounding,
            prepaid,
            closed: base.adds && settled,
          };
        }
      }
    }
  }
  return found;
};

interface Base {
  readonly net: TotalCandidate | null;
  readonly vat: TotalCandidate | null;
  readonly gross: TotalCandidate | null;
  /** The gross, printed or concluded. */
  readonly total: Decimal | null;
  /** Net and VAT together, or else the gross. */
  readonly whole: Decimal | null;
  readonly adds: boolean;
  readonly score: number;
}

/** Every net, VAT and gross together; where no gross is printed, net and VAT make it. */
const bases = (
  nets: readonly (TotalCandidate | null)[],
  vats: readonly (TotalCandidate | null)[],
  grosses: readonly (TotalCandidate | null)[],
): Base[] =>
  nets.flatMap((net) =>
    vats.flatMap((vat) =>
      grosses.map((gross): Base => {
        const sum = net === null ? null : net.value.plus(vat?.value ?? zero);
        const adds = sum !== null && (gross === null ? vat !== null : isClose(sum, gross.value));
        const stated = (net?.score ?? -1) + (vat?.score ?? -1) + (gross?.score ?? -1);
        const agreement = !adds || gross === null ? 0 : vat === null ? 3 : 8;
        const score = stated + (gross?.kind === 'gross' ? 0.5 : 0) + agreement;
        return {
          net,
          vat,
          gross,
          total: gross?.value ?? sum,
          whole: sum ?? gross?.value ?? null,
          adds,
          score,
        };
      }),
    ),
  );

const none: Totals = {
  lineNet: null,
  net: null,
  vat: null,
  gross: null,
  payable: null,
  rounding: null,
  prepaid: null,
  closed: false,
};
