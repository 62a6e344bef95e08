import { extractTextItems, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { exampleDraft, exampleLine } from '#testing/invoices/example-draft.ts';
import { writeHybridPdf } from './write-hybrid-pdf.ts';

const pageHeight = 841.89;

test('each line’s text stands in its box, on every page', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({
    ...exampleLine,
    articleNumber: String(1000 + at),
    name: `Räkor storlek ${at}`,
  }));
  const { bytes, lineBoxes } = await writeHybridPdf({ ...exampleDraft, lines });
  const { items } = await extractTextItems(await getDocumentProxy(bytes));
  expect(items.length).toBeGreaterThan(1);
  expect(lineBoxes.map(({ lineNo }) => lineNo)).toEqual(lines.map((_, at) => at + 1));
  for (const box of lineBoxes) {
    const at = box.lineNo - 1;
    const inside = (items[box.page - 1] ?? []).filter(({ x, y }) => {
      const fromTop = pageHeight - y;
      return x >= box.x && x <= box.x + box.width && fromTop >= box.y && fromTop <= box.y + box.height;
    });
    const text = inside.map(({ str }) => str.trim()).filter((str) => str !== '');
    expect(text).toEqual([
      String(1000 + at),
      `Räkor storlek ${at}`,
      '4',
      'frp',
      '262,90',
      '52,58',
      '6 %',
      '999,02',
    ]);
  }
});

test('a name too long for its column is cut, and signs the font lacks do not stop the writing', async () => {
  const name = `${'Mycket långt namn '.repeat(8)}→ 生`;
  const { bytes } = await writeHybridPdf({ ...exampleDraft, lines: [{ ...exampleLine, name }] });
  const { items } = await extractTextItems(await getDocumentProxy(bytes));
  expect(items.flat().some(({ str }) => /^Mycket långt namn .*…$/.test(str))).toBe(true);
});
