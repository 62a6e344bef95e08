import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenNames } from '../support/screens.ts';
import { closeWindows, openWindows, problemsWith } from './looks.ts';

beforeAll(openWindows);

afterAll(async () => expect(await closeWindows()).toBe(0));

// The others are in a file of their own, which another worker takes.
const names = screenNames.filter((_, at) => at % 2 === 0);

it.each(names)('shows %s well in every size, theme and language', async (name) =>
  expect(await problemsWith(name)).toEqual([]),
);
