import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refused } from '#platform/wire/refused.ts';
import { validate } from './validate.ts';

const schema = z.object({
  name: z.string().min(2).max(4),
  deal: z.object({ price: z.string() }).optional(),
  kind: z.enum(['a', 'b']).optional(),
});
const strict = z.strictObject({ name: z.string().optional() });

describe('validation', () => {
  test('without a schema nothing is asked and nothing passed on', () =>
    expect(validate(undefined, { any: 1 })).toEqual({ value: undefined }));

  test('R8 what is right is passed on, what is unknown dropped', () =>
    expect(validate(schema, { name: 'abc', other: 1 })).toEqual({ value: { name: 'abc' } }));

  test.each([
    ['nothing', schema, undefined, { body: 'required' }],
    ['no object', schema, [], { body: 'invalid' }],
    ['a field left out', schema, {}, { name: 'required' }],
    ['a field of another type', schema, { name: 1 }, { name: 'invalid' }],
    ['null', schema, { name: null }, { name: 'invalid' }],
    ['too short', schema, { name: 'a' }, { name: 'too_short' }],
    ['too long', schema, { name: 'abcde' }, { name: 'too_long' }],
    ['none of the choices', schema, { name: 'abc', kind: 'c' }, { kind: 'invalid' }],
    ['a field within a field', schema, { name: 'abc', deal: {} }, { 'deal.price': 'required' }],
    ['two fields', schema, { deal: {} }, { name: 'required', 'deal.price': 'required' }],
    ['a field that is not known', strict, { other: 1 }, { body: 'unknown' }],
  ] as const)('%s', (_said, asked, value, errors) =>
    expect(validate(asked, value)).toEqual(refused('bad.request', errors)),
  );
});
