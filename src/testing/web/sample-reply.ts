import { z } from 'zod';

/** What a test says of a value; the schema fills in the rest. Lists are told whole, their rows in part. */
export type PartOf<Value> = Value extends readonly (infer Row)[]
  ? readonly PartOf<Row>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartOf<Value[Name]> | undefined }
    : Value;

/** An id that a test tells others by. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

// The first that the schema takes; what stands in front says least.
const texts = [
  'ord',
  idOf(0),
  '2026-10-01',
  '2026-10-01T08:00:00.000Z',
  '1',
  'SEK',
  'SE',
  'anna@krog.test',
  '5560360793',
  'sv',
  'https://krog.test/',
];
const numbers = [0, 1];

const firstOf = (schema: z.ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`no sample for ${JSON.stringify(z.toJSONSchema(schema))}`);
  return found;
};

const inner = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('not a schema of the contract');
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (schema: z.ZodObject, part: unknown): unknown => {
  const told = isRecord(part) ? part : {};
  const strange = Object.keys(told).find((name) => !(name in schema.shape));
  if (strange !== undefined) throw new Error(`the contract has no field "${strange}"`);
  const entries = Object.entries(schema.shape).map(([name, field]) => [
    name,
    filled(inner(field), told[name]),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

const optionOf = (options: readonly unknown[], part: unknown): unknown => {
  const refusals: unknown[] = [];
  for (const option of options.map(inner)) {
    try {
      const value = filled(option, part);
      if (option.safeParse(value).success) return value;
    } catch (error) {
      refusals.push(error);
    }
  }
  throw new Error('no variant of the contract fits', { cause: refusals });
};

/** `part` with everything that `schema` asks for besides; what may be absent stays so. */
const filled = (schema: z.ZodType, part: unknown): unknown => {
  if (schema instanceof z.ZodOptional)
    return part === undefined ? undefined : filled(inner(schema.unwrap()), part);
  if (schema instanceof z.ZodNullable) return part == null ? null : filled(inner(schema.unwrap()), part);
  if (schema instanceof z.ZodDefault)
    return part === undefined ? undefined : filled(inner(schema.unwrap()), part);
  if (schema instanceof z.ZodReadonly) return filled(inner(schema.unwrap()), part);
  if (schema instanceof z.ZodPipe) return filled(inner(schema.in), part);
  if (schema instanceof z.ZodObject) return objectOf(schema, part);
  if (schema instanceof z.ZodArray)
    return Array.isArray(part) ? part.map((row) => filled(inner(schema.element), row)) : [];
  if (schema instanceof z.ZodUnion) return optionOf(schema.options, part);
  if (part !== undefined) return part;
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodNumber) return firstOf(schema, numbers);
  return firstOf(schema, texts);
};

/** A reply by its schema with what a test says of it. Throws where the two do not agree. */
export const sampleReply = <Schema extends z.ZodType>(
  schema: Schema,
  part?: PartOf<z.input<Schema>>,
): z.output<Schema> => schema.parse(filled(schema, part));
