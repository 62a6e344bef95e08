import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanText, parseCleanJson } from './clean-text.ts';

describe('text that the database can hold', () => {
  test.each([
    ['a\u0000b', 'ab'],
    ['\u0000', ''],
    ['\ud800', '\ufffd'],
    ['a\udc00b\ud83d', 'a\ufffdb\ufffd'],
    ['😀 å\u0007\u202e', '😀 å\u0007\u202e'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  test('JSON is cleaned in every text and name of it, and stays what it is otherwise', () => {
    const json = '{"a\\u0000":["\\ud800","\\ud83d\\ude00",1,null,{"b":"c\\u0000"}],"__proto__":"\\u0000x"}';
    expect(JSON.stringify(parseCleanJson(json))).toBe(
      '{"a":["\ufffd","😀",1,null,{"b":"c"}],"__proto__":"x"}',
    );
    expect(() => parseCleanJson('{"a":"\\u0000"')).toThrow(SyntaxError);
  });

  test('whatever JSON says, what is read holds neither, and clean JSON is read as ever', () => {
    const text = fc.string({ unit: fc.constantFrom('\u0000', '\ud800', '\udfff', '😀', 'a', '\\', '"') });
    const value = fc.letrec((tie) => ({
      any: fc.oneof(text, fc.integer(), fc.array(tie('any')), fc.dictionary(text, tie('any'))),
    })).any;
    fc.assert(
      fc.property(value, (said) => {
        const json = JSON.stringify(said);
        const read = JSON.stringify(parseCleanJson(json));
        expect(read).not.toMatch(/\\u(?:0000|d[89a-f])/i);
        if (!/\\u/.test(json)) expect(read).toBe(json);
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    ['  Anna\u202e Öhrn\u2066 ', 'Anna Öhrn'],
    ['Krog\r\nBryggan\u0000', 'Krog Bryggan'],
    ['\u202etxt.exe', 'txt.exe'],
    ['\u200e\u0007', ''],
    ['👩\u200d🍳 Kök', '👩\u200d🍳 Kök'],
    ['مرحبا', 'مرحبا'],
  ])('%j becomes %j', (name, clean) => expect(cleanName(name)).toBe(clean));
});
