import type { Row } from '../words/rows.ts';

/** The line that banks read a slip by (Bankgirot, "OCR"): reference, kronor, öre and check digit, giro, form 41 or 42. */
const ocrLine = /# *\d[\d ]* *# *(\d{1,8}) +(\d{2}) *(?:\d *)?> *\d{3,8} *# *4[12] *#/;

/** What is to pay as the slip at the foot says it: `# 26400219 # 5232 75 8 > 50501055#41#`; null where a row is no such line. */
export const slipAmount = ({ words }: Row): string | null => {
  const [, kronor, ore] = ocrLine.exec(words.map(({ text }) => text).join(' ')) ?? [];
  return kronor === undefined || ore === undefined ? null : `${kronor}.${ore}`;
};
