import { expect, test } from 'vitest';
import { paperStyles, startFlow } from './paper-flow.ts';
import type { Sheet } from './sheet.ts';

/** Sheets that remember what was written on them. */
const written = () => {
  const sheets: string[][] = [];
  const add = (): Sheet => {
    const own: string[] = [];
    sheets.push(own);
    return {
      write: (_kind, text, { y }, { leading = 16 }) => {
        own.push(text);
        return y + leading;
      },
      repeat: (_text, { y }) => y,
      fill: () => void own.push('–'),
      picture: () => undefined,
    };
  };
  return { sheets, flow: startFlow(add) };
};

test.each(Array.from({ length: 50 }, (_, at) => at))(
  'a rule and a heading never stand alone at the foot of a sheet, after %i lines',
  (before) => {
    const { sheets, flow } = written();
    for (let line = 0; line < before; line += 1) flow.paragraph('rad');
    flow.rule();
    flow.paragraph('Laxfilé', paperStyles.strong);
    flow.gap(4);
    flow.pair('Pris', '189,00 kr/kg '.repeat(12));
    flow.number((page) => page);
    const sheet = sheets.find((texts) => texts.includes('Laxfilé'));
    expect(sheet?.slice(-5, -1)).toMatchObject(['–', 'Laxfilé', 'Pris', expect.stringContaining('189,00')]);
    expect(sheets.flat().filter((text) => text === 'rad')).toHaveLength(before);
  },
);

test('what is held back at the end is written', () => {
  const { sheets, flow } = written();
  flow.rule();
  flow.paragraph('Slut', paperStyles.strong);
  flow.number((page, pages) => `${page} av ${pages}`);
  expect(sheets).toEqual([['–', 'Slut', '1 av 1']]);
});
