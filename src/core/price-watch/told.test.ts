import { expect, test } from 'vitest';
import { Story } from '#testing/price-watch/story.ts';
import { toldBy } from './told.ts';

const tell = (story: Story, leftOut: readonly string[] = []) => {
  const entries = story
    .now()
    .entries.filter(({ id, status }) => status === 'UNRESOLVED' && !leftOut.includes(id));
  return toldBy(story.lines.toReversed(), entries, 'SEK');
};

test('lines in a row at the same new price are one change, and rises are what they cost', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-02', '110')
    .line('03-03', '110.00')
    .line('03-04', '120');
  expect(tell(story)).toEqual({ changes: 2, extra: '80' });
});

test('back to the old price and up again is a second change; a fall is told and costs nothing', () => {
  const story = new Story()
    .line('03-01', '100')
    .line('03-02', '110')
    .line('03-03', '100')
    .line('03-04', '110')
    .line('03-05', '90');
  expect(tell(story)).toEqual({ changes: 3, extra: '40' });
});

test('what is not among the entries given is not told', () => {
  const story = new Story().line('03-01', '100').line('03-02', '110').line('03-03', '120');
  expect(tell(story, ['03-03'])).toEqual({ changes: 1, extra: '20' });
  expect(tell(story, ['03-02', '03-03'])).toEqual({ changes: 0, extra: '0' });
});
