import { expect, test } from 'vitest';
import { encodeFrame } from './frames.ts';
import { frameReader, FrameTooLarge } from './frame-reader.ts';

const collect = (chunks: Buffer[], most?: () => number): string[] => {
  const frames: string[] = [];
  const read = frameReader((header, body) => {
    frames.push(`${JSON.stringify(header)}|${Buffer.from(body).toString()}`);
  }, most);
  for (const chunk of chunks) read(chunk);
  return frames;
};

const stream = Buffer.concat([
  ...encodeFrame({ type: 'more' }),
  ...encodeFrame({ type: 'event', event: 'räksmörgås' }, Buffer.from('body')),
  ...encodeFrame({ type: 'ready' }),
]);
const frames = ['{"type":"more"}|', '{"type":"event","event":"räksmörgås"}|body', '{"type":"ready"}|'];

test('frames are the same however the stream is cut', () => {
  for (let size = 1; size <= stream.length; size += 1) {
    const chunks = [];
    for (let at = 0; at < stream.length; at += size) chunks.push(stream.subarray(at, at + size));
    expect(collect(chunks)).toEqual(frames);
  }
});

test('R39 a frame is refused when it is announced, before its bytes come', () => {
  const announced = Buffer.from([0, 0, 0, 1, 0x7f, 0xff, 0xff, 0xff]);
  expect(() => collect([announced], () => 1000)).toThrow(FrameTooLarge);
  expect(() => collect([Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 0x7b])])).toThrow(SyntaxError);
});
