import { missingInvoices } from '#core/radar/missing.ts';
import type { MissingInvoice } from '#core/radar/received.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { type MadeSupplier, madeUnit } from './supplier-histories.ts';

/** How often what was told was so, over many restaurants. */
export interface MissingScore {
  readonly told: number;
  readonly right: number;
  /** Of a supplier that the restaurant had stopped buying from: nothing was lost, and nothing more came. */
  readonly ended: number;
  /** Of nothing at all. */
  readonly wrong: number;
  readonly lost: number;
  readonly lostTold: number;
  readonly months: number;
  readonly wrongOnes: readonly string[];
}

const coveredBy = (told: MissingInvoice, { sent }: MadeSupplier, asOf: string): string[] =>
  sent
    .filter(({ arrivesOn, creditNote }) => arrivesOn === null && !creditNote)
    .filter(({ number, date }) =>
      told.by === 'number'
        ? told.numbers.includes(number)
        : date > told.after.date && date < (told.before?.date ?? asOf),
    )
    .map(({ id }) => id);

/**
 * Plays restaurants day by day, as invoices come, and holds everything that is ever told against what was truly lost. The first
 * half year is for habits to be learnt.
 */
export const scoreMissing = (seeds: readonly number[]): MissingScore => {
  const score = { told: 0, right: 0, ended: 0, wrong: 0, lost: 0, lostTold: 0, months: 0 };
  const wrongOnes: string[] = [];
  for (const seed of seeds) {
    const { from, to, suppliers } = madeUnit(seed);
    const begin = daysAfter(from, 180);
    const all = suppliers.flatMap(({ sent }) => sent);
    score.months += 12;
    for (const supplier of suppliers) {
      const seen = new Set<string>();
      const covered = new Set<string>();
      for (let today = begin; today <= to; today = daysAfter(today, 5)) {
        const here = ({ arrivesOn }: { readonly arrivesOn: string | null }) =>
          arrivesOn !== null && arrivesOn <= today;
        const busy = all.filter(here).map(({ date }) => date);
        for (const told of missingInvoices(supplier.sent.filter(here), busy, today)) {
          const ids = coveredBy(told, supplier, today);
          for (const id of ids) covered.add(id);
          if (seen.has(told.subject)) continue;
          seen.add(told.subject);
          score.told += 1;
          if (ids.length > 0) score.right += 1;
          else if (supplier.endedOn !== null && told.before === null) score.ended += 1;
          else {
            score.wrong += 1;
            wrongOnes.push(
              `${seed} ${supplier.name} ${told.by} ${told.subject} ${told.days}/${told.usual} on ${today}`,
            );
          }
        }
      }
      const lost = supplier.sent.filter(
        ({ arrivesOn, date }) => arrivesOn === null && date >= begin && date <= daysAfter(to, -21),
      );
      score.lost += lost.length;
      score.lostTold += lost.filter(({ id }) => covered.has(id)).length;
    }
  }
  return { ...score, wrongOnes };
};
