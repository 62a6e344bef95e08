import { expect, test } from 'vitest';
import { pdfPages } from '#core/reading/page/pdf-pages.ts';
import { textInvoice } from '#testing/hostile/scanned-invoice.ts';
import { namesToProveTask } from './read-words-task.ts';

test('the names of each invoice of a file are looked at once more', async () => {
  const [page] = await pdfPages(await textInvoice());
  if (page === undefined) throw new Error('no page');
  const asSeen = (number: number, invoice: string) => ({
    ...page,
    number,
    words: page.words.map((word) => ({
      ...word,
      confidence: 0.99,
      text: word.text === '48213' ? invoice : word.text,
    })),
  });
  const pages = [asSeen(1, '48213'), asSeen(2, '48977')];
  const views = pages.map(({ number, width, height }) => ({
    number,
    width,
    height,
    recognised: true,
    turn: 0,
    skew: 0,
  }));
  const { names } = namesToProveTask(Buffer.from(JSON.stringify({ pages, views })));
  const said = names.map((name) =>
    [name.page, ...name.words.map((at) => pages[name.page - 1]?.words[at]?.text)].join(' '),
  );
  expect(said).toEqual(
    [1, 2].flatMap((number) => [`${number} Norrskär Grossist AB`, `${number} Laxfilé`, `${number} Gräddfil`]),
  );
});
