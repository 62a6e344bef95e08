import { gateJudged } from './judged/gate.ts';
import { invoicesJudged } from './judged/invoices.ts';
import type { Judged } from './judged/judged.ts';
import { peopleJudged } from './judged/people.ts';
import { pricesJudged } from './judged/prices.ts';

/** Survivors that were looked at; another one is news. */
export const judgedSurvivors: readonly Judged[] = [
  ...peopleJudged,
  ...invoicesJudged,
  ...pricesJudged,
  ...gateJudged,
];
