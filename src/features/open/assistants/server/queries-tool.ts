import { z } from 'zod';
import type { KeyScope } from '#core/access/key-scopes.ts';
import type { Entries } from '#platform/server/features/entries.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Input } from '#platform/server/http/handler.ts';
import type { Place } from '#platform/server/http/keys/held-key.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { id } from '#platform/wire/fields.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { mcpContract } from '../contract-mcp.ts';
import { written } from './queries-words.ts';

export interface ToolServices {
  readonly db: Db;
  readonly entries: Entries;
  readonly newId: NewId;
}

/** A call of a tool: who asks, what answers, and where the screens are. */
export interface Asking {
  readonly services: ToolServices;
  readonly given: Input<(typeof mcpContract)['speak']>;
  /** `https://…`, without a stroke at its end. */
  readonly origin: string;
}

/** A restaurant that a key reaches. */
export interface Restaurant {
  readonly id: string;
  readonly name: string;
  /** What screens are told by. */
  readonly outletId: string | null;
}

/** The same in a restaurant of the key, for one of its scopes. */
export interface AskingIn extends Asking {
  readonly restaurant: Restaurant;
  readonly place: Place;
  /** What every screen's address is given, so that it shows this restaurant. */
  readonly where: { readonly outletId: string | null };
  /** The whole address of a screen. */
  readonly link: (address: string) => string;
}

/** What a tool answers: in fields, and in a sentence or two. */
export interface ToolAnswer {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly says: string;
}

export type ToolResult = Promise<ToolAnswer | Refused<ErrorCode>>;

/** Something that an assistant can ask for. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: KeyScope;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly answer:
    | { readonly anywhere: (asking: Asking) => ToolResult }
    | { readonly inUnit: (asking: AskingIn, asked: never) => ToolResult };
}

/** The address of the screen that shows it. */
export const link = z.url().describe('The screen that shows it');

const ofRestaurant = z.object({
  restaurantId: id
    .optional()
    .describe('From list_restaurants; may be left out where the key reaches one restaurant'),
});

const inRestaurant = z.object({ restaurant: z.object({ id, name: written }) });

interface Told<In extends z.ZodRawShape, Out extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: KeyScope;
  readonly input: In;
  readonly output: Out;
}

/** A tool about one restaurant. Its types are those of its schemas; its answer names the restaurant. */
export const tool = <In extends z.ZodRawShape, Out extends z.ZodRawShape>(
  { input, output, ...told }: Told<In, Out>,
  answer: (
    asking: AskingIn,
    asked: z.output<z.ZodObject<In>>,
  ) => Promise<{ readonly fields: z.input<z.ZodObject<Out>>; readonly says: string } | Refused<ErrorCode>>,
): Tool => ({
  ...told,
  input: ofRestaurant.extend(input),
  output: inRestaurant.extend(output),
  answer: { inUnit: answer },
});
