import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readWebp } from '#testing/films/animated-webp.ts';
import {
  filmAddress,
  filmLimits,
  films,
  filmSeconds,
  filmSize,
  filmSteps,
} from '#features/help/guides/rules-films.ts';
import { texts as english } from '#features/help/guides/texts-films.en.ts';
import { texts as swedish } from '#features/help/guides/texts-films.sv.ts';

const folder = resolve(import.meta.dirname, '..', '..', 'public');
const languages = ['sv', 'en'] as const;
const read = (address: string): Buffer => readFileSync(resolve(folder, `.${address}`));

test.each(films.flatMap((film) => languages.map((language) => [film, language] as const)))(
  'the film %s (%s) moves, is short and light, and has a still picture of its size',
  (film, language) => {
    const moving = read(filmAddress(film, language, 'film'));
    const { durations, ...size } = readWebp(moving);
    const length = durations.reduce((sum, duration) => sum + duration, 0);
    expect(durations.length).toBeGreaterThan(2);
    expect(Math.round(length / 1_000)).toBe(filmSeconds[film]);
    expect(length).toBeLessThanOrEqual(filmLimits.length);
    expect(moving.length).toBeLessThanOrEqual(filmLimits.each);
    expect(size).toEqual(filmSize);
    const still = readWebp(read(filmAddress(film, language, 'poster')));
    expect(still).toEqual({ ...filmSize, durations: [] });
  },
);

test('all films and their pictures are light together, and none lies there that nobody shows', () => {
  const all = films.flatMap((film) =>
    languages.flatMap((language) =>
      (['film', 'poster'] as const).map((what) => filmAddress(film, language, what)),
    ),
  );
  expect(all.reduce((sum, address) => sum + read(address).length, 0)).toBeLessThanOrEqual(filmLimits.all);
  const there = readdirSync(folder).filter((name) => name.startsWith('film-'));
  expect(there.toSorted()).toEqual(all.map((address) => address.slice(1)).toSorted());
});

test.each(films)('what the film %s shows is told in words, in both languages', (film) => {
  for (const texts of [english, swedish]) {
    const keys = Object.keys(texts).filter((key) => key.startsWith(`${film}.step`));
    expect(keys).toHaveLength(filmSteps[film]);
    expect(Object.keys(texts)).toContain(`${film}.title`);
  }
});
