import { describe, expect, test } from 'vitest';
import { ciiDate } from '../dates.ts';
import { withXml } from './parse-xml.ts';
import type { Element } from './xml-element.ts';
import { asciiOfUtf16 } from './xml-encoding.ts';

const reading = <Made>(xml: string, make: (root: Element) => Made): Made => withXml(Buffer.from(xml), make);

describe('an element', () => {
  const xml =
    '<a key=" v " other="w"><b>1</b><c> </c><b>2 \n 3</b><c><d>4</d><d>5</d></c><!-- no --><x:e xmlns:x="urn:x">6</x:e></a>';

  test('has the first child of a name, and of several names that of the first', () =>
    reading(xml, (root) => {
      expect(root.child('b')?.text).toBe('1');
      expect(root.child('none', 'e', 'b')?.text).toBe('6');
      expect(root.child('none')).toBeUndefined();
      expect(root.children.map(({ name }) => name)).toEqual(['b', 'c', 'b', 'c', 'e']);
      expect(root.all('b').map(({ text }) => text)).toEqual(['1', '2 3']);
    }));

  test('answers the first text that is not empty at the end of a path', () =>
    reading(xml, (root) => {
      expect([root.at('c', 'd'), root.at('c'), root.at('b', 'd'), root.at('none')]).toEqual([
        '4',
        '45',
        null,
        null,
      ]);
      expect(root.find('c', 'd').map(({ text }) => text)).toEqual(['4', '5']);
    }));

  test('has attributes without the blanks around them, and none is empty', () =>
    reading(xml, (root) => {
      expect([root.attribute('key'), root.attribute('none')]).toEqual(['v', '']);
    }));
});

describe('a document', () => {
  test('that does not end is refused with the parser’s word, in two hundred signs at most', () => {
    expect(() => reading('<a><b></a>', () => null)).toThrow(
      /^xml\.malformed: Opening and ending tag mismatch/,
    );
    const long = 'n'.repeat(400);
    expect(() => reading(`<${long}></b>`, () => null)).toThrow(/^xml\.malformed: .{200}$/s);
  });

  test('of more than fifty mebibytes is refused before it is looked at', () => {
    const read = (length: number) => withXml(new Uint8Array(length), () => null);
    expect(() => read(50 * 1024 * 1024)).toThrow('xml.malformed');
    expect(() => read(50 * 1024 * 1024 + 1)).toThrow('document.too-large');
  });
});

test('UTF-16 is scanned by its ASCII signs, in either order; any other is a letter', () => {
  const little = Buffer.from('<é中>b', 'utf16le');
  expect(Buffer.from(asciiOfUtf16(little, 'le')).toString('latin1')).toBe('<éx>b');
  const big = Buffer.from(little).swap16();
  expect(Buffer.from(asciiOfUtf16(big, 'be')).toString('latin1')).toBe('<éx>b');
  expect(asciiOfUtf16(little.subarray(0, 3), 'le')).toHaveLength(1);
});

describe('a date of CII', () => {
  test.each([
    ['<DateTimeString>20260102</DateTimeString>', '2026-01-02'],
    ['<DateTimeString>202601021530</DateTimeString>', '2026-01-02'],
    ['<DateTimeString>20260102153059</DateTimeString>', '2026-01-02'],
    ['<DateTimeString>202601</DateTimeString>', '2026-01-01'],
    ['<DateTimeString>2026010215305</DateTimeString>', null],
    ['<DateTimeString>x20260102</DateTimeString>', null],
    ['<DateTimeString>20260102x</DateTimeString>', null],
    ['<DateTimeString>20260230</DateTimeString>', null],
    ['<DateTime>2026-01-02T15:30:00</DateTime>', '2026-01-02'],
    ['<Date>2026-01-02</Date>', '2026-01-02'],
    ['2026-01-02', '2026-01-02'],
    ['', null],
    [
      '<Date>2026-01-04</Date><DateTime>2026-01-03</DateTime><DateTimeString>20260102</DateTimeString>',
      '2026-01-02',
    ],
    ['<Date>2026-01-04</Date><DateTime>2026-01-03</DateTime>', '2026-01-03'],
    ['<Date>2026-01-04</Date><Note>2026</Note>', '2026-01-04'],
  ])('%s is %s', (inside, day) => expect(reading(`<a>${inside}</a>`, (root) => ciiDate(root))).toBe(day));

  test('that is not there is none', () => expect(ciiDate(undefined)).toBeNull());
});
