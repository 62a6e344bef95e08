import { decimal } from '../../values/decimal.ts';
import type { Row } from '../words/rows.ts';
import type { TotalCandidate } from './total-candidates.ts';

/** The line that banks read a slip by (Bankgirot, "OCR"): reference, kronor, öre and check digit, giro, form 41 or 42. */
const ocrLine = /# *\d[\d ]* *# *(\d{1,8}) +(\d{2}) *(?:\d *)?> *\d{3,8} *# *4[12] *#/;

const likely = 3;

/** What is to pay as the slip at the foot says it: `# 26400219 # 5232 75 8 > 50501055#41#`; none where a row is no such line. */
export const slipAmount = ({ page, words, box }: Row): TotalCandidate[] => {
  const [, kronor, ore] = ocrLine.exec(words.map(({ text }) => text).join(' ')) ?? [];
  if (kronor === undefined || ore === undefined) return [];
  const text = decimal(`${kronor}.${ore}`).toFixed(2);
  return [{ kind: 'payable', text, value: decimal(text), place: { page, box }, score: likely, label: '' }];
};
