import { expect, test } from 'vitest';
import { boxAround, type Word } from '#core/reading/page/page.ts';
import type { RecognisedPage } from '#core/reading/ocr/ocr-result.ts';
import { pictureOfInvoice, scannedPdf } from '#testing/hostile/scanned-invoice.ts';
import { lookAgainTask } from './look-again.ts';
import { recognisePageTask } from './recognise-page.ts';

const noEvent = async (): Promise<void> => {};

/** What is seen at the place of each row of a picture's words, beside those words. */
const lookedAt = async (bytes: Uint8Array) => {
  const found = (await recognisePageTask(bytes, noEvent, { page: 1 })) as RecognisedPage;
  if (!found.ok) throw new Error(found.reason);
  const { page, view } = found;
  const rows = Map.groupBy(
    page.words.filter(({ text }) => /^\p{L}{4,}$/u.test(text)),
    ({ box }) => Math.round(box.y),
  );
  const places = [...rows.values()]
    .map(([first]) => first)
    .filter((word): word is Word => word !== undefined);
  const boxes = places.map(({ box }) => boxAround([box]));
  const { turn, skew, width } = view;
  const seen = await lookAgainTask(bytes, noEvent, { page: 1, turn, skew, width, boxes });
  return { said: places.map(({ text }) => text), seen };
};

test.each([
  ['a straight picture', 0, 0],
  ['a picture that leans', 1.5, 0],
  ['a picture on its side that leans', -1.2, 90],
])('the words of %s stand where they were recognised', async (_what, lean, turn) => {
  const picture = await (await pictureOfInvoice(lean)).rotate(turn).png().toBuffer();
  const { said, seen } = await lookedAt(picture);
  expect(said.length).toBeGreaterThan(3);
  expect(seen).toEqual({ ok: true, texts: said });
});

test('the words of a scanned PDF stand where they were recognised', async () => {
  const page = await (await pictureOfInvoice(-0.8)).jpeg({ quality: 95 }).toBuffer();
  const { said, seen } = await lookedAt(await scannedPdf([page]));
  const { texts } = seen as { texts: readonly string[] };
  // What is drawn out of small print may be seen otherwise, which is what it is looked at for.
  expect(said.filter((text, at) => text === texts[at]).length).toBeGreaterThanOrEqual(said.length - 1);
});

test('what cannot be drawn is told', async () => {
  const argument = { page: 1, turn: 0, skew: 0, width: 595, boxes: [] };
  expect(await lookAgainTask(Buffer.from('%PDF-1.7 no page'), noEvent, argument)).toMatchObject({
    ok: false,
  });
});
